"""A game at the terminal: real games, real bots, a person whose typing is a list."""

from __future__ import annotations

import io
import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

from backroom import bots, games
from backroom.cli.base import run
from backroom.cli.drive import bot_line, chance_line
from backroom.cli.replay import read_record
from backroom.cli.show import FRAME, Show
from backroom.cli.sim import one_game
from backroom.cli.terminal import Game
from backroom.engine.record import Record
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.words import Words, languages


class Typist:
    """Types one line after the other and keeps the screen as it was at each prompt."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.screen = io.StringIO()
        self.pages: list[tuple[str, str]] = []  # (prompt, what was printed since the prompt before)

    def __call__(self, prompt: str) -> str:
        self.pages.append((prompt, self.screen.getvalue()))
        self.screen.seek(0)
        self.screen.truncate()
        return next(self.lines)

    def text(self) -> str:
        return "\n".join(page for _, page in self.pages) + self.screen.getvalue()


def sit(
    typist: Typist,
    *seats: str,
    lang: str = "en",
    seed: int = 7,
    record: Record | None = None,
    name: str = "tammany",
) -> Game:
    game = games.load(name)
    record = record or Record(game, len(seats), game.read_options(), list(seats))
    return Game(record, seed, Words(lang, strict=True), Console(file=typist.screen, width=140), typist)


def until_quit(*lines: str) -> Iterable[str]:
    """These lines, then leave without keeping anything."""
    return itertools.chain(lines, ["quit", ""])


def anything() -> Iterable[str]:
    """The first move of the list, or the bid that is always possible where moves are too many to list."""
    return itertools.cycle(["1", "bid nothing"])


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("name", "lang"), list(zip(games.names(), itertools.cycle(["fr", "it", "en"]))))
def test_a_whole_game_against_bots(name: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(anything())
    low, _ = games.load(name).seats
    game = sit(typist, "me:Anna", *["greedy", "random", "random"][: low - 1], lang=lang, name=name)
    monkeypatch.setattr(game, "offer_save", lambda: game.save("kept.json"))
    draw = game.look
    seen: Counter[str] = Counter()

    def look(seat: int, moves: list[str]) -> None:
        # Drawing is nearly all the work of a game: every phase a few times, then now and again.
        phase = game.view(seat)["phase"]
        seen[phase] += 1
        if seen[phase] <= 3 or seen[phase] % 10 == 0:
            draw(seat, moves)

    monkeypatch.setattr(game, "look", look)
    game.run()
    assert game.state.over
    assert len(seen) > 1
    assert "Anna" in typist.text()
    assert {"en": "The end", "fr": "Fin", "it": "Fine"}[lang] in typist.screen.getvalue()
    record = read_record(Path("kept.json"))
    assert record.result is not None
    assert record.result["scores"] == game.state.scores()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", [name for name in games.names() if bots.styles(games.load(name))])
def test_bots_in_a_style_are_told_before_the_game(name: str, lang: str) -> None:
    game, words = games.load(name), Words(lang, strict=True)
    for style in bots.styles(game):
        typist, bot = Typist(until_quit()), f"greedy~{style}"
        sit(typist, "me", bot, *["random"] * (game.seats[0] - 2), lang=lang, name=name).run()
        told = typist.text()
        assert f"{bot}" in told
        assert words.say(f"{name}-style-{style}") in told
        assert words.say(f"{name}-style-{style}-manner") in told


def test_a_style_at_the_terminal_is_one_that_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    for seats, said in (
        ("me,hard~shy,easy", "bold, hoarder, slanderer"),
        ("me,random~bold,easy", "beginner, easy, greedy"),
        ("me,hard@40~shy,easy", "bold, hoarder, slanderer"),
        ("me,shy~bold,easy", "choose from"),
    ):
        for how in (["--terminal"], []):
            assert run(["play", "tammany", *how, "--seats", seats, "--lang", "en"]) == 2
            assert said in capsys.readouterr().err


def test_moves_by_number_and_by_text_and_undo() -> None:
    typist = Typist(until_quit("1", "boss 2", "undo", "undo", "look"))
    game = sit(typist, "me", "random", "random")
    game.run()
    # Both moves were taken back: what is left is what stood before the first prompt.
    assert all(who != 0 for who, _ in game.record.log)
    assert game.state == game.record.replay()
    assert typist.text().count("Taken back.") == 2


def test_undo_across_others_asks_first_and_meets_the_same_luck() -> None:
    log: list[list[tuple[int, str]]] = []

    def note(game: Game) -> Callable[[str], str]:
        lines = iter(["1", "1", "1", "undo", "n", "undo", "y", "1", "quit", ""])

        def ask(prompt: str) -> str:
            log.append(list(game.record.log))
            return next(lines)

        return ask

    game = sit(Typist([]), "me", "random", "random")
    game.ask = note(game)
    game.run()
    before, refused, again = log[3], log[5], log[8]
    assert len(before) > len(log[2]) + 1, "others have played since"
    assert refused == before
    assert [line for line in again if line[0] == -1] == [line for line in before if line[0] == -1]


def test_nothing_to_undo() -> None:
    typist = Typist(until_quit("undo"))
    sit(typist, "me", "random", "random").run()
    assert "There is no move of yours to take back." in typist.text()


def test_a_refusal_names_its_rule_and_why_shows_it() -> None:
    typist = Typist(
        until_quit("why", "end", "why", "why boss 1", "rules TH-22", "rules TH-99", "rules", "boss 99", "77")
    )
    game = sit(typist, "me", "random", "random")
    game.run()
    pages = [page for _, page in typist.pages]
    assert "Nothing has been refused." in pages[1]
    assert "TH-26" in pages[2]
    assert "TH-26" in pages[3]
    assert "nothing forbids it" in pages[4]
    assert "TH-22" in pages[5]
    assert "no rule “TH-99”" in pages[6]
    assert "TH-72" in pages[7]
    assert "99" in pages[8]
    assert "no move number 77" in pages[9]
    assert all(who != 0 for who, _ in game.record.log)


def test_the_other_words() -> None:
    typist = Typist(until_quit("help", "log", "nonsense"))
    sit(typist, "me", "random", "random").run()
    pages = [page for _, page in typist.pages]
    assert "undo" in pages[1]
    assert "first" in pages[2]
    assert "not a move" in pages[3]


def test_a_mistyped_word_is_answered_with_the_one_that_was_meant() -> None:
    typist = Typist(until_quit("bos 6", "hlep", "xyzzy 4"))
    sit(typist, "me", "random", "random").run()
    pages = [page for _, page in typist.pages]
    assert "Did you mean “boss”? For example: boss " in pages[1]
    assert "Did you mean “help”?" in pages[2]
    assert "Did you mean" not in pages[3]


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("tammany", "spred 6", "Did you mean “spread”? It cannot be done now."),
        ("tammany", "loko", "Did you mean “look”?\n"),
        ("tammany", "slander yelow 6 green", "Did you mean “yellow”? For example: slander yellow 6 green"),
        ("guildes", "take noble", "Did you mean “nobles”? For example: take nobles"),
        ("mob", "load harlm", "Did you mean “harlem”? For example: load harlem"),
    ],
)
def test_what_was_meant_is_told_where_the_mistake_is(name: str, typed: str, told: str) -> None:
    """The word that was mistyped, first or further on; an example only of what can be done now."""
    typist = Typist(until_quit(typed))
    game = games.load(name)
    sit(typist, "me", *["random"] * (game.seats[0] - 1), name=name).run()
    assert told in typist.pages[1][1]


def test_save_keeps_a_game_that_goes_on() -> None:
    Path("taken.json").write_text("{}")
    typist = Typist(["1", "save taken.json", "save mine.json", "quit"])
    game = sit(typist, "me", "random", "random")
    game.run()
    assert Path("taken.json").read_text() == "{}"
    assert "already there" in typist.text()
    assert json.loads(Path("mine.json").read_bytes())["result"] is None

    again = sit(Typist(until_quit("1")), record=read_record(Path("mine.json")))
    again.run()
    assert again.record.log[: len(game.record.log)] == game.record.log
    assert len(again.record.log) > len(game.record.log)


ENOUGH = 6  # sealed choices that are compared


def screen(game: Game, log: list[tuple[int, str]], seat: int) -> str:
    """Everything this seat is shown at this point, news from the first line on."""
    record = Record(game.game, game.record.players, game.record.options, game.record.seats, log)
    typist = Typist([])
    twin = sit(typist, record=record)
    twin.at, twin.seen = seat, {seat: 0}
    twin.look(seat, twin.game.part("notation").moves(twin.state, seat))
    twin.print_log()
    return typist.screen.getvalue()


def sealed(game: Game) -> list[int]:
    """Lines of a simultaneous choice that is still going on: not to be shown to others."""
    hidden: dict[int, int] = {}
    for number in range(len(game.record.log) - 1, -1, -1):
        who = game.record.log[number][0]
        # A second line of the same seat belongs to the choice before, which is open by now.
        if who == CHANCE or who in hidden or not game.state.can_retract(who):
            break
        hidden[who] = number
    return list(hidden.values())


def test_at_a_shared_device_nobody_reads_anothers_bid() -> None:
    """Hot-seat: had the others bid nothing, the next one would see the very same screen."""
    typist = Typist(itertools.repeat(""))
    tammany = games.load("tammany")
    # From the first sealed bid of a game between bots on.
    _, log, _ = one_game(tammany, tammany.start(3), ["random"] * 3, 11)
    before = log[: next(n for n, (_, text) in enumerate(log) if text.startswith("bid"))]
    people = ["me:Anna", "me:Ben", "me:Cleo"]
    game = sit(typist, record=Record(tammany, 3, tammany.read_options(), people, before))
    notation = tammany.part("notation")
    hands, compared, rng = 0, 0, Rng(11)

    def ask(prompt: str) -> str:
        nonlocal hands, compared
        hands += "Pass the device" in prompt
        typist(prompt)
        seat = game.at
        if seat is None or not prompt.endswith("> "):
            return ""
        if compared == ENOUGH:
            return "quit"
        hidden = [n for n in sealed(game) if game.record.log[n][1] != "bid nothing"]
        if hidden:
            log = list(game.record.log)
            twin = [(who, "bid nothing") if n in hidden else (who, text) for n, (who, text) in enumerate(log)]
            assert screen(game, log, seat) == screen(game, twin, seat)
            compared += 1
        # Any move, and a bid of one chip by those who have one, so that there is a secret to keep.
        moves, forms = notation.moves(game.state, seat), notation.forms(game.state, seat)
        if forms:
            colour = next((name for name, most in forms[0]["max"].items() if most), None)
            return f"bid {colour} 1" if colour else "bid nothing"
        return moves[rng.below(len(moves))]

    game.ask = ask
    game.offer_save = lambda: None  # type: ignore[method-assign]
    game.look = lambda seat, moves: None  # type: ignore[method-assign]  # what is compared is drawn by `screen`
    game.run()
    assert hands >= ENOUGH
    assert compared == ENOUGH


@pytest.mark.parametrize("name", games.names())
def test_the_view_has_a_heading_for_everything_in_every_language(name: str) -> None:
    """No key of the data stands untranslated on the screen, in any phase of a game."""
    game = games.load(name)
    count, _ = game.seats
    state, rng = game.start(count), Rng(3)
    players = [bots.make("random", game, seat) for seat in range(count)]
    names: set[tuple[str, str]] = set()

    def collect(table: str, view: dict[str, object]) -> None:
        for key, value in view.items():
            names.add((table, key))
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, dict):
                    collect(key, inner)

    def look(seat: int | None) -> None:
        view = game.part("view").view(state, seat)
        collect("", {key: value for key, value in view.items() if key not in FRAME})

    while not state.over:
        look(0)
        seat = state.actor()
        if seat == CHANCE:
            chance_line(game, state, rng)
        else:
            bot_line(game, state, seat, players[seat])
    look(None)
    lacking = set()
    for lang in ("en", "fr", "it"):
        show = Show(game, Words(lang, strict=True), [""] * count)
        for table, key in names:
            # Numbers and seats are their own names.
            if show.named(key, table) is None and not key.isdecimal() and key not in game.colours:
                lacking.add((lang, table, key))
    assert lacking == set()


@pytest.mark.parametrize("name", games.names())
def test_a_list_that_holds_nothing_is_left_out(name: str) -> None:
    """In every phase of a game: no heading with nothing but dashes behind it."""
    game = games.load(name)
    count, _ = game.seats
    state, rng = game.start(count), Rng(3)
    players = [bots.make("random", game, seat) for seat in range(count)]
    show, screen = Show(game, Words("en", strict=True), ["x"] * count), io.StringIO()
    console = Console(file=screen, width=4000)
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            chance_line(game, state, rng)
            continue
        console.print(show.view(game.part("view").view(state, seat)))
        bot_line(game, state, seat, players[seat])
    assert "–, –" not in screen.getvalue()


def test_lists_go_by_name_or_by_place() -> None:
    """Seats by name however many they are; lists of lists by owner where they are seats', else by their place."""
    mob, guildes = games.load("mob"), games.load("guildes")
    two, four = Show(mob, Words("en"), ["a", "b"]), Show(guildes, Words("en"), ["a", "b", "c", "d"])
    assert four.inline("leaders", [0, 1, 2, 3]).plain == "Red · Blue · Yellow · Green"
    assert four.inline("cards", [2, 0, 0, 1]).plain == "Red 2 · Green 1"
    # The counts to come by their numbers, which the board has too.
    assert four.inline("later", [[14, 6], [14, 6, 3, 1]]).plain == "II: 14, 6; III: 14, 6, 3, 1"
    assert four.inline("later", [[14, 6, 3, 1]]).plain == "III: 14, 6, 3, 1"
    assert two.inline("bonuses", [["expose"], ["add"]]).plain == "1: expose a mole; 2: add a crate"
    assert two.inline("moles", [["harlem", "italy"], []]).plain == "Red: Harlem, Little Italy"
    assert four.pairs({"name": "ties", "active": True}, "event").plain.startswith("card ties do not count")
    tammany = Show(games.load("tammany"), Words("en"), ["a", "b", "c"])
    assert tammany.pairs({"2": 5, "3": 9}).plain == "2: 5 · 3: 9"
    assert tammany.pairs({"2": {"green": 2}, "3": {"blue": 1}}).plain == "2: green 2; 3: blue 1"
    # The leaders of each colour are seats, also when there are as many as players; so are those of the final chips.
    led = {"green": [1], "white": [0, 1, 2], "orange": [0], "blue": [2, 0]}
    by_name = "green Yellow, white Red · Yellow · Purple, orange Red, blue Purple · Red"
    assert tammany.pairs(led, "leaders", "seats").plain == by_name
    assert tammany.pairs({"chips": led}, "final").plain == f"favour chips {by_name}"
    screen = io.StringIO()
    Console(file=screen, width=200).print(tammany.view({"leaders": {"green": [0], "blue": []}}))
    assert "green Red" in screen.getvalue()
    awards = {"leaders": {"green": {"seats": [1], "cubes": 3, "chips": [0, 3, 0]}}}
    told = tammany.pairs(awards, "awards").plain
    assert told == "leading green players Yellow, cubes 3, favour chips Yellow 3"
    # A phase by its own name, the state of an office not by that of an office.
    assert tammany.inline("phase", "bid").plain == "Sealed bids"
    assert tammany.inline("office", "none").plain == "not possible"
    assert two.inline("phase", "moles").plain == "Putting down the moles"
    # Nobody in the attorney's sights: nothing is said of it. Colons as the language has them.
    assert two.pairs({"target": None, "winner": None, "space": 2}, "attorney").plain == "space 2"
    french = Show(games.load("tammany"), Words("fr"), ["a", "b", "c"])
    assert french.pairs({"2": 5, "3": 9}).plain == "2\u00a0: 5 · 3\u00a0: 9"
    assert (
        french.inline("votes", [[1], [2], [3]]).plain
        == "Rouge\u00a0: 1\u202f; Jaune\u00a0: 2\u202f; Violet\u00a0: 3"
    )
    assert "\u202f; " in french.inline("steps", [{"ward": 1}, {"ward": 2}]).plain
    assert french.pairs({"1": [1], "2": [2]}).plain == "1\u00a0: 1\u202f; 2\u00a0: 2"
    rows = [{"votes": [n, 0, 3]} for n in range(3)]
    three = Show(guildes, Words("en"), ["a", "b", "c"])
    assert three.inline("votes", rows[1]["votes"], own=True).plain == "1, 0, 3"
