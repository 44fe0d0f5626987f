"""A worked example: a small network learns a game on two cores, first from the greedy bot, then against itself.

    python -m backroom.research.selfplay GAME --rounds 300

First it imitates greedy for a while; then it plays, one game in five against itself and the others against greedy, and gets
better by PPO (proximal policy optimisation). Now and then it is measured against greedy; ``--out`` gets the best weights,
for the bot ``learned``, ``--log`` one JSON line a measurement, ``--plot`` the curve. All is counted in rounds and nothing by
the clock: on one thread the same seed gives the same weights again. Needs the extra ``learn``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from backroom import games
from backroom.bots.learned import Lesson, read
from backroom.research.net import Net, choose, export, load
from backroom.research.vector import VectorEnv

CLIP = 0.2
TAUGHT = 256  # games at once of the teacher
MISTAKES = 0.1  # of the teacher, so that the learner sees what comes of them


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    rounds: int = 300  # of play and of learning from it
    seed: int = 1
    imitate: float = 0.45  # share of the rounds
    alone: int = 96  # games at once against itself
    others: int = 416  # and against greedy
    steps: int = 128  # in a round of play
    epochs: int = 2
    batch: int = 4096
    taught: int = 1024  # the same, while it imitates
    rate: float = 3e-4
    entropy: float = 0.015
    trace: float = 0.97  # the lambda of generalised advantage estimation
    every: int = 40  # rounds between two measurements
    measured: int = 1024  # games of one


CHANGED = {
    "rounds": "of play and of learning from it",
    "seed": "of all chance",
    "imitate": "share of the rounds in which it imitates greedy",
    "alone": "games at once against itself",
    "others": "games at once against greedy",
    "steps": "of a round of play",
    "epochs": "of learning from a round",
    "batch": "decisions learned from at once",
    "taught": "the same while it imitates",
    "rate": "of learning, falling to none",
    "entropy": "weight of variety",
    "trace": "lambda of generalised advantage estimation",
    "every": "rounds between two measurements",
}


def worth(rewards: Any, scores: Any, scale: float) -> Any:
    """What a finished game is worth to each seat: half its share of the win, half how far it is ahead; 0 is fair."""
    players = scores.shape[1]
    ahead = np.stack([scores[:, p] - np.delete(scores, p, 1).max(1) for p in range(players)], axis=1)
    return 0.5 * (rewards - 1.0 / players) + 0.5 * np.tanh(ahead.astype(np.float32) / (2.0 * scale))


class Games:
    """Some games at once and what was done in them for a while. ``kind`` says who plays:

    teacher: greedy on all seats, with a random action now and then; its choices are to be learned
    self: the learner on all seats
    greedy: the learner on one seat, greedy on the others
    """

    def __init__(self, plan: Plan, kind: str, seed: int) -> None:
        self.plan, self.kind = plan, kind
        self.rows = {"greedy": plan.others, "self": plan.alone, "teacher": TAUGHT}[kind]
        self.env = VectorEnv(plan.game, plan.players, count=self.rows, seed=seed, threads=1)
        self.rng = np.random.default_rng(seed)
        self.mine = np.arange(self.rows, dtype=np.int32) % plan.players
        shape = (plan.steps, self.rows)
        self.seen = np.zeros((*shape, self.env.observation_length), np.float32)
        self.masks = np.zeros((*shape, self.env.action_count), np.bool_)
        self.actions = np.zeros(shape, np.int64)
        self.logs = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.own = np.zeros(shape, np.bool_)
        self.done = np.zeros(shape, np.bool_)
        self.paid = np.zeros((*shape, plan.players), np.float32)
        self._spread()

    def _spread(self) -> None:
        """Games of some kinds all take equally long: begun at different times, they are at different places ever after."""
        lengths = 0
        while not self.env.done[0]:
            self.env.step(self.env.advise())
            lengths += 1
        order = self.rng.permutation(self.rows)
        for t in range(lengths):
            self.env.restart(order[self.rows * t // lengths : self.rows * (t + 1) // lengths])
            self.env.step(self.env.advise())

    def play(self, net: Net) -> None:
        env, every = self.env, np.arange(self.rows)
        for t in range(self.plan.steps):
            rows = np.flatnonzero(env.seats == self.mine) if self.kind == "greedy" else every
            self.own[t] = False
            self.own[t, rows] = True
            self.seats[t], self.seen[t], self.masks[t] = env.seats, env.observations, env.masks
            actions, logs, values = choose(net, self.seen[t][rows], self.masks[t][rows])
            self.logs[t, rows], self.values[t, rows] = logs, values
            played = np.zeros(env.count, np.int32) if self.kind == "self" else env.advise().copy()
            if self.kind == "teacher":
                self.actions[t] = played
                played = np.where(self.rng.random(env.count) < MISTAKES, env.sample(), played)
            else:
                played[rows] = actions
                self.actions[t] = played
            env.step(played)
            self.done[t] = env.done
            if env.done.any():
                self.paid[t] = worth(env.rewards, env.scores, games.load(self.plan.game).lead)
                # The learner changes seats from game to game.
                self.mine = ((self.mine + env.done) % self.plan.players).astype(np.int32)

    def lessons(self) -> tuple[Any, ...]:
        """(seen, masks, actions, logs, how much better it went than was hoped, what should have been hoped for).

        Each seat's decisions are a chain of their own. The last one of a chain that is not over has no successor to learn
        from and is left out.
        """
        rows, players = self.rows, self.plan.players
        every = np.arange(rows)
        value = np.zeros((rows, players), np.float32)
        trace = np.zeros((rows, players), np.float32)
        there = np.zeros((rows, players), np.bool_)
        better = np.zeros_like(self.values)
        good = np.zeros_like(self.own)
        for t in range(self.plan.steps - 1, -1, -1):
            over = self.done[t]
            value[over], trace[over], there[over] = self.paid[t][over], 0.0, True
            p = self.seats[t]
            step = value[every, p] - self.values[t] + self.plan.trace * trace[every, p]
            good[t] = self.own[t] & there[every, p]
            better[t] = np.where(good[t], step, 0.0)
            at = every[self.own[t]], p[self.own[t]]
            value[at], trace[at], there[at] = self.values[t][self.own[t]], better[t][self.own[t]], True
        parts = (self.seen, self.masks, self.actions, self.logs, better, better + self.values)
        good &= self.masks.sum(2) > 1  # nothing is to be learned from what had to be done
        return tuple(part[good] for part in parts)


def learn(
    net: Net, steps: torch.optim.Optimizer, played: list[Games], plan: Plan, rng: Any, hopes: bool = False
) -> dict[str, float]:
    """From the teacher its choices, from play what went better than hoped (PPO); from both what to hope, or only that."""
    taught = played[0].kind == "teacher"
    kept = zip(*(games.lessons() for games in played))
    seen, masks, actions, logs, better, wanted = (torch.from_numpy(np.concatenate(part)) for part in kept)
    better = (better - better.mean()) / (better.std() + 1e-6)
    total = {"policy": 0.0, "value": 0.0, "entropy": 0.0}
    count = 0
    for _ in range(1 if taught else plan.epochs):
        order = torch.from_numpy(rng.permutation(len(actions)))
        for at in torch.split(order, plan.taught if taught else plan.batch):
            chances, values = net(seen[at], masks[at])
            log = chances.gather(1, actions[at][:, None]).squeeze(1)
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            if taught:
                policy = -log.mean()
            else:
                ratio, gain = (log - logs[at]).exp(), better[at]
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                policy = policy - plan.entropy * entropy
            value = ((values - wanted[at]) ** 2).mean()
            steps.zero_grad()
            (value if hopes else policy + value).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            steps.step()
            for name, loss in (("policy", policy), ("value", value), ("entropy", entropy)):
                total[name] += float(loss.detach())
            count += 1
    return {name: round(loss / count, 4) for name, loss in total.items()}


def measure(net: Net, plan: Plan, seed: int, sharp: bool) -> float:
    """The learner's mean share of the win with greedy on all other seats; every seat equally often."""
    env = VectorEnv(plan.game, plan.players, count=plan.measured, seed=seed, threads=1)
    mine = np.arange(env.count, dtype=np.int32) % plan.players
    open_rows = np.ones(env.count, np.bool_)
    share = 0.0
    while open_rows.any():
        played = env.advise().copy()
        rows = np.flatnonzero((env.seats == mine) & open_rows)
        if len(rows):
            played[rows] = choose(net, env.observations[rows], env.masks[rows], sharp)[0]
        env.step(played)
        ended = env.done.view(np.bool_) & open_rows
        share += float(env.rewards[ended, mine[ended]].sum())
        open_rows &= ~ended
    return share / env.count


class Watch:
    """Seconds of training, of the core that it runs on, to be told: neither a busy machine nor the measurements count."""

    def __init__(self) -> None:
        self.began, self.wall, self.apart = time.process_time(), time.perf_counter(), 0.0

    def seconds(self) -> float:
        return time.process_time() - self.began - self.apart


def train(
    plan: Plan,
    out: Path,
    log: Path | None = None,
    tell: Callable[[str], None] = print,
    begin: Path | None = None,
) -> list[dict[str, Any]]:
    """Train as planned; writes the best weights by measurement, and gives all measurements.

    From weights to ``begin`` with it does not imitate: in those rounds it learns what to hope for with them.
    """
    torch.manual_seed(plan.seed)
    rng = np.random.default_rng(plan.seed)
    teacher = [Games(plan, "teacher", plan.seed)]
    play = [Games(plan, "self", plan.seed + 1), Games(plan, "greedy", plan.seed + 2)]
    lesson = Lesson.of(play[0].env.game, plan.players)
    net = Net(lesson.inputs, lesson.actions)
    if begin is not None:
        load(net, read(begin, lesson))
    watch = Watch()
    rows: list[dict[str, Any]] = []
    losses: dict[str, float] = {}
    decisions = 0
    if log is not None:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("")

    def look(phase: str, done: int) -> None:
        seconds, start = watch.seconds(), time.process_time()
        # The same games each time, other ones than those it learns from.
        drawn, sharp = (measure(net, plan, 1_000_003, mode) for mode in (False, True))
        wall = time.perf_counter() - watch.wall
        row = {
            "round": done,
            "minutes": round(seconds / 60, 2),
            "wall": round(wall / 60, 2),
            "phase": phase,
            "decisions": decisions,
        }
        row |= {"share": round(sharp, 4), "share_drawn": round(drawn, 4), "fair": 1 / plan.players, **losses}
        if sharp > max((old["share"] for old in rows), default=-1.0):
            export(net, lesson).save(out)
        watch.apart += time.process_time() - start
        rows.append(row)
        tell(json.dumps(row))
        if log is not None:
            with log.open("a") as file:
                file.write(json.dumps(row) + "\n")

    look("start", 0)
    phase, played = ("imitate", teacher) if begin is None else ("hopes", play)
    first = max(1, round(plan.imitate * plan.rounds))
    steps = torch.optim.Adam(net.parameters() if begin is None else net.value.parameters(), 1e-3)
    for done in range(plan.rounds):
        if done == first:
            phase, played = "play", play
            steps = torch.optim.Adam(net.parameters(), plan.rate, eps=1e-5)
        if phase == "play":
            for group in steps.param_groups:
                group["lr"] = plan.rate * max(0.05, 1.0 - done / plan.rounds)
        for some in played:
            some.play(net)
            decisions += int(some.own.sum())
        losses = learn(net, steps, played, plan, rng, phase == "hopes")
        if done + 1 == first or (done + 1) % plan.every == 0 or done + 1 == plan.rounds:
            look("end" if done + 1 == plan.rounds else phase, done + 1)
    return rows


def plot(rows: list[dict[str, Any]], path: Path, title: str, axis: str = "minutes of one core") -> None:
    """The learning curve: share of the win against greedy over minutes of training."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    matplotlib.rcParams["svg.hashsalt"] = "backroom"
    figure, axes = pyplot.subplots(figsize=(6.4, 3.6))
    minutes = [row["minutes"] for row in rows]
    axes.plot(minutes, [100 * row["share"] for row in rows], "o-", label="most liked action")
    axes.plot(minutes, [100 * row["share_drawn"] for row in rows], "s--", label="drawn by liking")
    axes.axhline(100 * rows[0]["fair"], color="grey", lw=1, label="as good as greedy")
    taught = [row["minutes"] for row in rows if row["phase"] == "imitate"]
    if taught:
        axes.axvspan(0, taught[-1], color="grey", alpha=0.15, lw=0, label="imitates greedy")
    axes.set(xlabel=axis, ylabel="share of wins in %", title=title, ylim=(0, None))
    axes.legend(frameon=False, fontsize="small")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main(arguments: list[str] | None = None) -> None:
    reader = argparse.ArgumentParser(prog="python -m backroom.research.selfplay", description=__doc__)
    reader.add_argument("game", choices=games.names())
    reader.add_argument("--players", type=int, default=0)
    reader.add_argument("--threads", type=int, default=1, help="of PyTorch")
    for name, about in CHANGED.items():
        usual = getattr(Plan, name)
        reader.add_argument(f"--{name}", type=type(usual), default=usual, help=f"{about}; default {usual}")
    reader.add_argument(
        "--out", type=Path, help="default: GAME-PLAYERS.npz in this folder, never the shipped weights"
    )
    reader.add_argument("--begin", type=Path, help="weights to go on from, instead of imitating")
    reader.add_argument("--log", type=Path)
    reader.add_argument("--plot", type=Path, help="the learning curve, SVG")
    given = reader.parse_args(arguments)
    players = given.players or games.load(given.game).seats[0]
    torch.set_num_threads(given.threads)
    plan = Plan(given.game, players, **{name: getattr(given, name) for name in CHANGED})
    out = given.out or Path(f"{given.game}-{players}.npz")
    rows = train(plan, out, given.log, begin=given.begin)
    best = max(row["share"] for row in rows)
    print(f"{given.game}, {players} players: {100 * best:.1f} % against greedy, fair {100 / players:.1f} %")
    if given.plot is not None:
        plot(rows, given.plot, f"{given.game}, {players} players")


if __name__ == "__main__":
    main()
