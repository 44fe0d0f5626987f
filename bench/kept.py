"""What of a search is still of use at the same seat's next move: the visits below where the game has come to.

    python bench/kept.py [--bot hard] [--games 2] [--seed 1] [GAME …]

Everybody searches with the level's simulations and plays what its tree likes best; afterwards each tree is followed along
what its seat saw until it was to choose again. ``kept`` is the share of the thought's simulations that went through there
and on by an action that is legal now. An upper bound: what chance brought and what has been shown since is not held against
the worlds of those simulations. ``alone`` is the part of it where neither another nor chance has acted in between.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from backroom import bots, games
from backroom.bots.levels import Budget
from backroom.bots.searcher import Thought
from backroom.engine.game import Game
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State

Deeds = list[tuple[int, int]]  # seat (or chance) and action
LONGEST = 16  # actions of a sealed choice


def sealed_before(state: State, deeds: Deeds, seat: int) -> tuple[State, dict[int, list[int]]]:
    """The State as a simulation begins it: others choose again what they have sealed. And what that was."""
    work, chosen = state.clone(), dict[int, list[int]]()
    for p in range(state.players):
        if p != seat and work.can_retract(p):
            work.retract(p)
            own = [action for who, action in deeds if who == p]
            for n in range(1, LONGEST):
                trial = work.clone()
                if all(
                    action in trial.legal_actions(p) and not trial.apply(action, p) for action in own[-n:]
                ):
                    if trial.can_retract(p):
                        chosen[p] = own[-n:]
                        break
    return work, chosen


def survives(state: State, deeds: Deeds, place: int, thought: Thought, seat: int) -> int:
    """The visits at the seat's next choice: it has thought at ``place`` of the deeds, in this State."""
    (search,) = thought.searches
    work, ahead = sealed_before(state, deeds[:place], seat)
    for who, action in deeds[place:]:
        ahead.setdefault(who, []).append(action)
    mine, known = True, True
    while not work.over:
        waiting = work.pending()
        if not waiting:
            if not ahead.get(CHANCE):
                break
            work.apply(ahead[CHANCE].pop(0), CHANCE)
            continue
        who = seat if mine and seat in waiting else work.actor()
        legal = work.legal_actions(who)
        if who == seat and not mine and len(legal) > 1:
            return sum(visits for action, visits, _ in search.policy() if known and action in legal)
        if not ahead.get(who):
            break
        action = ahead[who].pop(0)
        if (
            known and (len(legal) > 1 or who == seat) and not mine
        ):  # its own move was followed when it was made
            known = search.follow(action if who == seat or len(waiting) == 1 else -1 - who)
        work.apply(action, who)
        if who == seat and not work.mid_move(seat):
            mine = False
    return 0


def shares(game: Game, players: int, simulations: int, seed: int) -> list[tuple[float, bool]]:
    """Of each move of a game between searches: what is left of the thought before the seat's last move; and
    whether nobody else has acted since.
    """
    state, chance, luck = game.start(players), Rng(seed), Rng(seed).fork(1)
    sight = bots.make("greedy", game, seed)
    deeds, found = Deeds(), list[tuple[float, bool]]()
    last: dict[int, tuple[State, int, Thought]] = {}
    thought: Thought | None = None
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            deeds.append((CHANCE, draw(state, chance)))
            state.apply(deeds[-1][1], CHANCE)
            continue
        legal = state.legal_actions(seat)
        begins = not state.mid_move(seat)
        action = legal[0]
        if begins:
            thought = None
        if len(legal) > 1:
            if begins:
                if seat in last:
                    before, place, old = last.pop(seat)
                    left = survives(before, deeds, place, old, seat) / simulations
                    found.append((left, all(who == seat for who, _ in deeds[place:])))
                thought = Thought(
                    game, state, seat, luck.below(1 << 30), Budget(simulations), game.search.settings
                )
                last[seat] = state.clone(), len(deeds), thought
            known = [one for one, _, _ in thought.policy() if one in legal] if thought else []
            action = known[0] if known else sight.think(state, seat)
        if thought:
            thought.follow(action)
        deeds.append((seat, action))
        state.apply(action, seat)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/kept.py")
    parser.add_argument("games", nargs="*", default=list(games.names()))
    parser.add_argument("--bot", default="hard", choices=["medium", "hard", "expert"])
    parser.add_argument("--games", dest="count", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.games:
        game, pairs = games.load(name), list[tuple[float, bool]]()
        simulations = bots.simulations(given.bot, game)
        for number in range(given.count):
            pairs += shares(game, min(4, game.seats[1]), simulations, given.seed + number)
        found = sorted(share for share, _ in pairs)
        row = {"game": name, "bot": given.bot, "simulations": simulations, "moves": len(found)}
        row |= {
            "kept": round(sum(found) / len(found), 4),
            "alone": round(sum(share for share, alone in pairs if alone) / len(found), 4),
            "median": round(found[len(found) // 2], 4),
            "a tenth has": round(found[len(found) * 9 // 10], 4),
            "nothing kept": round(sum(share == 0.0 for share in found) / len(found), 3),
        }
        print(json.dumps(row), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
