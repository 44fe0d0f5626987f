"""Two games that differ only in what one watcher may not know, for any game, with no line written by hand for it.

Both worlds are played move by move. What chance draws and what others choose may differ between them as long as the
watcher could be in either: that is so when ``determinise`` makes the same State of both. Nothing else decides it, least of
all what the game tells: so whatever is told about the two and differs is a leak. Where a difference would come to light (a
sealed bid that is about to be opened), those who differ think better of it, which is told too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from backroom.engine.game import Game, Value
from backroom.engine.knowledge import RETRACT, SPECTATOR
from backroom.engine.moves import play
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.testing.walk import choose_move

TRIES = 10  # pairs of moves that are tried before two worlds count as stuck
KINDS = 4  # of twins, by the seed: the worlds differ in one of 1 … 4 moves and in one of 2, 5, 8, 11 draws, if they can
STARTS = 40  # pairs that are begun
SAME = 5  # of them that may turn out never to differ before that is taken for an answer
LUCKS = (1, 2)  # twins must be the same to the watcher with either


@dataclass
class Twins:
    """The lines of both worlds. ``watcher``: a seat, or SPECTATOR."""

    game: Game
    players: int
    options: dict[str, Value]
    watcher: int
    lines: tuple[list[tuple[int, str]], list[tuple[int, str]]] = field(default_factory=lambda: ([], []))
    draws: tuple[list[int], list[int]] = field(
        default_factory=lambda: ([], [])
    )  # chance's actions among them
    differed: int = 0  # positions in which the worlds were not the same

    def start(self) -> State:
        return self.game.start(self.players, self.options)

    def moves(self, other: bool) -> list[tuple[int, str]]:
        """The lines of seats in one world."""
        return [line for line in self.lines[other] if line[0] != CHANCE]

    def states(self) -> Iterator[tuple[State, State]]:
        """Both worlds before the first line and after each: two objects that move on."""
        one, two = self.start(), self.start()
        yield one, two
        for (seat, text), (_, other) in zip(*self.lines):
            play(self.game, one, seat, text)
            play(self.game, two, seat, other)
            yield one, two


def alike(one: State, two: State, watcher: int) -> bool:
    """Whether the watcher could be in either. (A game that is over is open to all.)"""
    return not one.over and same_to(one, two, watcher)


def same_to(one: State, two: State, watcher: int) -> bool:
    """Whether ``determinise`` makes the same of both."""
    return all(
        one.determinise(watcher, Rng(luck)).to_bytes() == two.determinise(watcher, Rng(luck)).to_bytes()
        for luck in LUCKS
    )


def make(game: Game, players: int, options: dict[str, Value], watcher: int, seed: int, most: int) -> Twins:
    """Twin games of at most so many moves of seats.

    Where both worlds got stuck before anybody could move (among many cards the watcher may be dealt one that only one of
    them still has) another pair is tried, which differs less; and one that differs more where they never differed.
    """
    kind = seed % KINDS
    for number in range(STARTS):
        twins = _made(Twins(game, players, options, watcher), Rng(seed + 1000 * number), kind, most)
        stuck = not twins.moves(False)
        if not stuck and (twins.differed or not game.hidden or number >= SAME):
            break
        kind = kind + 1 if stuck else max(0, kind - 1)
    return twins


def _made(twins: Twins, rng: Rng, kind: int, most: int) -> Twins:
    game, watcher, players = twins.game, twins.watcher, twins.players
    worlds = [twins.start(), twins.start()]
    moves = 0
    care = 0  # after thinking better: 1, only what is in one world alone is got rid of; 2, all choose alike
    while not worlds[0].over and moves < most:
        found = _pair(worlds, watcher, rng, care, kind)
        if found is None:
            if care == 2 or not _think_better(twins, worlds):
                break
            care += 1
            continue
        seat, actions = found
        show = game.part("notation").show
        for world, done, lines in zip(worlds, actions, twins.lines):
            text = show(world, seat, done)
            play(game, world, seat, text)
            lines.append((seat, text))
        if seat == CHANCE:
            for draws, done in zip(twins.draws, actions):
                draws += done
        moves += seat != CHANCE
        care = care if any(map(worlds[0].can_retract, range(players))) else 0
        twins.differed += worlds[0].to_bytes() != worlds[1].to_bytes()
    while worlds[0].actor() == CHANCE and twins.lines[0]:
        # Stuck among draws: a table has them all in one entry, so the move before them goes too.
        seats = [lines.pop()[0] for lines in twins.lines]
        if seats[0] != CHANCE:
            break
        for draws in twins.draws:
            draws.pop()
    return twins


def _pair(
    worlds: list[State], watcher: int, rng: Rng, care: int, kind: int
) -> tuple[int, tuple[tuple[int, ...], tuple[int, ...]]] | None:
    """The next move in either world: the same seat's, after which the watcher still cannot tell them apart."""
    one, two = worlds
    for number in range(TRIES):
        seat, mine = choose_move(one, rng)
        common = sorted(set(one.legal_actions(seat)) & set(two.legal_actions(seat))) if len(mine) == 1 else []
        same = (common[rng.below(len(common))],) if common and seat != CHANCE else mine
        pairs = [(same, same)]
        if (seat == CHANCE or seat != watcher) and care < 2:  # a spectator's number is chance's, too
            # What is in one world only had better go at once, before the watcher comes across it.
            alone, there = _apart(one, two, seat), _apart(two, one, seat)
            if alone and there and seat != CHANCE:
                pairs.insert(0, ((alone[rng.below(len(alone))],), (there[rng.below(len(there))],)))
            # Other moves where they may stay hidden; not always, or the worlds would soon have too little in common.
            elif care == 0 and rng.below(2 + 3 * kind if seat == CHANCE else 1 + kind) == 0:
                for _ in range(3 if number < TRIES - 3 else 12):
                    other, theirs = choose_move(two, rng)
                    if other == seat and theirs != mine:
                        pairs.insert(0, (mine, theirs))
        for ours, theirs in pairs:
            first, second = one.clone(), two.clone()
            if first.try_move(seat, ours) and second.try_move(seat, theirs) and alike(first, second, watcher):
                return seat, (ours, theirs)
    return None


def _apart(here: State, there: State, seat: int) -> list[int]:
    """What the seat may do here and not there."""
    return sorted(set(here.legal_actions(seat)) - set(there.legal_actions(seat)))


def _think_better(twins: Twins, worlds: list[State]) -> bool:
    """Everyone but the watcher who can takes back what was chosen; whether anyone could."""
    back = [
        seat
        for seat in range(twins.players)
        if seat != twins.watcher and all(world.can_retract(seat) for world in worlds)
    ]
    for seat in back:
        for world, lines in zip(worlds, twins.lines):
            play(twins.game, world, seat, RETRACT)
            lines.append((seat, RETRACT))
    return bool(back) and alike(worlds[0], worlds[1], twins.watcher)


def watchers(players: int, seed: int = 0) -> tuple[int, ...]:
    """A spectator and a seat: the last one, with other seeds the others, as who looks only ahead tells the last nothing."""
    return (SPECTATOR, (players - 1 - seed) % players)
