"""Tables to measure a server with: played at random, written straight into a store, with cookies for their five people."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from backroom.server.identity import Identity, Signer
from backroom.store import Index, open_store
from backroom.table import chance, commands, create, decide, events
from backroom.table.table import Table

PEOPLE = [f"player-{n}" for n in range(5)]
SECRET = "ab" * 32


def cookies() -> list[str]:
    signer = Signer(bytes.fromhex(SECRET))
    return [signer.write(Identity(who)) for who in PEOPLE]


def new_table(game: str, name: str, moves: int = 0, finish: bool = False) -> Table:
    """A started table of five people, played at random so many moves."""
    rng = random.Random(name)
    fresh = lambda: chance.sha(name, str(rng.random()))  # noqa: E731
    wish = commands.NewTable(game=game, seats=[commands.SeatWish("me", "P")] * 5)
    made = create.made(
        name, wish, PEOPLE[0], "P", 1_700_000_000_000, fresh, [chance.sha(name, str(n)) for n in range(6)]
    )
    for place, who in zip(made.seats, PEOPLE):
        place.who = who
    table = Table.fold(name, [events.encode(made)])
    for seat, who in enumerate(PEOPLE):
        bits = commands.AddBits(id="bits", seat=seat, commit=made.commit, bits=fresh())
        _accept(table, decide.decide(table, bits, who, made.at, fresh))
    _accept(table, decide.decide(table, commands.Start(id="start"), PEOPLE[0], made.at, fresh))
    count = 0
    while table.status == "playing" and (finish or count < moves):
        state = table.state
        assert state is not None
        seat = table.pending()[0]
        actions: list[int] = []
        trial = state.clone()
        while not actions or trial.mid_move(seat):
            actions.append(rng.choice(trial.legal_actions(seat)))
            trial.apply(actions[-1], seat)
        text = table.game.part("notation").show(state, seat, tuple(actions))
        _accept(
            table, decide.decide_move(table, seat, text, made.at, fresh, who=PEOPLE[seat], rid=f"m{count}")
        )
        count += 1
    return table


def _accept(table: Table, made: Any) -> None:
    table.accept(made.entry, made.raw, made.state)


async def fill(store: str, game: str, tables: int, moves: int = 0) -> list[str]:
    """A store with so many tables; their names. Tables of one game differ only in their name: made once, written often."""
    opened = await open_store(store)
    names = []
    model = new_table(game, "x" * 22, moves)
    for start in range(0, tables, 500):
        part = [f"{n:022}" for n in range(start, min(start + 500, tables))]
        names += part
        if not moves:
            whole = {name: new_table(game, name) for name in part}
        else:
            whole = dict.fromkeys(part, model)
        for seq in range(1, model.seq + 1):
            index = Index("playing", False, 1, None, b"{}", tuple(PEOPLE)) if seq == 1 else None
            await asyncio.gather(
                *(opened.append(name, seq, whole[name].raw[seq - 1], index) for name in part)
            )
    await opened.close()
    return names
