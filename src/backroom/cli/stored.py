"""`backroom backup`, `export` and `verify`: what is kept, copied, taken out and checked, without a running
server.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from backroom.cli.base import (
    Json,
    Lang,
    Mistake,
    app,
    console,
    named,
    read_bytes,
    say,
    write_bytes,
)
from backroom.cli.serve import StoreAt
from backroom.store import Store, open_store


def _address(store: str | None) -> str:
    from backroom.server.settings import Settings

    address = Settings.read(store=store).store
    if "://" not in address and not Path(address).expanduser().exists():
        raise Mistake("server-no-store", file=address)
    return address


def _with_store(store: str | None, work: Any) -> Any:
    async def main() -> Any:
        # A server may be running on the same file: only readers are let in beside it.
        opened: Store = await open_store(_address(store), alone=False)
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(main())


@app.command(help=say("server-help-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar=named("FILE"), help=say("server-help-backup-file"))],
    store: StoreAt = None,
    lang: Lang = None,
) -> None:
    if file.exists():
        raise Mistake("server-file-exists", file=file)
    if not file.absolute().parent.is_dir():
        raise Mistake("server-no-folder", file=file)
    entries = _with_store(store, lambda opened: opened.backup(file.absolute()))
    console().print(say("server-backed-up", file=str(file), entries=entries))


@app.command(help=say("server-help-export"))
def export(
    table: Annotated[str, typer.Argument(metavar=named("TABLE"), help=say("server-help-export-table"))],
    to: Annotated[
        Path | None, typer.Option("--to", metavar=named("FILE"), help=say("server-help-export-to"))
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=say("server-help-export-seat"))] = None,
    store: StoreAt = None,
    lang: Lang = None,
) -> None:
    from backroom.table.export import export as take
    from backroom.table.kept import Kept, export_kept, reason
    from backroom.table.table import Table

    raws = _with_store(store, lambda opened: opened.read(table))
    if not raws:
        raise Mistake("server-no-such-table", table=table)
    found: Table
    try:
        found = Table.fold(table, raws)
    except Exception as error:
        found = Kept.keep(table, raws, reason(error))
        if not found.raw:
            raise Mistake(found.why.key) from None
        print(say(found.why.key, **found.why.facts), file=sys.stderr)
    if seat is not None and not 0 <= seat < found.players:
        raise Mistake("server-no-such-seat", seat=seat, last=found.players - 1)
    told = export_kept(found, seat) if isinstance(found, Kept) else take(found, seat)
    text = msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"
    if to is None:
        print(text, end="")
        return
    write_bytes(to, text.encode())
    console().print(say("server-exported", file=str(to), lines=found.seq))


@app.command(help=say("server-help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(metavar=named("FILE"), help=say("server-help-verify-file"))],
    kept: Annotated[
        Path | None, typer.Option("--kept", metavar=named("FILE"), help=say("server-help-verify-kept"))
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from backroom.table.verify import verify as check

    report = check(read_bytes(file), None if kept is None else read_bytes(kept))
    if as_json:
        told = {
            "ok": report.ok, "draws": report.draws, "receipts": report.receipts, "moves": report.moves,
            "problems": [{"key": key, "facts": facts} for key, facts in report.problems],
            "proves": report.proves, "proves_not": report.proves_not, "facts": report.facts,
        }  # fmt: skip
        print(json.dumps(told))
        return 0 if report.ok else 1
    out = console()
    for key, facts in report.problems:
        out.print("✗ " + say(key, **facts))
    if report.ok:
        out.print("✓ " + say("verify-good", draws=report.draws, receipts=report.receipts, moves=report.moves))
        for key in report.proves:
            out.print("  + " + say(key, **report.facts))
        for key in report.proves_not:
            out.print("  − " + say(key, **report.facts))
    return 0 if report.ok else 1
