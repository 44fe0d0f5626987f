"""A game at one terminal: people in turn (hot-seat) and bots, any registered game, from its view and notation.

Knows no game. Draws depend on the seed and on how long the log is, so that a move taken back and made again
meets the same luck: nobody can fish for a better draw.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from backroom.cli.base import Mistake, sentence, write_bytes
from backroom.cli.drive import PERSON, SEEDS, Seat, bot_line, chance_line
from backroom.cli.rules import one_rule, rule_panel, rules_text
from backroom.cli.show import Show
from backroom.engine import knowledge
from backroom.engine.errors import BackroomError, Refusal
from backroom.engine.knowledge import ALL, Knower
from backroom.engine.moves import RETRACT, play
from backroom.engine.reasons import Told
from backroom.engine.record import Record, result_of
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.engine.story import tell_record
from backroom.words import Words


class Quit(Exception):
    """The person has had enough."""


def person_name(seat: str) -> str:
    """`me:Anna` is Anna, `me` is me."""
    return seat.partition(":")[2] or seat


class Game:
    """One game at the terminal: the record, the State it folds to, and what people type."""

    def __init__(
        self, record: Record, seed: int, words: Words, out: Console, ask: Callable[[str], str] | None = None
    ) -> None:
        from backroom import bots

        self.record, self.seed, self.words, self.out = record, seed, words, out
        self.ask = ask or (lambda prompt: out.input(Text(prompt, style="bold")))
        self.game = record.game
        self.state: State = record.replay()
        self.seats = [
            Seat(person_name(name))
            if name.split(":")[0] == PERSON
            else Seat(name, bots.make(name, self.game, Rng(seed).fork(1000 + number).below(SEEDS)))
            for number, name in enumerate(record.seats)
        ]
        self.show = Show(self.game, words, [seat.name for seat in self.seats])
        self.people = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        self.seen = {number: len(record.log) for number in self.people}
        self.at: int | None = None  # who sits at the keyboard
        self.moved = False  # the log has changed: time to look anew at who acts
        self.refused: Refusal | None = None
        self.saved: tuple[Path, int] | None = None

    def say(self, key: str, /, **facts: Any) -> str:
        return self.words.say(key, **facts)

    def tell(self, key: str, /, **facts: Any) -> None:
        self.out.print(Text(self.say(key, **facts)))

    # --- the game's course ---

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.manners()
        try:
            while not self.state.over:
                self.step()
        except Quit:
            self.leave()
            return
        self.record.result = result_of(self.state)
        self.news()
        self.out.print(self.show.view(self.view(None)))
        self.out.print(self.show.outcome(self.state.scores(), self.state.ranks()))
        self.offer_save()

    def manners(self) -> None:
        """How the bots play that have a style."""
        for name in dict.fromkeys(name for name in self.record.seats if "~" in name):
            style = f"{self.game.name}-style-{name.partition('~')[2]}"
            if f"{style}-manner" in self.words:
                told = self.words.say(
                    "bot-style-told", style=self.say(style), manner=self.say(f"{style}-manner")
                )
                self.tell("web-pair", label=name, value=told)

    def step(self) -> None:
        """One line of the log: chance first, then bots (they know no more for being early), then people."""
        if self.state.actor() == CHANCE:
            rng = Rng(self.seed).fork(len(self.record.log) + 1)
            self.record.log.append(chance_line(self.game, self.state, rng))
            return
        pending = self.state.pending()
        for seat in pending:
            bot = self.seats[seat].bot
            if bot is not None:
                line, _ = bot_line(self.game, self.state, seat, bot)
                self.record.log.append(line)
                return
        self.turn(self.at if self.at in pending and self.at is not None else pending[0])

    def view(self, seat: int | None) -> dict[str, Any]:
        return knowledge.view(self.game, self.state, seat)

    def turn(self, seat: int) -> None:
        """Ask a person until a line is played or taken back."""
        self.hand_over(seat)
        moves: list[str] = self.game.part("notation").moves(self.state, seat)
        self.look(seat, moves)
        self.moved = False
        while not self.moved:
            text = " ".join(self.ask(f"{self.show.seat(seat).plain}> ").split())
            if text:
                self.command(seat, text, moves)

    def hand_over(self, seat: int) -> None:
        """The pass-the-device screen: nobody reads another's secrets."""
        if self.at == seat:
            return
        if len(self.people) > 1 and self.game.hidden:
            if self.at is not None:
                self.out.clear()
            self.ask(self.say("house-hand-over", seat=self.show.seat(seat, whole=True).plain))
        self.at = seat

    # --- what the person sees ---

    def news(self) -> None:
        """What happened since this person last looked."""
        since = self.seen.get(self.at, 0) if self.at is not None else 0
        for _, said in self.sentences(since):
            for told in said:
                self.out.print(Text.assemble("  ", told))
        if self.at is not None:
            self.seen[self.at] = len(self.record.log)

    def sentences(self, since: int = 0) -> list[tuple[int, list[str]]]:
        """Lines of the log from ``since`` on, in words, as the person at the keyboard may know them, with their numbers."""
        log = self.record.log[since:]
        number, found = since, []
        knower: Knower = ALL if self.state.over else self.at
        for count, steps in tell_record(self.game, self.record.replay(since), log, knower):
            number += count
            found.append((number, self.show.told(steps)))
        return found

    def look(self, seat: int, moves: list[str]) -> None:
        view = self.view(seat)
        self.news()
        self.out.print(self.show.view(view))
        for notice in view.get("warnings", []):
            self.out.print(Text(self.say(notice["key"], **notice["facts"]), style="yellow"))
        self.offer(seat, moves)

    def offer(self, seat: int, moves: list[str]) -> None:
        """The moves with their numbers, a group for each kind; forms for what is too many to list."""
        parts: list[Any] = []
        kinds: dict[str, list[Text]] = {}
        for number, text in enumerate(moves, 1):
            kinds.setdefault(text.split()[0], []).append(Text.assemble((f"{number:>3} ", "cyan"), text))
        parts += [Columns(group, padding=(0, 2)) for group in kinds.values()]
        for form in self.game.part("notation").forms(self.state, seat):
            most = JOINED.join(f"{name} 0–{n}" for name, n in form.get("max", {}).items())
            parts.append(Text(self.say("house-form", move=form["move"], most=most or "–")))
        title = Text.assemble(self.show.seat(seat, whole=True), " ", self.say("house-your-move"))
        self.out.print(Panel(Group(*parts), title=title, title_align="left", border_style="cyan"))

    # --- what the person types ---

    def command(self, seat: int, text: str, moves: list[str]) -> None:
        word, _, rest = text.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "undo": lambda: self.undo(seat),
            "hint": lambda: self.hint(seat),
            "why": lambda: self.why(seat, rest, moves),
            "rules": lambda: self.rules(rest),
            "save": lambda: self.save(rest),
            "look": lambda: self.look(seat, moves),
            "log": self.print_log,
            "help": lambda: self.tell("house-terminal-help"),
            "?": lambda: self.tell("house-terminal-help"),
            "quit": self.quit,
        }
        try:
            # A game's own word goes first: a game may have a move called "look".
            if word in commands and not any(move.split()[0] == word for move in moves):
                commands[word]()
            else:
                self.move(seat, text, moves)
        except BackroomError as error:
            self.out.print(Text(sentence(error, self.words), style="yellow"))
            self.meant(text, moves, list(commands), error)
            if isinstance(error, Refusal):
                self.refused = error
                self.out.print(Text(self.say("house-why-hint", rule=error.rule), style="dim"))

    def meant(self, text: str, moves: list[str], commands: list[str], error: BackroomError) -> None:
        """A word that nearly is one gets that one: with an example of what can be done with it now, if it begins a move."""
        expected = str(error.facts.get("expected", "")).split(", ")
        if (
            error.key != "error-not-a-move"
        ):  # a word further on: the one that fits, in the move as it was typed
            wrong = str(error.facts.get("text", ""))
            near = get_close_matches(wrong.lower(), expected, 1, 0.6) if wrong.isalpha() else []
            if near and wrong in text.split():
                example = " ".join(near[0] if one == wrong else one for one in text.split())
                self.out.print(Text(self.say("house-meant", word=near[0], example=example), style="dim"))
            return
        begins = [one.split()[0] for one in moves]
        near = get_close_matches(text.split()[0].lower(), {*expected, *begins, *commands} - {""}, 1, 0.6)
        if not near:
            return
        if near[0] in begins:
            example = moves[begins.index(near[0])]
            told = self.say("house-meant", word=near[0], example=example)
        else:
            told = self.say(
                "house-meant-word" if near[0] in commands else "house-meant-not-now", word=near[0]
            )
        self.out.print(Text(told, style="dim"))

    def read(self, text: str, moves: list[str]) -> str:
        """A move typed, or its number in the list."""
        if not text.isdecimal():
            return text
        if not 1 <= int(text) <= len(moves):
            raise Mistake("house-no-number", number=int(text), last=len(moves))
        return moves[int(text) - 1]

    def move(self, seat: int, text: str, moves: list[str]) -> None:
        typed = self.read(text, moves)
        before = self.state.clone()
        actions = play(self.game, self.state, seat, typed)
        line = typed if typed == RETRACT else self.game.part("notation").show(before, seat, actions)
        self.record.log.append((seat, line))
        self.moved, self.refused = True, None

    def undo(self, seat: int) -> None:
        """Back to before this person's last line; with a question when that takes others or luck along."""
        mine = [number for number, (who, _) in enumerate(self.record.log) if who == seat]
        if not mine:
            raise Mistake("house-nothing-to-undo")
        lost = len(self.record.log) - mine[-1] - 1
        if lost and not self.yes(self.say("house-undo-more", lines=lost)):
            return
        del self.record.log[mine[-1] :]
        self.state = self.record.replay()
        self.seen = {number: min(seen, len(self.record.log)) for number, seen in self.seen.items()}
        self.moved, self.at = True, seat
        self.tell("house-undone")

    def hint(self, seat: int) -> None:
        """What a search would do with this seat's knowledge, its chance to win, and what it comes to."""
        from backroom import bots

        told = bots.hint(self.game, self.state, seat)
        move = f"{self.show.reason(told.deed)} ({told.move})" if told.deed else told.move
        self.tell("review-hint", move=move)
        if told.chance is not None:
            self.tell("review-hint-chance", percent=round(100 * told.chance))
        for reason in told.why:
            self.out.print(Text(f"  {self.show.reason(reason)}"))

    def why(self, seat: int, rest: str, moves: list[str]) -> None:
        """Why the last move was refused, or whether this one would be, with the rule in full."""
        if rest:
            try:
                actions = play(self.game, self.state.clone(), seat, self.read(rest, moves))
            except Refusal as refusal:
                self.refused = refusal
            else:
                self.tell("house-why-legal", move=rest)
                text = self.game.part("notation").show(self.state, seat, actions)
                for reason in Told(self.game, self.state, seat).why(text):
                    self.out.print(Text(f"  {self.show.reason(reason)}"))
                return
        if self.refused is None:
            self.tell("house-why-nothing")
            return
        self.out.print(Text(sentence(self.refused, self.words), style="yellow"))
        self.out.print(rule_panel(*one_rule(self.game, self.refused.rule, self.words)))

    def rules(self, rest: str) -> None:
        if rest:
            self.out.print(rule_panel(*one_rule(self.game, rest, self.words)))
        elif self.out.is_terminal:
            with self.out.pager(styles=True):
                self.out.print(rules_text(self.game, self.words))
        else:
            self.out.print(rules_text(self.game, self.words))

    def print_log(self) -> None:
        for number, said in self.sentences():
            for told in said:
                self.out.print(Text.assemble(f"{number:>4} ", told))

    # --- keeping it ---

    def save(self, name: str) -> None:
        """Write the game so far; another game's file is not overwritten."""
        path = Path(name) if name else (self.saved[0] if self.saved else Path(f"{self.game.name}.json"))
        if path.exists() and (self.saved is None or self.saved[0] != path):
            raise Mistake("house-file-exists", file=path)
        write_bytes(path, self.record.to_json())
        self.saved = (path, len(self.record.log))
        self.tell("house-saved", file=path)

    def yes(self, question: str) -> bool:
        return self.ask(f"{question} ").strip().lower()[:1] in tuple(self.say("house-yes-letters").split())

    def quit(self) -> None:
        raise Quit

    def leave(self) -> None:
        if self.saved is not None and self.saved[1] == len(self.record.log):
            self.tell("house-bye-saved", file=self.saved[0])
        else:
            self.offer_save()

    def offer_save(self) -> None:
        """At the end: a name keeps the game, an empty line does not."""
        while True:
            name = self.ask(f"{self.say('house-save-name')} ").strip()
            if not name:
                return
            try:
                self.save(name)
                return
            except Mistake as mistake:
                self.out.print(Text(sentence(mistake, self.words), style="yellow"))


JOINED = ", "
