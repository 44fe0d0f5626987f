"""`backroom sim`: many games between bots, counted, and kept as records when asked."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from backroom.cli.base import (
    Data,
    GameName,
    Games,
    Json,
    Lang,
    Mistake,
    Options,
    RecordTo,
    Seed,
    app,
    console,
    named,
    pairs,
    say,
    write_bytes,
)
from backroom.cli.drive import SEEDS, bot_line, chance_line, read_seats
from backroom.engine.game import Game
from backroom.engine.record import Line, Record, result_of
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State


def one_game(game: Game, start: State, seats: list[str], seed: int) -> tuple[State, list[Line], int]:
    """Play one game to its end; the last State, the log and the number of decisions (chance's too)."""
    from backroom import bots

    rng = Rng(seed)
    players = [bots.make(name, game, rng.below(SEEDS)) for name in seats]
    state, log, decisions = start.clone(), [], 0
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            log.append(chance_line(game, state, rng))
            decisions += 1
        else:
            line, actions = bot_line(game, state, seat, players[seat])
            log.append(line)
            decisions += actions
    return state, log, decisions


def play_games(record: Record, start: State, games: int, seed: int, folder: Path | None) -> dict[str, Any]:
    """Games between any bots, one after the other."""
    players = record.players
    wins, points, decisions = [0] * players, [0] * players, 0
    began = time.perf_counter()
    for number in range(games):
        state, log, made = one_game(record.game, start, record.seats, seed * 1_000_003 + number)
        decisions += made
        for seat, (rank, score) in enumerate(zip(state.ranks(), state.scores())):
            wins[seat] += rank == 1
            points[seat] += score
        if folder is not None:
            record.log, record.result = log, result_of(state)
            write_bytes(folder / f"{record.game.name}-{players}p-{seed}-{number:05d}.json", record.to_json())
    seconds = time.perf_counter() - began
    return {
        "decisions": decisions,
        "seconds": seconds,
        "wins": wins,
        "mean_scores": [p / games for p in points],
    }


def random_games(start: State, games: int, seed: int, threads: int) -> dict[str, Any]:
    """Random players only: the compiled loop."""
    from backroom.engine import playout

    tally = playout.random_games(start, games, seed, threads)
    return {
        "decisions": tally.decisions,
        "seconds": tally.seconds,
        "wins": tally.wins,
        "mean_scores": tally.scores,
    }


@app.command(help=say("house-help-sim"))
def sim(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("house-help-players"))] = None,
    games: Games = 100,
    seed: Seed = 1,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar=named("BOT,BOT,…"), help=say("house-help-sim-seats"))
    ] = None,
    option: Options = None,
    data: Data = None,
    record: RecordTo = None,
    threads: Annotated[int, typer.Option("--threads", help=say("house-help-threads"))] = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from backroom.cli.printed import read_own
    from backroom.games import load

    found = load(game)
    names = read_seats(seats, players, found, person=False)
    for value, name in ((games, "--games"), (threads, "--threads")):
        if value < 1:
            raise Mistake("house-at-least-one", option=name, value=value)
    own, raw = read_own(found, data)
    start = found.start(len(names), pairs(option), own)
    kept = Record(found, len(names), found.read_options(pairs(option)), names, data=raw)
    if record is not None and record.exists() and not record.is_dir():
        raise Mistake("house-no-write", file=record, reason=say("house-os-not-folder"))
    if record is None and set(names) == {"random"}:
        counted = random_games(start, games, seed, threads)
    else:
        counted = play_games(kept, start, games, seed, record)
    seconds = counted["seconds"]
    rate = counted["decisions"] / seconds if seconds else 0.0
    told = {
        "game": game,
        "players": len(names),
        "games": games,
        "seed": seed,
        "seats": names,
        "options": kept.options,
        "decisions": counted["decisions"],
        "seconds": round(seconds, 6),
        "decisions_per_second": round(rate, 1),
        "wins": counted["wins"],
        "mean_scores": [round(score, 3) for score in counted["mean_scores"]],
    }
    if as_json:
        print(json.dumps(told))
        return
    table = Table(title=say("house-sim-title", game=game, games=games), title_justify="left")
    for key in ("house-sim-seat", "house-sim-bot", "house-sim-wins", "house-sim-score"):
        table.add_column(
            say(key), justify="right" if key in ("house-sim-wins", "house-sim-score") else "left"
        )
    for seat, name in enumerate(names):
        table.add_row(found.colours[seat], name, str(told["wins"][seat]), f"{told['mean_scores'][seat]:.2f}")
    out = console()
    out.print(table)
    out.print(
        say("house-sim-speed", decisions=told["decisions"], seconds=round(seconds, 3), rate=round(rate))
    )
