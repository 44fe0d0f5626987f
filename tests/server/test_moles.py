"""MOB over the network: a mole's value reaches nobody but its owner before it is exposed (MB-04, MB-11)."""

from __future__ import annotations

import json
from pathlib import Path

from live import Live, Person


def test_the_log_keeps_the_moles_back(tmp_path: Path) -> None:
    mine, theirs = "moles 1 2 3 3 2 1", "moles 3 3 2 2 1 1"
    with Live(tmp_path / "store.sqlite") as live:
        ann, ben, eve = Person(live.url, "Ann"), Person(live.url, "Ben"), Person(live.url, "Eve")
        made = ann.make("mob", [{"kind": "me"}, {"kind": "open"}], public=True)
        ben.claim(made["links"][1])
        table = made["table"]
        sockets = [ann.watch(table), ben.watch(table), eve.watch(table)]
        assert sockets[0].do("start")["type"] == "done"
        for socket in sockets:
            socket.catch_up()
        assert sockets[0].move(0, mine)["type"] == "done"
        assert sockets[1].move(1, theirs)["type"] == "done"
        for socket in sockets:
            socket.catch_up()
        assert sockets[0].table["pending"], "both have put down their moles and the game goes on"
        for person, socket, known in zip((ann, ben, eve), sockets, (mine, theirs, None)):
            told = json.dumps(
                [
                    socket.lines,
                    socket.view,
                    person.get(f"/tables/{table}/log"),
                    person.get(f"/tables/{table}/export"),
                ]
            )
            for text in (mine, theirs):
                assert (text in told) == (text == known), (person, text)


def test_an_exposed_mole_cannot_be_taken_back_alone() -> None:
    from backroom import games
    from backroom.engine.knowledge import quiet

    game = games.load("mob")
    assert not quiet(game, "expose harlem")
    assert quiet(game, "mole harlem bronx")
    assert not quiet(game, "a word that nobody declared")
