"""Servers that cheat with chance, each in its own way, against one honest person (Ann, seat 0) whose client kept what it
saw. Every cheat gives the file that the cheater shows at the end and what Ann's client kept; tests/table/test_cheats.py
says which are caught, and by what, and that nothing is claimed where they are not. bench/attack_chance.py counts them.
"""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from backroom.table import chance, commands, decide, events, export, starting
from backroom.table.verify import Report, verify
from driver import Driver

ANN = 0
TRIES = 176  # so many secrets bought a chosen set-up from the first version of the provable chance

File = dict[str, Any]


@dataclass
class Shown:
    """What the cheater shows and what Ann's client kept. ``got``: whether the cheater has what it wanted."""

    file: File
    kept: dict[str, Any] | None
    got: bool = True

    def check(self, with_kept: bool) -> Report:
        kept = json.dumps(self.kept).encode() if with_kept and self.kept is not None else None
        return verify(json.dumps(self.file).encode(), kept)


def kept_by(driver: Driver, seat: int = ANN) -> dict[str, Any]:
    """What the seat's client kept while the game was on."""
    entries = [(n, driver.table.entry(n)) for n in range(1, driver.table.seq + 1)]
    bits = {str(e.seat): e.bits for _, e in entries if isinstance(e, events.Bits) and e.seat == seat}
    receipts = [
        {"seq": n, "hash": e.receipt}
        for n, e in entries
        if isinstance(e, events.Move) and e.sealed and e.seat == seat
    ]
    return {"table": "T", "commit": driver.table.made.commit, "bits": bits, "receipts": receipts}


def against_bots(seed: str, own: str = "ann") -> Driver:
    """Ann at a table with two bots, before she has added bits."""
    seats = [commands.SeatWish("me", "Ann"), *[commands.SeatWish("bot", bot="first")] * 2]
    return Quick(seed, own, seats=seats)


class Quick(Driver):
    """Cheaters make many tables; that folds give the same is not what these tests are about."""

    def check(self) -> None:
        pass


def play_out(driver: Driver) -> Driver:
    """To the end; bots bid their lowest card."""
    if driver.table.status == "open":
        driver.bits_of_all()
        driver.do(commands.Start(id="start"), driver.table.host)
    while driver.table.status == "playing":
        seat = driver.table.pending()[0]
        state: Any = driver.table.state
        text = "end" if state.turn >= 0 else f"bid {sorted(state.hands[seat])[0]}"
        if driver.table.seats[seat].kind == "person":
            driver.move(seat, text)
        else:
            driver.accept(
                decide.decide_bot_move(driver.table, seat, text, driver.table.seq, driver.now, driver.fresh)
            )
    return driver


def wanted(driver: Driver) -> bool:
    """What every cheater here is after: Ann's first card is a one (one table in nine has it by luck)."""
    started = driver.table.entry(driver.table.start_seq)
    assert isinstance(started, events.Started)
    return started.draws[0] == "deal 0 1"


def file_of(driver: Driver) -> File:
    return copy.deepcopy(export.export(driver.table, None))


def honest(seed: str = "honest") -> Shown:
    driver = play_out(against_bots(seed))
    return Shown(file_of(driver), kept_by(driver))


def lucky(seed: str) -> bool:
    """Whether an honest table has what cheaters want."""
    driver = against_bots(seed, own=f"ann {seed}")
    driver.bits_of_all()
    driver.do(commands.Start(id="start"), "ann")
    return wanted(driver)


# ---- the cheats ------------------------------------------------------------------------------------------


def secret_after_bits(seed: str) -> Shown:
    """Shows one promise, takes the bits, then finds a secret with which they give what it wants."""
    first = against_bots(seed)
    first.bits_of_all()
    kept = kept_by(first)
    for n in itertools.count():
        second = play_out(against_bots(f"{seed} {n}"))
        if wanted(second):
            return Shown(file_of(second), kept | {"receipts": kept_by(second)["receipts"]})
    raise AssertionError


def secret_unlike_promise(seed: str) -> Shown:
    """The same, but leaves the old promise in the file."""
    shown = secret_after_bits(seed)
    assert shown.kept is not None
    shown.file["table"]["commit"] = shown.kept["commit"]
    return shown


def bits_dropped(seed: str) -> Shown:
    """Begins without Ann's bits and says that none came."""
    for n in itertools.count():
        driver = against_bots(f"{seed} {n}")
        kept = {"table": "T", "commit": driver.table.made.commit, "bits": {"0": chance.sha("ann's")}}
        driver.now += 61_000
        driver.do(commands.Start(id="start", without=True), "ann")
        if wanted(driver):
            return Shown(file_of(play_out(driver)), kept)
    raise AssertionError


def bits_replaced(seed: str) -> Shown:
    """Keeps its promise, but puts bits of its own choice in the place of Ann's."""
    driver = against_bots(seed)
    driver.bits_of_all()
    kept = kept_by(driver)
    for n in itertools.count():
        other = play_out(against_bots(seed, own=f"not ann {n}"))
        if wanted(other):
            return Shown(file_of(other), kept)
    raise AssertionError


def draw_again(seed: str) -> Shown:
    """Does not like the first prize and takes the next number for it, and so on."""
    honest_draw = chance.draw
    for n in itertools.count():
        straight = play_out(against_bots(f"{seed} {n}"))
        try:
            chance.draw = lambda stream, n, outcomes: honest_draw(stream, n + (n >= 9), outcomes)
            driver = play_out(against_bots(f"{seed} {n}"))
        finally:
            chance.draw = honest_draw
        if file_of(driver)["log"] != file_of(straight)["log"]:  # the next number may give the same prize
            return Shown(file_of(driver), kept_by(driver))
    raise AssertionError


def draw_left_out(seed: str) -> Shown:
    """Takes a draw out of the file."""
    shown = honest(seed)
    line = next(one for one in shown.file["table"]["lines"] if one["kind"] == "move" and one["chance"])
    line["chance"].pop()
    line["odds"].pop()
    shown.file["log"] = export.effective(shown.file["table"]["lines"])
    return shown


def odds_changed(seed: str) -> Shown:
    """Gives the browser other odds, with which another outcome seems right."""
    shown = honest(seed)
    line = next(one for one in shown.file["table"]["lines"] if one["kind"] == "move" and one["chance"])
    line["odds"] = [[[line["chance"][0], 1]]]
    return shown


def sealed_changed(seed: str) -> Shown:
    """Another card for Ann's sealed bid, with the old receipt."""
    shown = honest(seed)
    lines = shown.file["table"]["lines"]
    first, second = [one for one in lines if one.get("sealed") and one["seat"] == ANN][:2]
    first["text"], second["text"] = second["text"], first["text"]
    shown.file["log"] = export.effective(lines)
    return shown


def sealed_changed_well(seed: str) -> Shown:
    """Gives Ann a receipt for the card she bid, and writes down another with a receipt of its own."""
    shown = honest(seed)
    assert shown.kept is not None
    receipt = shown.kept["receipts"][0]
    receipt["hash"] = chance.receipt("T", receipt["seq"], ANN, "bid 9", chance.sha("nonce"))
    return shown


def sham_person(seed: str, last: bool = True) -> Shown:
    """A "person" of the server's own sits at the table and chooses its bits when Ann's are known (or, not ``last``,
    before: then there is nothing to know yet).
    """
    for n in itertools.count():
        seats = [commands.SeatWish("me", "Ann"), commands.SeatWish("open")]
        driver = Quick(seed, "ann", seats=seats)
        driver.sit_all()
        sham = commands.AddBits(
            id="sham", seat=1, commit=driver.table.made.commit, bits=chance.sha("sham", seed, str(n))
        )
        if not last:
            driver.do(sham, "bob")
        driver.bits(ANN)
        if last:
            driver.do(sham, "bob")
        play_out(driver)
        if wanted(driver) or not last:
            return Shown(file_of(driver), kept_by(driver), wanted(driver))
    raise AssertionError


def many_tables(seed: str) -> Shown:
    """Gives up every table that does not please once Ann's bits are in, until one does; Ann kept only the last."""
    for n in itertools.count():
        driver = play_out(against_bots(f"{seed} {n}", own=f"ann {n}"))
        if wanted(driver):
            return Shown(file_of(driver), kept_by(driver))
    raise AssertionError


def many_secrets(seed: str) -> Shown:
    """Tries secrets before it shows its promise, with bits as it expects them: Ann's own come only after."""
    for n in range(TRIES):
        driver = play_out(against_bots(f"{seed} {n}", own="a guess"))
        if wanted(driver):
            break
    driver = play_out(against_bots(f"{seed} {n}", own=f"ann {seed}"))
    return Shown(file_of(driver), kept_by(driver), wanted(driver))


def first_version(seed: str) -> Shown:
    """The first version: bits came with the request for the table, so that secrets could be tried on them."""
    bits = [chance.sha("bits", str(seat)) for seat in range(3)]
    for n in range(TRIES):
        driver = against_bots(f"{seed} {n}")
        made = driver.table.made
        for place, text in zip(made.seats, bits):
            place.bits, place.bits_by = text, "seat" if place.kind == "person" else "server"
        driver.table = type(driver.table).fold("T", [events.encode(made)])
        driver.table.chance = 1
        begin_first_version(driver)
        if wanted(driver):
            return Shown(file_of(play_out(driver)), None)
    return Shown(file_of(play_out(driver)), None, got=False)


def begin_first_version(driver: Driver) -> None:
    """The start as the first version had it."""
    table = driver.table
    state = table.begin()
    stream = chance.key("T", table.made.secret, [seat.bits for seat in table.seats], 1)
    entry = events.Started(at=driver.now, draws=starting.draw_all(table, state, 0, stream), chance=1)
    driver.accept(decide.Decision(table.seq + 1, entry, events.encode(entry), state))


def undo_of_nobody(seed: str) -> Shown:
    """Ann's opponents (the server's own) agree to an undo that draws again."""
    driver = against_bots(seed)
    driver.bits_of_all()
    driver.do(commands.Start(id="start"), "ann")
    state: Any = driver.table.state
    for seat in (0, 1, 2):
        text = f"bid {sorted(state.hands[seat])[0]}"
        driver.accept(decide.decide_move(driver.table, seat, text, driver.now, driver.fresh))
    driver.accept(
        decide.decide_move(driver.table, driver.table.pending()[0], "end", driver.now, driver.fresh)
    )
    back = driver.table.start_seq
    undone = events.Undo(at=driver.now, seat=0, to=back, consent=True)
    state = driver.table.rebuild([])
    driver.accept(decide.Decision(driver.table.seq + 1, undone, events.encode(undone), state))
    play_out(driver)
    return Shown(file_of(driver), kept_by(driver))


def for_browsers() -> dict[str, Shown]:
    """The games of web/tests/fair-game.json."""
    return {"honest": honest(), "later": sham_person("later"), "first": first_version("first")}


@dataclass(frozen=True)
class Cheat:
    """``alone``, ``kept``: the problem that a check of the file finds, alone and with what Ann kept (None: it finds
    nothing). ``unsaid``: where it finds nothing, what it says that it does not prove.
    """

    play: Callable[[str], Shown]
    alone: str | None
    kept: str | None
    unsaid: str = ""


CHEATS: dict[str, Cheat] = {
    "secret chosen after the bits": Cheat(secret_after_bits, None, "verify-kept-commit", "verify-not-kept"),
    "secret unlike the promise": Cheat(secret_unlike_promise, "verify-commit", "verify-commit"),
    "a person's bits dropped": Cheat(bits_dropped, None, "verify-kept-bits", "verify-not-bits"),
    "a person's bits replaced": Cheat(bits_replaced, None, "verify-kept-bits", "verify-not-kept"),
    "a draw made again": Cheat(draw_again, "verify-draw", "verify-draw"),
    "a draw left out": Cheat(draw_left_out, "verify-draw", "verify-draw"),
    "odds changed for the browser": Cheat(odds_changed, "verify-odds", "verify-odds"),
    "a sealed choice changed": Cheat(sealed_changed, "verify-receipt", "verify-receipt"),
    "a sealed choice and its receipt changed": Cheat(
        sealed_changed_well, None, "verify-kept-receipt", "verify-not-receipts"
    ),
    "a person of the server's own, last": Cheat(sham_person, None, None, "verify-not-later"),
    "tables given up until one pleases": Cheat(many_tables, None, None, "verify-not-abandoned"),
    "an undo that nobody agreed to": Cheat(undo_of_nobody, None, None, "verify-not-who"),
    "the first version": Cheat(first_version, None, None, "verify-not-first"),
}
