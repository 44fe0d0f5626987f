"""A tiny game with everything a table must cope with: secret deals, draws, sealed choices, turns of several
moves.

Each seat is dealt three secret cards of 1 to 9. Three rounds: chance turns up a prize, all bid a card at once, the highest
wins it and may then mark as often as twice before saying end. Plain Python with the methods of the contract
(docs/engine.md).
"""

from __future__ import annotations

import json
import sys
import types
from dataclasses import replace
from typing import Any

from backroom.engine.errors import IllegalAction, ParseError, Refusal
from backroom.engine.game import Game, Option
from backroom.engine.knowledge import Open, open_words
from backroom.engine.story import step

CHANCE, OVER = -1, -2
BID, MARK, END, DEAL, PRIZE = 0, 10, 14, 20, 30
HAND, ROUNDS = 3, 3


class Auction:
    ACTIONS = 40

    def __init__(self, players: int, marks: bool = True) -> None:
        self.players = players
        self.marks_allowed = marks
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.bids = [0] * players
        self.last: list[int] = []
        self.points = [0] * players
        self.marks = [0] * players
        self.round = 0
        self.prize = 0
        self.turn = -1
        self.marked = 0

    # ---- the contract ----
    def actor(self) -> int:
        if self.round == ROUNDS:
            return OVER
        if not self.prize:
            return CHANCE
        return self.pending()[0]

    @property
    def over(self) -> bool:
        return self.actor() == OVER

    def dealing(self) -> int | None:
        if self.round or self.prize:
            return None
        return next((n for n, hand in enumerate(self.hands) if len(hand) < HAND), None)

    def pending(self) -> tuple[int, ...]:
        if self.round == ROUNDS or not self.prize:
            return ()
        if self.turn >= 0:
            return (self.turn,)
        return tuple(n for n, bid in enumerate(self.bids) if not bid)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        seat = self.actor() if seat is None else seat
        if seat == CHANCE:
            return [action for action, _ in self.outcomes()]
        if seat not in self.pending():
            return []
        if self.turn >= 0:
            more = self.marks_allowed and self.marked < 2
            return ([MARK + 1, MARK + 2, MARK + 3] if more else []) + [END]
        return [BID + card for card in sorted(self.hands[seat])]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        if self.dealing() is not None:
            dealt = {card for hand in self.hands for card in hand}
            return [(DEAL + card, 1) for card in range(1, 10) if card not in dealt]
        return [(PRIZE + 1, 3), (PRIZE + 2, 2), (PRIZE + 3, 1)]

    def apply(self, action: int, seat: int | None = None) -> None:
        seat = self.actor() if seat is None else seat
        if action not in self.legal_actions(seat):
            raise IllegalAction("error-illegal-action", {"action": action, "seat": seat})
        if action >= PRIZE:
            self.prize = action - PRIZE
        elif action >= DEAL:
            dealing = self.dealing()
            assert dealing is not None
            self.hands[dealing].append(action - DEAL)
        elif action == END:
            self.turn, self.marked, self.prize, self.round = -1, 0, 0, self.round + 1
        elif action >= MARK:
            self.marks[seat] += action - MARK
            self.marked += 1
        else:
            self.bids[seat] = action
            if all(self.bids):
                self.turn = self.bids.index(max(self.bids))
                self.points[self.turn] += self.prize
                self.last, self.bids = self.bids, [0] * self.players
                for n, card in enumerate(self.last):
                    self.hands[n].remove(card)

    def try_move(self, seat: int, actions: tuple[int, ...]) -> bool:
        (action,) = actions
        if action not in self.legal_actions(seat):
            return False
        self.apply(action, seat)
        return True

    def mid_move(self, seat: int) -> bool:
        return False

    def can_retract(self, seat: int) -> bool:
        return bool(self.bids[seat])

    def retract(self, seat: int) -> None:
        if not self.can_retract(seat):
            raise IllegalAction("error-nothing-to-retract", {"seat": seat})
        self.bids[seat] = 0

    def clone(self) -> Auction:
        return Auction.from_dict(json.loads(self.to_bytes()))

    def to_bytes(self) -> bytes:
        return json.dumps(self.facts()).encode()

    def facts(self) -> dict[str, Any]:
        """All but how it was set up, which the engine adds."""
        return {name: value for name, value in self.__dict__.items() if name != "setup"}

    @classmethod
    def from_dict(cls, facts: dict[str, Any]) -> Auction:
        self = cls(facts["players"])
        self.__dict__.update(facts)
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Auction) and self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]

    def load_bytes(self, data: bytes) -> None:
        self.__dict__.update(json.loads(data))

    def determinise(self, seat: int, rng: Any) -> Auction:
        other = self.clone()
        pool = sorted(set(range(1, 10)) - self._seen() - set(self.hands[seat] if seat >= 0 else []))
        for n, hand in enumerate(other.hands):
            if n != seat:
                size = len(hand)
                other.hands[n] = [pool.pop(rng.below(len(pool))) for _ in range(size)]
                if other.bids[n]:
                    other.bids[n] = other.hands[n][rng.below(size)]
        return other

    def _seen(self) -> set[int]:
        return set(self.last)

    def scores(self) -> list[int]:
        return list(self.points)

    def ranks(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def result(self) -> list[float]:
        ranks = self.ranks()
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


# ---- its parts -------------------------------------------------------------------------------------------


def parse(state: Auction, seat: int, text: str) -> tuple[int, ...]:
    words = text.split()
    bases = {"bid": BID, "mark": MARK, "prize": PRIZE}
    try:
        if words == ["end"]:
            return (END,)
        if words[0] == "deal":
            return (DEAL + int(words[2]),)
        (number,) = words[1:]
        return (bases[words[0]] + int(number),)
    except (KeyError, ValueError, IndexError):
        raise ParseError("error-move-unknown", {"move": text, "game": "auction"}) from None


def show(state: Auction, seat: int, actions: tuple[int, ...]) -> str:
    (action,) = actions
    if action >= PRIZE:
        return f"prize {action - PRIZE}"
    if action >= DEAL:
        return f"deal {state.dealing()} {action - DEAL}"
    if action == END:
        return "end"
    return f"mark {action - MARK}" if action > MARK else f"bid {action}"


def moves(state: Auction, seat: int) -> list[str]:
    return [show(state, seat, (action,)) for action in state.legal_actions(seat)]


def forms(state: Auction, seat: int) -> list[dict[str, Any]]:
    return []


def refuse(state: Auction, seat: int, actions: tuple[int, ...]) -> Refusal:
    return Refusal("AU-01", {"seat": seat})


def view(state: Auction, seat: int | None) -> dict[str, Any]:
    return {
        "hand": sorted(state.hands[seat]) if seat is not None else None,
        "own": state.bids[seat] if seat is not None else None,
        "sizes": [len(hand) for hand in state.hands],
        "chosen": [bool(bid) for bid in state.bids],
        "last": state.last, "points": list(state.points), "marks": list(state.marks), "round": state.round,
        "prize": state.prize, "turn": state.turn,
    }  # fmt: skip


def _module(name: str, **parts: Any) -> None:
    module = types.ModuleType(name)
    module.__dict__.update(parts)
    sys.modules[name] = module


_module("auction_game.notation", parse=parse, show=show, moves=moves, forms=forms)
_module("auction_game.refusals", refuse=refuse)
_module("auction_game.view", view=view)
_module("auction_game")

GAME = Game(
    name="auction",
    seats=(2, 3),
    rules_version=1,
    actions=40,
    player_actions=15,
    width=14,
    colours=("red", "blue", "green"),
    make=lambda players, options, data: Auction(players, bool(options["marks"])),  # type: ignore[arg-type, return-value]
    options=(Option("marks", True),),
    simultaneous=True,
    package="auction_game",
    open={**open_words("bid prize"), **open_words("mark end", quiet=True), "deal": Open(words=2, owner=1)},
)


# ---- the same game, by an author who forgets secrets, each time another way --------------------------------------


def _careless_view(state: Auction, seat: int | None) -> dict[str, Any]:
    return {**view(state, seat), "hands": [sorted(hand) for hand in state.hands]}


def _honest_steps(before: Auction, after: Auction, actor: int, texts: tuple[str, ...]) -> list[Any]:
    """A story that tells what it reads, and the prize; nothing else."""
    return [step("told", actor if actor >= 0 else None, words=" ".join(texts), prize=after.prize)]


def _careless_steps(before: Auction, after: Auction, actor: int, texts: tuple[str, ...]) -> list[Any]:
    return [step("told", actor if actor >= 0 else None, cards=max([*after.hands[0], 0]))]


def _careless_refusal(state: Auction, seat: int, actions: tuple[int, ...]) -> Refusal:
    return Refusal("AU-01", {"seat": seat, "cards": str(state.hands[0])})


def _variant(name: str, seen: Any, steps: Any, refuse: Any = refuse, **more: Any) -> Game:
    package = f"auction_{name}"
    _module(f"{package}.notation", parse=parse, show=show, moves=moves, forms=forms)
    _module(f"{package}.refusals", refuse=refuse)
    _module(f"{package}.view", view=seen)
    _module(f"{package}.story", steps=steps)
    _module(package)
    return replace(GAME, package=package, **more)


class Peeking(Auction):
    """A mark is as large as a card of the next hand, though it is declared quiet."""

    def clone(self) -> Auction:
        return Peeking.from_dict(json.loads(self.to_bytes()))

    def apply(self, action: int, seat: int | None = None) -> None:
        super().apply(action, seat)
        if MARK <= action < END:
            self.marks[self.turn] += max([*self.hands[(self.turn + 1) % self.players], 0])


HONEST = _variant("honest", view, _honest_steps)
FORGETFUL = {
    "view": _variant("views", _careless_view, _honest_steps),
    "steps": _variant("steps", view, _careless_steps),
    "refusal": _variant("refusals", view, _honest_steps, _careless_refusal),
    "text": _variant("texts", view, _honest_steps, open={**GAME.open, **open_words("deal")}),
}


class FirstBot:
    """Plays the lowest card; says end at once."""

    def choose(self, state: Auction, seat: int) -> int:
        legal = state.legal_actions(seat)
        return legal[-1] if legal[-1] == END else legal[0]


def install(patch: Any, game: Game = GAME) -> None:
    """Make the game (or a variant of it) and its bots known for one test."""
    from backroom import bots, games

    known = games.load

    def load(name: str) -> Game:
        return game if name == "auction" else known(name)

    patch.setattr(games, "load", load)
    patch.setattr(bots, "names", lambda *about: ("first", "greedy"), raising=False)
    patch.setattr(bots, "make", lambda name, game, seed: FirstBot(), raising=False)
