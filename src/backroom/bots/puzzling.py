"""Finding puzzles: decisions of bots' games in which one move is clearly best, by the search, from what the seat knows.

Every action of the move has to stand out: at each of its choices the search's best leads the second by the margin, at the
budget of the scan and again, with other seeds, at ten times it. Positions that are won or lost anyway, and choices between
fewer than three, are no puzzles. Only so many of one kind and of one game are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace

import msgspec

from backroom.bots.greedy import Greedy
from backroom.bots.levels import Budget
from backroom.bots.searcher import Searcher, Thought
from backroom.engine.game import Game, Value
from backroom.engine.moves import draw
from backroom.engine.puzzles import FORMAT, File, Found, Puzzle, Source, read
from backroom.engine.record import Line
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State

SEEDS = 0x7FFFFFFF
PROOF = 6  # the seed of the proof is so far from the one they were found by
CHECK = 7  # the seed by which those that are shipped are checked


@dataclass(frozen=True)
class Terms:
    """When a decision is a puzzle."""

    look: int = 300  # simulations a choice of a first look, by which most decisions are left out
    scan: int = 1500
    check: int = 15_000
    margin: float = 0.08  # of the chance to win, between best and second
    tried: int = 25  # visits from which on a choice counts as tried
    low: float = 0.08  # the best move's reward: between lost and won
    high: float = 0.92
    apart: int = 12  # lines between two puzzles of one game
    most: int = 3  # puzzles of a game
    kind: float = 0.4  # share of one kind of move
    sight: float = 0.4  # share that a bot without search finds
    play: int = 120  # simulations of the bots that play the games


@dataclass(frozen=True)
class Best:
    """The move that stands out, by how much at its closest choice, and what others cost."""

    actions: tuple[int, ...]
    gap: float
    others: dict[tuple[int, ...], float]


def clear_best(game: Game, state: State, seat: int, simulations: int, seed: int, terms: Terms) -> Best | None:
    """The one clearly best move of a seat from what it knows, or None."""
    work = state.determinise(seat, Rng(seed))
    settings = game.search.judge
    actions: list[int] = []
    others: dict[tuple[int, ...], float] = {}
    gap, chosen = 1.0, 0
    while not actions or work.mid_move(seat):
        legal = work.legal_actions(seat)
        action = legal[0]
        if len(legal) > 1:
            chosen += len(legal) - 1
            thought = Thought(game, work, seat, seed + len(actions), Budget(simulations), settings)
            policy = thought.policy()
            action, _, mean = policy[0]
            if not terms.low < mean < terms.high:
                return None
            for other, count, worth in policy[1:]:
                if count < terms.tried:
                    continue
                if mean - worth < terms.margin:
                    return None
                gap = min(gap, mean - worth)
                others[_whole(work, seat, (*actions, other))] = mean - worth
        actions.append(action)
        work.apply(action, seat)
    return Best(tuple(actions), gap, others) if chosen >= 2 and others else None


def _whole(state: State, seat: int, begun: tuple[int, ...]) -> tuple[int, ...]:
    """A move that was tried, to its end, by any actions: only its beginning counts."""
    after = state.clone()
    after.apply(begun[-1], seat)
    actions = list(begun)
    while after.mid_move(seat):
        actions.append(after.legal_actions(seat)[0])
        after.apply(actions[-1], seat)
    return tuple(actions)


def confirmed(game: Game, state: State, seat: int, seed: int, terms: Terms) -> Best | None:
    """The clearly best move, if the search finds it at the scan's budget and, by another seed, at ten times that."""
    easy = replace(terms, margin=terms.margin / 2, tried=terms.tried // 3)
    if clear_best(game, state, seat, terms.look, seed + 491, easy) is None:
        return None
    first = clear_best(game, state, seat, terms.scan, seed, terms)
    if first is None:
        return None
    again = clear_best(game, state, seat, terms.check, seed + 977, terms)
    return again if again is not None and again.actions == first.actions else None


def level_of(game: Game, state: State, seat: int, actions: tuple[int, ...], seed: int, terms: Terms) -> int:
    """1 where a bot finds it at sight, 2 where a short search does, 3 where neither does."""
    if Greedy(game, seed).move(state, seat) == actions:
        return 1
    return 2 if Searcher(game, seed, Budget(terms.play)).move(state, seat) == actions else 3


def decisions(
    game: Game, start: State, seed: int, terms: Terms
) -> Iterator[tuple[State, int, tuple[Line, ...]]]:
    """A game between short searches, decision by decision: the State, who is to move, the lines so far."""
    rng = Rng(seed)
    players = [Searcher(game, rng.below(SEEDS), Budget(terms.play)) for _ in range(start.players)]
    show = game.part("notation").show
    state = start.clone()
    log: list[Line] = []
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            actions: tuple[int, ...] = (draw(state, rng),)
        else:
            yield state, seat, tuple(log)
            actions = players[seat].move(state, seat)
        log.append((seat, show(state, seat, actions)))
        for action in actions:
            state.apply(action, seat)


class Collection:
    """Puzzles found so far, and whether there is still room for one of a kind."""

    def __init__(self, game: Game, count: int, seed: int, terms: Terms) -> None:
        self.game, self.count, self.terms, self.seed = game, count, terms, seed
        self.sources: list[Source] = []
        self.puzzles: list[Found] = []
        self.next = 0  # number of the next game to look through
        self.seeds = [seed]  # of all runs that found them

    @property
    def full(self) -> bool:
        return len(self.puzzles) >= self.count

    def wants(self, kind: str, level: int) -> bool:
        kinds = Counter(one.kind for one in self.puzzles)
        sight = sum(one.level == 1 for one in self.puzzles)
        return kinds[kind] < max(1, round(self.count * self.terms.kind)) and (
            level > 1 or sight < round(self.count * self.terms.sight)
        )

    def free_id(self) -> str:
        return f"{max((int(one.id) for one in self.puzzles), default=0) + 1:03d}"

    def prove(self, told: Callable[[], None]) -> list[str]:
        """Search all once more, by other seeds at ten times the scan's budget; those that do not hold go. Their ids."""
        raw = self.to_json()
        doubtful = []
        seeds = {self.seed + PROOF, CHECK}
        for one in read(self.game, raw):
            if not all(holds(one, self.terms.check, seed, self.terms) for seed in seeds):
                doubtful.append(one.found.id)
            told()
        self.puzzles = [one for one in self.puzzles if one.id not in doubtful]
        return doubtful

    def to_json(self) -> bytes:
        """The file: found so far, to go on from, and at the end what is shipped."""
        made = {"seed": self.seed, "seeds": self.seeds, "count": self.count, "next": self.next}
        made |= asdict(self.terms)
        game = self.game
        file = File(FORMAT, game.name, game.rules_version, made, self.sources, self.puzzles)
        return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"

    @classmethod
    def go_on(cls, game: Game, raw: bytes, count: int, seed: int, terms: Terms) -> Collection:
        """What an earlier run with the same seed and terms has found; a new one when they are others."""
        made = cls(game, count, seed, terms)
        file = msgspec.json.decode(raw, type=File)
        same = {"seed": seed, **asdict(terms)}
        if file.rules == game.rules_version and all(
            file.made.get(key) == value for key, value in same.items()
        ):
            made._take(file)
            made.next = file.made["next"]
        return made

    @classmethod
    def mend(cls, game: Game, raw: bytes, count: int, seed: int, terms: Terms) -> Collection:
        """All that a file has, whatever found it, to be proven again and filled up by another seed."""
        made = cls.go_on(game, raw, count, seed, terms)
        if not made.next:
            made._take(msgspec.json.decode(raw, type=File))
        return made

    def _take(self, file: File) -> None:
        self.sources, self.puzzles = file.games, file.puzzles
        self.seeds = sorted({*file.made.get("seeds", [file.made["seed"]]), self.seed})


def collect(
    found: Collection, tables: list[tuple[int, dict[str, Value]]], told: Callable[[], None]
) -> Iterator[None]:
    """Look through game after game (players and options in turn) until there are enough; a stop after each game."""
    game, terms = found.game, found.terms
    while not found.full:
        players, options = tables[found.next % len(tables)]
        seed = found.seed * 1_000_003 + found.next
        _one_game(found, game.start(players, options), options, seed, terms, told)
        found.next += 1
        yield


def _one_game(
    found: Collection,
    start: State,
    options: dict[str, Value],
    seed: int,
    terms: Terms,
    told: Callable[[], None],
) -> None:
    game = found.game
    here: list[Found] = []
    log: tuple[Line, ...] = ()
    last = -terms.apart
    for number, (state, seat, lines) in enumerate(decisions(game, start, seed, terms)):
        if len(here) >= terms.most or found.full:
            break
        if len(lines) - last < terms.apart:
            continue
        best = confirmed(game, state, seat, seed + number, terms)
        if best is None:
            continue
        text: str = game.part("notation").show(state, seat, best.actions)
        kind = text.partition(" ")[0]
        level = level_of(game, state, seat, best.actions, seed + number, terms)
        if not found.wants(kind, level):
            continue
        log, last = lines, len(lines)
        others = {
            game.part("notation").show(state, seat, actions): cost for actions, cost in best.others.items()
        }
        one = Found(
            id=found.free_id(),
            source=len(found.sources),
            line=len(lines),
            seat=seat,
            move=text,
            kind=kind,
            level=level,
            gap=round(best.gap * 100),
            others={
                other: round(cost * 100) for other, cost in sorted(others.items(), key=lambda item: item[1])
            },
        )
        here.append(one)
        found.puzzles.append(one)
        told()
    if here:
        rows = [f"{'*' if who == CHANCE else who} {text}" for who, text in log]
        found.sources.append(Source(start.players, dict(options), rows))


def holds(puzzle: Puzzle, simulations: int, seed: int, terms: Terms) -> bool:
    """Whether the search, from what the seat knows and by another seed, still finds the move best, by half the margin."""
    state = puzzle.position()
    again = replace(terms, margin=terms.margin / 2, low=0.0, high=1.0)
    best = clear_best(puzzle.game, state, puzzle.found.seat, simulations, seed, again)
    right = puzzle.game.part("notation").parse(state, puzzle.found.seat, puzzle.found.move)
    return best is not None and best.actions == right
