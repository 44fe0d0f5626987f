"""A whole game with the coach on, without one untrue number: every fact of every reason is counted again from the State."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom import games
from backroom.engine.moves import play
from backroom.games.mob.printed import DISTRICTS, ROWS
from backroom.games.mob.reasons import reasons
from backroom.games.mob.rules import MOLES, Mob
from backroom.testing.cases import amount
from backroom.testing.reasons import choices, kinds, some
from backroom.words import Words, languages

GAME = games.load("mob")
STANDS = ("ahead", "open", "level", "behind")


def between(low: int, high: int) -> dict[str, Any]:
    return {"least": low, "most": high, "sure": "yes" if low == high else "no"}


class Board:
    """What stands on the board in a State."""

    def __init__(self, state: Mob, me: int) -> None:
        self.state, self.me = state, me
        # Copies: a plain State's lists are its own.
        self.men, self.cars, self.crates = deepcopy(state.men), deepcopy(state.cars), list(state.crates)
        self.more = [0] * len(DISTRICTS)  # own moles that came, or left
        self.won, self.warehouse, self.attorney = list(state.won), list(state.warehouse), state.attorney

    def mine(self, d: int) -> int:
        """Henchmen, those in the car too (MB-50), and one's own hidden moles (MB-60), by the rules' own count."""
        return int(self.men[self.me][d] + self.cars[self.me][d]) + self.moles(d)

    def moles(self, d: int) -> int:
        """What one's own hidden ones are worth there."""
        here = sum(
            self.state.mole(self.me, m)
            for m in range(MOLES)
            if self.state.hidden[self.me] >> m & 1 and self.state.place[self.me][m] == d
        )
        return int(here + self.more[d])

    def rival(self, d: int) -> tuple[int, int]:
        """The least and most of the rival: every way to deal the unseen values to the hidden moles."""
        you = 1 - self.me
        left = [1, 1, 2, 2, 3, 3]
        for m in range(MOLES):
            if not self.state.hidden[you] >> m & 1:
                left.remove(self.state.mole(you, m))
        here = sum(
            1 for m in range(MOLES) if self.state.hidden[you] >> m & 1 and self.state.place[you][m] == d
        )
        left.sort()
        men = self.men[you][d] + self.cars[you][d]
        return men + sum(left[:here]), men + sum(left[len(left) - here :])


def loaded(state: Mob, seat: int, place: int) -> tuple[int, int]:
    """Who leaves the warehouse for a car and who finds a seat, from the dice (MB-21, MB-22)."""
    board, dice = state.board, state.dice
    says = dice[1] if board.district[0][dice[0]] == place else dice[0]
    leave = min(says, state.warehouse[seat])
    return leave, min(leave, 3 - state.cars[seat][place])


def after_move(known: Mob, seat: int, text: str) -> Board:
    """The board after a move; where a round ends with it, everything moves: then only what the text says is changed."""
    after: Any = known.clone()
    play(GAME, after, seat, text)
    if after.round == known.round and after.bonus_step == known.bonus_step == -1 and not after.over:
        return Board(after, seat)
    board = Board(known, seat)
    word, *rest = text.split()
    named = [DISTRICTS.index(item) for item in rest if item in DISTRICTS]
    if word in ("add", "crate"):
        board.crates[named[-1]] += 1
    if word in ("steal", "crate") or (word == "attorney" and rest):
        board.crates[named[0]] -= 1
        board.won[seat] += word != "crate"
    if word == "mole":
        mole = DISTRICTS.index(rest[0])
        board.more[known.place[seat][mole]] -= known.mole(seat, mole)
        board.more[named[1]] += known.mole(seat, mole)
    if word == "drive":
        board.men[seat][named[0]] += int(rest[1])
        board.cars[seat][named[0]] -= int(rest[1])
    if word == "switch":
        board.cars[seat][named[0]] -= int(rest[2])
        board.cars[seat][named[1]] += int(rest[2])
    if word == "load":
        leave, fit = loaded(known, seat, named[0])
        board.cars[seat][named[0]] += fit
        board.warehouse[seat] -= leave
    if word == "attorney" and not rest:
        step = 1 if seat == 0 else -1
        board.attorney = board.attorney + step or step
    return board


def truth(before: Board, after: Board, text: str, kind: str, told: dict[str, Any]) -> dict[str, Any]:
    """The facts of a reason, from the States before and after the move."""
    me, you = after.me, 1 - after.me
    rest = text.split()[1:]
    d = DISTRICTS.index(told["district"]) if "district" in told else -1
    if kind in STANDS:
        low, high = after.rival(d)
        mine = after.mine(d)
        assert kind == (
            "level" if mine == low == high else "ahead" if mine > high else "behind" if mine < low else "open"
        )
        return {
            **told,
            "count": mine,
            "moles": after.moles(d),
            **between(low, high),
            "crates": after.crates[d],
        }
    if kind == "safe":
        assert d == DISTRICTS.index(rest[0])
        return {**told, "count": before.cars[me][d] - after.cars[me][d], "left": after.cars[me][d]}
    if kind in ("fullest", "prey"):
        whose = me if kind == "fullest" else you
        assert before.cars[whose][d] == max(before.cars[whose]) > 0
        assert kind == "prey" or rest[0] in ("drive", "switch-drive")
        return {**told, "count": before.cars[whose][d]}
    if kind == "pay":
        cost = before.state.board.cost[ROWS.index(rest[0]) * 3 + int(rest[1]) - 1]
        return {"count": cost, "left": before.warehouse[me] - cost}
    if kind == "icon":
        return {"action": before.state.board.printed.rows[
            [row.action for row in before.state.board.printed.rows].index(rest[0])
        ].icons[int(rest[1]) - 1]}  # fmt: skip
    if kind == "switch":
        to = DISTRICTS.index(told["district2"])
        return {**told, "count": after.cars[me][d], "car": after.cars[me][to]}
    if kind == "worth":
        return {"count": before.state.mole(me, DISTRICTS.index(rest[0]))}
    if kind == "takes":
        return {"count": after.won[me], "rival": after.won[you]}
    if kind.startswith("attorney"):
        target = 1 if after.attorney > 0 else 0
        assert kind == ("attorney" if target == you else "attorney-back")
        parts = before.state.board.printed.bonuses[abs(after.attorney) - 1]
        named = dict(zip(("part1", "part2", "part3"), [*parts, "none", "none", "none"]))
        return {"space": abs(after.attorney), "target": target, "other": 1 - target, **named}
    if kind == "expose":
        mole = DISTRICTS.index(rest[0])
        seen = [before.state.mole(you, m) for m in range(MOLES) if not before.state.hidden[you] >> m & 1]
        left = [v for v in (1, 2, 3) if seen.count(v) < 2]
        assert before.state.place[you][mole] == d
        return {**told, **between(left[0], left[-1])}
    if kind == "shoot":
        die = ("black", "white").index(rest[0])
        named_by = {
            before.state.board.district[die][f] for f in range(1, 7) if before.state.board.faces[die][f]
        }
        riding = [before.cars[you][x] for x in named_by]
        return {"die": rest[0], "count": sum(n > 0 for n in riding), "of": len(named_by), "most": max(riding)}
    if kind == "roll":
        return {"count": before.warehouse[me], "room": 18 - sum(before.cars[me])}
    if kind == "moles":
        return {"count": sum(before.crates[x] for x in range(6) if rest[x] == "3")}
    if kind == "start":
        return {"target": ("red", "blue").index(rest[0]), "other": 1 - ("red", "blue").index(rest[0])}
    place = DISTRICTS.index(rest[0])
    leave, fit = loaded(before.state, me, place)
    by = {"load": {"district": rest[0], "count": fit, "car": before.cars[me][place] + fit}}
    by |= {"lost": {"count": leave - fit}, "left": {"count": before.warehouse[me] - leave}}
    return by[kind]


@settings(max_examples=amount(20, 1), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_whole_game_without_one_untrue_number(seed: int) -> None:
    assert len(counted(seed)) > 5


def test_every_kind_of_reason_is_counted_again() -> None:
    """None is told that no game meets."""
    met: set[str] = set()
    for seed in range(60):
        met |= counted(seed)
        if met >= kinds("mob"):
            return
    raise AssertionError(f"never met: {sorted(kinds('mob') - met)}")


def counted(seed: int) -> set[str]:
    """A whole game of random moves: the kinds of the reasons told, each of which was counted again."""
    rnd, told, met = random.Random(seed), 0, set()
    for choice in choices(GAME, 2, seed):
        before = Board(choice.known, choice.seat)
        for text in some(choice.moves, 4, rnd):
            after = after_move(choice.known, choice.seat, text)
            for reason in reasons(choice.view, text):
                kind = reason["key"].removeprefix("mob-coach-")
                facts = truth(before, after, text, kind, reason["facts"])
                assert reason["facts"] == facts, (text, reason)
                told += 1
                met.add(kind)
    assert told > 50
    return met


def test_one_number_is_not_told_as_a_range() -> None:
    """Nobody says "5 against 3 to 3"."""
    for lang in languages():
        words = Words(lang, strict=True)
        facts = {"district": "harlem", "count": 5, "moles": 0, "crates": 2}
        sure = words.say("mob-coach-ahead", **facts, **between(3, 3))
        assert sure.count("3") == 1
        assert words.say("mob-coach-open", **facts, **between(3, 6)).count("3") == 1
        assert words.say("mob-coach-expose", district="harlem", **between(2, 2)).count("2") == 1
