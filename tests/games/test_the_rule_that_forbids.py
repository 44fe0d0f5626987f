"""A refusal cites the rule that forbids the move: for every word at every moment of a game, the rules that can be meant.

The tables say it once more, apart from the code: by moment, by word, and by whether the seat is asked. ``IF`` adds what must
be true of the position when a rule is cited. Random positions of random games are probed with every word.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from backroom.engine.errors import Refusal
from backroom.engine.moves import play
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.games.guildes import schema as gu
from backroom.games.mob import schema as mb
from backroom.games.tammany import notation as th_notation
from backroom.games.tammany import schema as th
from backroom.testing.cases import Case, amount, some_cases
from backroom.testing.walk import choose_move

Table = dict[tuple[str, str], str]  # (moment, word): rules; the word "*": every other one


def numbers(prefix: str, text: str) -> set[str]:
    return {f"{prefix}-{number}" for number in text.split()}


# --- Tammany Hall: moments ----------------------------------------------------------------------------------------------

TAMMANY_NODES = {
    th.N_FIRST: "first", th.N_SETTLE: "settle", th.N_DRAW: "draw", th.N_TURN: "turn", th.N_BID: "bid",
    th.N_BONUS_COLOUR: "bonus cube", th.N_BONUS_CHIP: "bonus chip", th.N_APPOINT_SEAT: "appoint",
}  # fmt: skip
ELECTION = {"bonus": "57", "appoint": "61", "bid": "50"}
LOTS = {"first": "10", "settle": "11", "draw": "20"}
TAMMANY: Table = {
    **{(f"{moment}, {who}", word): rule for word, rule in (ELECTION | LOTS).items()
       for moment in ("turn", "bid") for who in ("asked", "not asked")},
    **{(moment, "*"): rule for moment, rule in LOTS.items()},
    **{(f"{moment}, {who}", word): rule for word, rule in LOTS.items()
       for moment in ("bonus cube", "bonus chip", "appoint") for who in ("asked", "not asked")},
    ("turn, asked", "boss"): "15 16 21 22 23 25",
    ("turn, asked", "cube"): "15 16 21 22 23",
    ("turn, asked", "chip"): "05 21 30 31",
    ("turn, asked", "remove"): "15 16 21 30 32 36",
    ("turn, asked", "lock"): "15 16 21 30 33",
    ("turn, asked", "move"): "15 16 21 30 34 35 36",
    ("turn, asked", "slander"): "21 36 40 41",
    ("turn, asked", "spread"): "21 26 36 42 43 44",
    ("turn, asked", "end"): "26",
    ("turn, not asked", "*"): "21",
    ("bid, asked", "bid"): "52",
    ("bid, not asked", "bid"): "51 56 63",
    ("bid, asked", "*"): "21",
    ("bid, not asked", "*"): "21",
    ("bonus cube, asked", "bonus"): "05 15 16 35",
    ("bonus cube, asked", "*"): "57",
    ("bonus chip, asked", "chip"): "05",
    ("bonus chip, asked", "*"): "57",
    ("bonus cube, not asked", "*"): "57",
    ("bonus chip, not asked", "*"): "57",
    ("appoint, asked", "*"): "61",
    ("appoint, not asked", "*"): "61",
}  # fmt: skip

# --- Guildes ------------------------------------------------------------------------------------------------------------

GUILDES_NODES = {
    gu.N_DEAL: "deal", gu.N_EVENT: "event", gu.N_TRICKS: "tricks", gu.N_LAST: "last", gu.N_BACK: "back",
    gu.N_FIRST: "first", gu.N_DRAWN: "drawn", gu.N_TAKE: "take", gu.N_ASIDE: "aside", gu.N_PLAY: "play",
    gu.N_TURN: "turn", gu.N_TRICK: "trick", gu.N_KEEP: "keep",
}  # fmt: skip
DRAWS = {"deal": "16", "event": "15", "trick": "50", "last": "25", "back": "43", "first": "42", "drawn": "55"}
TRICK_WORDS = ["protect", "swap", "sacrifice", "draw", "exchange", "plus", "minus", "decline"]
GUILDES: Table = {
    **{(f"{moment}, {who}", word): rule for word, rule in DRAWS.items()
       for moment in ("take", "aside", "play", "turn", "trick", "keep") for who in ("asked", "not asked")},
    **{({"trick": "tricks"}.get(moment, moment), word): rule for word, rule in DRAWS.items() for moment in DRAWS},
    **{({"trick": "tricks"}.get(moment, moment), "*"): rule for moment, rule in DRAWS.items()},
    ("take, asked", "take"): "61",
    ("aside, asked", "aside"): "61",
    ("play, asked", "play"): "21 44 61",
    ("play, asked", "lay"): "21 44 45 61",
    ("turn, asked", "play"): "42 61",
    ("turn, asked", "lay"): "45",
    **{("trick, asked", word): "51" for word in ("protect", "draw")},
    ("trick, asked", "draw"): "51 55",
    ("trick, asked", "swap"): "51 52 53",
    ("trick, asked", "sacrifice"): "51 52 54 61",
    ("trick, asked", "exchange"): "51 61",
    ("trick, asked", "plus"): "51 52",
    ("trick, asked", "minus"): "51 52",
    ("keep, asked", "keep"): "55",
    ("keep, asked", "decline"): "55",
    **{(f"{moment}, asked", "*"): "60" for moment in ("take", "aside", "play", "turn", "trick", "keep")},
    **{(f"{moment}, not asked", "*"): "24" for moment in ("take", "aside", "play")},
    ("turn, not asked", "*"): "42",
    ("trick, not asked", "*"): "51",
    ("keep, not asked", "*"): "51",
}  # fmt: skip

# --- MOB: Big Apple -----------------------------------------------------------------------------------------------------

MOB_NODES = {
    mb.N_OPENING: "opening", mb.N_DICE: "dice", mb.N_SHOT: "shot", mb.N_MOLES: "moles", mb.N_ROLL: "roll",
    mb.N_LOAD: "load", mb.N_SPACE: "space", mb.N_ACTION: "action", mb.N_BONUS: "bonus", mb.N_START: "start",
}  # fmt: skip
TURN = ("roll", "load", "space", "action")
MOB: Table = {
    ("opening", "*"): "12",
    ("dice", "*"): "21",
    ("shot", "*"): "42",
    **{(f"{moment}, {who}", word): rule for moment in (*TURN, "bonus", "start") for who in ("asked", "not asked")
       for word, rule in {"moles": "11", "die": "21"}.items()},
    **{(f"{moment}, {who}", word): rule for moment in TURN for who in ("asked", "not asked")
       for word, rule in {"decline": "51", "start": "53", "steal": "44"}.items()},
    **{(f"moles, {who}", "die"): "21" for who in ("asked", "not asked")},
    ("moles, asked", "moles"): "04",
    ("moles, asked", "*"): "11",
    ("moles, not asked", "*"): "11",
    **{(f"{moment}, not asked", "*"): "20" for moment in TURN},
    ("roll, asked", "load"): "21",
    ("roll, asked", "home"): "25",
    ("roll, asked", "*"): "24",
    ("load, asked", "*"): "21",
    ("space, asked", "roll"): "21",
    ("space, asked", "load"): "21",
    ("space, asked", "home"): "25",
    ("space, asked", "*"): "24",
    ("action, asked", "roll"): "21 32",
    ("action, asked", "load"): "21 32",
    ("action, asked", "space"): "24 32",
    ("action, asked", "home"): "24 32",
    ("action, asked", "end"): "32",
    ("action, asked", "switch"): "24 27 30 32",
    ("action, asked", "drive"): "24 27 31 32",
    ("action, asked", "mole"): "24 27 32 33",
    ("action, asked", "crate"): "24 27 32 34",
    ("action, asked", "attorney"): "24 27 32 35",
    ("action, asked", "add"): "24 27 32",
    ("action, asked", "expose"): "24 27 32 41",
    ("action, asked", "shoot"): "24 32",
    ("bonus, asked", "expose"): "41 51",
    ("bonus, asked", "steal"): "44 51",
    ("bonus, asked", "*"): "51",
    ("bonus, not asked", "*"): "51",
    ("start, asked", "*"): "53",
    ("start, not asked", "*"): "53",
}  # fmt: skip

GAMES: dict[str, tuple[str, Table, dict[int, str]]] = {
    "tammany": ("TH", TAMMANY, TAMMANY_NODES),
    "guildes": ("GU", GUILDES, GUILDES_NODES),
    "mob": ("MB", MOB, MOB_NODES),
}


def ward(word: str) -> int:
    return th_notation.NUMBERS.index(int(word))


def term(state: Any) -> int:
    return int(state.year + 3) // 4


def event(state: Any) -> int:
    return int(state.event[state.round]) if state.events else -1


#: What is true of the position when a rule is cited: state, seat, the move's words.
IF: dict[str, Callable[[Any, int, list[str]], bool]] = {
    "TH-15": lambda s, p, w: any(not sum(s.cubes[ward(x)]) for x in w[1:] if x.isdigit()),
    "TH-16": lambda s, p, w: any(not s.in_play >> ward(x) & 1 for x in w[1:] if x.isdigit()),
    "TH-23": lambda s, p, w: bool(s.locked >> ward(w[-1]) & 1),
    "TH-25": lambda s, p, w: s.hand[p] == 0,
    "TH-30": lambda s, p, w: s.year <= 4 or s.office[p] in (th.NONE, th.MAYOR),
    "TH-35": lambda s, p, w: bool(s.locked >> ward(w[-1]) & 1),
    "TH-36": lambda s, p, w: bool(s.sealed) and any(s.locked >> ward(x) & 1 for x in w[1:] if x.isdigit()),
    "TH-40": lambda s, p, w: (
        term(s) == 1 or bool(s.slandered[p]) or w[1] == th_notation.SEATS[p]
    ),
    "TH-41": lambda s, p, w: term(s) > 1 and not s.slandered[p] and w[1] != th_notation.SEATS[p],
    "TH-43": lambda s, p, w: bool(s.spread_needs_boss) and s.bosses[ward(w[1])][p] == 0,
    "TH-51": lambda s, p, w: s.bosses[s.poll][p] == 0,
    "TH-56": lambda s, p, w: s.bosses[s.poll][p] > 0 and not s.asked >> p & 1,
    "TH-63": lambda s, p, w: bool(s.asked >> p & 1),
    "GU-44": lambda s, p, w: event(s) == gu.PAIRS,
    "GU-45": lambda s, p, w: event(s) != gu.FACEDOWN and w[0] == "lay",
    "GU-21": lambda s, p, w: event(s) != gu.PAIRS and len(w) == 3,
    "MB-25": lambda s, p, w: any(
        s.owner[k] == 0 and s.board.cost[k] <= s.warehouse[p] for k in range(mb.SPACES)
    ),
}  # fmt: skip


def expected(case: Case, state: State, seat: int, word: str) -> set[str]:
    prefix, table, nodes = GAMES[case.name]
    moment = nodes[state.node]  # type: ignore[attr-defined]
    if state.actor() != CHANCE:
        moment += ", asked" if state.is_pending(seat) else ", not asked"
    if case.name == "guildes" and word in [*TRICK_WORDS, "keep"] and not state.tricks:  # type: ignore[attr-defined]
        return {"GU-50"}
    return numbers(prefix, table.get((moment, word)) or table[moment, "*"])


def texts(case: Case, state: Any, rng: Rng) -> list[str]:
    """Each word of the game's notation, with random things of the right kind behind it."""
    notation: Any = case.game.part("notation")

    def one(words: Any) -> str:
        return str(words[rng.below(len(words))])

    def known(slot: str) -> str:
        if case.name == "tammany":
            kinds: dict[str, Any] = {
                "ward": notation.NUMBERS, "colour": notation.COLOURS, "seat": notation.SEATS[: case.players],
                "office": notation.OFFICES,
            }  # fmt: skip
        elif case.name == "guildes":
            kinds = {
                "card": notation.KINDS, "seat": notation.SEATS[: case.players], "event": notation.EVENTS,
                "trick": notation.TRICKS,
            }  # fmt: skip
        else:
            kinds = {kind: words for kind, (words, _) in notation._KINDS.items()}
        return one(kinds[slot])

    found = []
    for word, form in notation._FORMS.items():
        slots = form[1] if case.name == "mob" else form
        found.append(" ".join((word, *map(known, slots))))
    if case.name == "tammany":
        found += ["bid nothing", f"bid {known('colour')} {rng.below(4)}"]
    if case.name == "guildes":
        found += [f"{word} {known('card')} {known('card')}" for word in ("play", "lay")]
    if case.name == "mob":
        found.append(f"attorney {known('district')}")
    return found


def refused(case: Case, state: State, seat: int, text: str) -> Refusal | None:
    try:
        play(case.game, state.clone(), seat, text)
    except Refusal as refusal:
        return refusal
    return None


def held_to(case: Case, state: State, seat: int, words: list[str], rule: str) -> None:
    rules = expected(case, state, seat, words[0])
    where = f"{' '.join(words)} by {seat} at {GAMES[case.name][2][state.node]}: {rule}"  # type: ignore[attr-defined]
    assert rule in rules, f"{where}, not one of {sorted(rules)}"
    if rule in IF and state.actor() != CHANCE:
        assert IF[rule](state, seat, words), f"{where} is not so"


def probe(case: Case, seed: int, every: int) -> tuple[int, set[str]]:
    """A random game, asked with every word by every seat at each ``every``-th move and (uncompiled at some) where several
    choose: how many texts were refused, and by which rules.
    """
    rng, state, met, number, refusals = Rng(seed), case.start(), set(), 0, 0
    while not state.over:
        # Where several choose, more of them are asked more often: with six a third of that would take a minute uncompiled.
        if number % every == 0 or (number % amount(1, 12 * state.players) == 0 and state.pending()[1:]):
            for seat in range(state.players):
                for text in texts(case, state, rng):
                    refusal = refused(case, state, seat, text)
                    if refusal is not None:
                        held_to(case, state, seat, text.split(), refusal.rule)
                        met.add(refusal.rule)
                        refusals += 1
        seat, actions = choose_move(state, rng)
        for action in actions:
            state.apply(action, seat)
        number += 1
    return refusals, met


@pytest.mark.parametrize("case", [case for case in some_cases() if case.name in GAMES], ids=str)
def test_the_cited_rule_is_one_that_forbids_it(case: Case) -> None:
    """The whole of it, over millions of texts: bench/refusals.py."""
    slow = (
        120 if case.name == "guildes" else 40
    )  # uncompiled, what a seat of Guildes knows takes long to draw
    assert len(probe(case, 7, amount(5, slow))[1]) > 5
