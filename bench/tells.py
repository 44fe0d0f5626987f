"""What the moves of others tell a seat about what they hide: fitted, and measured on other games.

    python bench/tells.py fit GAME [--keep DIR]
    python bench/tells.py measure GAME [--players N] [--bot hard@60] [--games 40] [--seed 9] [--draws 100]

``fit`` plays games between searches that draw evenly (``PLANS``) and prints ``TELLS`` as they stand in games/GAME/tells.py
(conditional logits; numpy is in the extra `research`). With ``--keep`` the games stay in that folder and are played once.

``measure`` plays games and looks at one decision in ten. It draws worlds from what the seat knows, evenly
(``State.determinise``) and sharply, by what was seen (``sharp``), and counts how much either knows about the truth, by
round: how often a hidden fact is drawn as it is (hit), and the log of the share of draws that have it (nats a fact; a
fact is one mole's value, or how many cards of a kind somebody has in hand). Intervals are those of
the games' means; microseconds are those of a draw.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from backroom import bots, games
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.games.guildes import rules as g
from backroom.games.mob import rules as m

EVENTFUL = {"events": True, "tricks": True}
#: What is played for a fit: players, bot, games, seed, options.
PLANS: dict[str, list[tuple[int, str, int, int, dict[str, Any]]]] = {
    "mob": [(2, "hard@300", 400, 2, {})],
    "guildes": [
        (4, "hard@60", 200, 2, {}),
        (3, "hard@60", 60, 2, {}),
        (5, "hard@60", 60, 2, {}),
        (6, "hard@60", 60, 2, {}),
        (4, "hard@60", 60, 3, EVENTFUL),
    ],
}
LOOKED_AT = {"mob": 0.5, "guildes": 0.6}
RIDGE = {"mob": 5.0, "guildes": 10.0}
ROUNDS = {"mob": (1, 2, 3), "guildes": (0, 1, 2)}
Log = list[tuple[int, int]]
Choice = tuple[int, Any, Any]  # round; what speaks for each possibility; which it was


def played(name: str, players: int, bot: str, number: int, seed: int, options: dict[str, Any]) -> Log:
    """One game, as (seat, action)."""
    game = games.load(name)
    state, chance = game.start(players, options), Rng(seed * 100_000 + number)
    seats = [bots.make(bot, game, seed * 1_000_003 + number * 17 + p) for p in range(players)]
    log: Log = []
    while not state.over:
        seat = state.actor()
        for action in (draw(state, chance),) if seat == CHANCE else seats[seat].move(state, seat):
            state.apply(action, seat)
            log.append((seat, action))
    return log


def logs(name: str, plan: tuple[int, str, int, int, dict[str, Any]], keep: Path | None) -> Iterator[Log]:
    players, bot, count, seed, options = plan
    path = keep / f"{name}-{players}-{bot}-{seed}{'-e' if options else ''}.jsonl" if keep else None
    known = path.read_text().splitlines() if path and path.exists() else []
    for number in range(count):
        if number < len(known):
            yield [tuple(step) for step in json.loads(known[number])]
            continue
        log = played(name, players, bot, number, seed, options)
        if path:
            with path.open("a") as file:
                file.write(json.dumps(log) + "\n")
        yield log


# ---- fitting -------------------------------------------------------------------------------------------------------------


def signs(s: Any, owner: int, mole: int) -> list[float]:
    """As ``Mob.tell`` weighs them."""
    at = s.place[owner][mole]
    ahead, stays = s.men[owner][at] - s.men[1 - owner][at], at == mole
    return [stays, s.crates[at] * stays, s.crates[at] * (not stays), ahead, abs(ahead)]


def mole_choices(log: Log, rng: random.Random) -> Iterator[Choice]:
    """At some moves: how the other's hidden values may lie."""
    s: Any = games.load("mob").start(2, {})
    for seat, action in log:
        if seat >= 0 and s.node > m.N_MOLES and not s.mid_move(seat) and rng.random() < LOOKED_AT["mob"]:
            hidden = [k for k in range(m.MOLES) if s.hidden[1 - seat] >> k & 1]
            true = tuple(s.mole(1 - seat, k) for k in hidden)
            if len(set(true)) > 1:
                ways = sorted(set(itertools.permutations(true)))
                tells = np.array([signs(s, 1 - seat, k) for k in hidden], float)
                yield s.round, (np.array(ways) - 2) @ tells, ways.index(true)
        s.apply(action, seat)


def traits(s: Any, seat: int, kind: int, packet: list[int], hand: list[int]) -> list[float]:
    """As ``Guildes.taste`` weighs them."""
    more = float(packet[kind] > 1)
    if kind == g.MILITIA:
        return [1, 0, 0, 0, 0, 0, 0, more, 0, 0]
    own = s.tableau[seat][kind] + hand[kind]
    most = max(s.tableau[p][kind] for p in range(s.players) if p != seat)
    pays = s.cards.pays[kind][s.round][0] / 10
    level = most > 0 and own == most
    few, more_ahead = own < most - 1, own > most + 1
    return [
        0,
        pays,
        own > 0,
        (own > 0) * pays,
        level * pays,
        few,
        more_ahead,
        more,
        min(own, 4),
        min(most, 4),
    ]


def card_choices(log: Log, players: int, options: dict[str, Any], rng: random.Random) -> Iterator[Choice]:
    """At some choices of the draft: what could be taken."""
    s: Any = games.load("guildes").start(players, options)
    packets = [[0] * g.KINDS for _ in range(players)]
    hands = [[0] * g.KINDS for _ in range(players)]
    taken: list[tuple[int, int, int]] = []
    for seat, action in log:
        if s.node == g.N_DEAL:
            if s.turn == 0 and s.step == 0:
                packets = [[0] * g.KINDS for _ in range(players)]
                hands = [[0] * g.KINDS for _ in range(players)]
            packets[s.turn][(action - g.A_DEAL) % g.KINDS] += 1
        elif s.node == g.N_TAKE and seat >= 0:
            kind, packet = action - g.A_TAKE, packets[s.at[seat]]
            kinds = [k for k in range(g.KINDS) if packet[k]]
            if len(kinds) > 1 and rng.random() < LOOKED_AT["guildes"]:
                told = [traits(s, seat, k, packet, hands[seat]) for k in kinds]
                yield s.round, np.array(told, float), kinds.index(kind)
            taken.append((s.at[seat], seat, kind))
            if len(taken) == players:
                for at, who, what in taken:
                    packets[at][what] -= 1
                    hands[who][what] += 1
                taken = []
        s.apply(action, seat)


def chances(table: Any, mask: Any, weights: Any) -> Any:
    odds = table @ weights + mask
    odds = np.exp(odds - odds.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def fitted(found: list[Choice], ridge: float) -> Any:
    """Weights by which what happened is likeliest (Newton's method; there is one maximum)."""
    most, known = max(len(told) for _, told, _ in found), found[0][1].shape[1]
    table, mask = np.zeros((len(found), most, known)), np.full((len(found), most), -1e9)
    was = np.zeros((len(found), known))
    for i, (_, told, which) in enumerate(found):
        table[i, : len(told)], mask[i, : len(told)], was[i] = told, 0.0, told[which]
    weights = np.zeros(known)
    for _ in range(12):
        shares = chances(table, mask, weights)
        mean = np.einsum("ij,ijk->ik", shares, table)
        slope = (was - mean).sum(0) - ridge * weights
        bend = np.einsum("ij,ijk,ijl->kl", shares, table, table, optimize=True) - mean.T @ mean
        weights += np.linalg.solve(bend + ridge * np.eye(known), slope)
    return weights


def fit(given: argparse.Namespace) -> None:
    rng, found = random.Random(1), []
    for plan in PLANS[given.game]:
        for log in logs(given.game, plan, given.keep):
            told = mole_choices(log, rng) if given.game == "mob" else card_choices(log, plan[0], plan[4], rng)
            found += list(told)
    for r in ROUNDS[given.game]:
        here = [choice for choice in found if choice[0] == r]
        weights = fitted(here, RIDGE[given.game])
        print(f"    {tuple(round(100 * float(w)) for w in weights)},  # {len(here)} choices")


# ---- measuring -----------------------------------------------------------------------------------------------------------


def member(state: State, name: str) -> Any:
    """A member of the State, hidden or not."""
    at = 0
    for field, *shape in state.FIELDS:
        size = math.prod(shape)
        if field == name:
            return np.frombuffer(state.to_bytes(), np.int16)[at : at + size].reshape(shape)
        at += size
    raise KeyError(name)


def hidden_facts(game: str, state: Any, seat: int) -> Any:
    """What others hide, as a row of numbers: values of moles, or cards of each kind in the others' hands."""
    if game == "mob":
        return member(state, "value")[1 - seat][[k for k in range(6) if state.hidden[1 - seat] >> k & 1]]
    return np.delete(member(state, "hand")[: state.players], seat, axis=0).ravel()


def hits(game: str, truth: Any, drawn: Any) -> tuple[float, int]:
    """How many hidden facts are as they were drawn, on average, of how many: moles, or cards of hands."""
    if game == "mob":
        return float((drawn == truth).sum(1).mean()), len(truth)
    return float(np.minimum(drawn, truth).sum(1).mean()), int(truth.sum())


def likelihood(truth: Any, drawn: Any) -> float:
    """The log of the share of draws that have each fact, summed up; one more draw spreads over four values."""
    return float(np.log(((drawn == truth).sum(0) + 0.25) / (len(drawn) + 1.0)).sum())


def look(
    given: argparse.Namespace, state: State, seat: int, luck: int
) -> dict[str, tuple[float, float, float, float]]:
    """How much each of the two ways to draw knows: hits, facts that could be hit, log likelihood, microseconds of a draw."""
    truth = hidden_facts(given.game, state, seat)
    told: dict[str, tuple[float, float, float, float]] = {}
    for way in ("even", "sharp"):
        rng, began = Rng(luck), time.process_time()
        worlds = [state.determinise(seat, rng, way == "sharp") for _ in range(given.draws)]
        took = 1e6 * (time.process_time() - began) / given.draws
        drawn = np.array([hidden_facts(given.game, world, seat) for world in worlds])
        told[way] = (*hits(given.game, truth, drawn), likelihood(truth, drawn) / len(truth), took)
    return told


def interval(values: list[float]) -> str:
    return f"{np.mean(values):+.3f} ± {1.96 * np.std(values) / max(len(values) - 1, 1) ** 0.5:.3f}"


def measure(given: argparse.Namespace) -> None:
    game = games.load(given.game)
    players, options = given.players or game.seats[0], EVENTFUL if given.eventful else {}
    rng = random.Random(given.seed)
    by_game: dict[int, dict[int, list[Any]]] = defaultdict(lambda: defaultdict(list))  # by round and game
    for number in range(given.games):
        state: Any = game.start(players, options)
        for seat, action in played(given.game, players, given.bot, number, given.seed, options):
            choice = seat >= 0 and not state.mid_move(seat) and len(state.legal_actions(seat)) > 1
            if choice and (given.game != "mob" or state.node > m.N_MOLES) and rng.random() < 0.1:
                truth = hidden_facts(given.game, state, seat)
                if len(truth) and truth.any():
                    told = look(given, state, seat, rng.randrange(1 << 30))
                    by_game[state.round + (given.game != "mob")][number].append(told)
            state.apply(action, seat)
    print("| round | hit, even | hit, sharp | more hits | nats a fact, even | sharp | gain | µs a draw |")
    print("|--:|--:|--:|--:|--:|--:|--:|--:|")
    for r in sorted(by_game):
        means = [
            {way: np.mean([told[way] for told in found], axis=0) for way in ("even", "sharp")}
            for found in by_game[r].values()
        ]
        hit = {way: sum(one[way][0] for one in means) / sum(one[way][1] for one in means) for way in means[0]}
        nats = {way: np.mean([one[way][2] for one in means]) for way in means[0]}
        took = {way: np.mean([one[way][3] for one in means]) for way in means[0]}
        better = [(one["sharp"][0] - one["even"][0]) / one["even"][1] for one in means]
        gain = [one["sharp"][2] - one["even"][2] for one in means]
        print(
            f"| {r} | {hit['even']:.1%} | {hit['sharp']:.1%} | {interval(better)} | {nats['even']:.3f} | "
            f"{nats['sharp']:.3f} | {interval(gain)} | {took['even']:.1f}, {took['sharp']:.1f} |"
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/tells.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("fit", "measure"))
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--keep", type=Path, help="folder for the games of a fit")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--bot", default="hard@60")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--draws", type=int, default=100)
    parser.add_argument("--eventful", action="store_true", help="Guildes with events and dirty tricks")
    given = parser.parse_args()
    fit(given) if given.what == "fit" else measure(given)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
