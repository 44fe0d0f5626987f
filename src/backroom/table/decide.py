"""From a command to the entry that grants it, or to the error that says why not. Nothing is changed or written
here.

A ``Decision`` is an entry with its number and, where the position changes, the State after it. The caller makes it durable
and then lets the table accept it; when somebody else was first it reads what is new and plans again. Randomness (nonces,
bits) comes from the caller; draws come from the table's provable stream.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from backroom import bots
from backroom.engine.game import Game
from backroom.engine.moves import RETRACT, play
from backroom.engine.state import State
from backroom.table import agreeing, chance, commands, events, starting
from backroom.table.table import IDLE, Table, TableError, load_game

Fresh = Callable[[], str]  # 256 new random bits as hex
LEAVER_BOT = "greedy"


@dataclass(slots=True)
class Decision:
    """What would be written next."""

    seq: int
    entry: events.AnyEntry
    raw: bytes
    state: State | None = None
    receipt: dict[str, Any] | None = None


@dataclass(slots=True)
class Again:
    """The request was granted before, as entry ``seq``: nothing to do but to give the same answer."""

    seq: int
    receipt: dict[str, Any] | None = None


def _plan(table: Table, entry: events.AnyEntry, state: State | None = None) -> Decision:
    return Decision(table.seq + 1, entry, events.encode(entry), state)


def not_now(**facts: str | int) -> TableError:
    return TableError(409, "server-not-now", **facts)


# ---- who may ask what ------------------------------------------------------------------------------------


def own(table: Table, seat: int, who: str) -> int:
    """The seat, if it is this identity's."""
    if seat >= table.players or not table.knows(who, seat):
        raise TableError(403, "server-not-yours")
    return seat


def hosting(table: Table, who: str) -> None:
    if who != table.host:
        raise TableError(403, "server-not-yours")


def in_status(table: Table, *wanted: str) -> None:
    if table.status not in wanted:
        raise not_now(status=table.status)


def known_bot(name: str | None, game: Game | None = None, players: int | None = None) -> str:
    """The bot's name, with its style, when there is one for this game at so many seats; the one that steps in when none is
    named.
    """
    names = bots.names(game, players)
    if name is None:
        return LEAVER_BOT if LEAVER_BOT in names else names[0]
    if not (name in names if game is None else bots.offered(name, game, players)):
        raise TableError(400, "server-no-bot", bot=name.partition("~")[0], expected=", ".join(names))
    return name


# ---- commands of people ----------------------------------------------------------------------------------


def decide(table: Table, command: commands.AnyCommand, who: str, now: int, fresh: Fresh) -> Decision | Again:
    """The entry for a command of an identity; a repeated request gives ``Again``."""
    before = table.answered(who, command.id)
    if before is not None:
        return Again(before, receipt_of(before, table.entry(before)))
    now = max(now, table.updated)
    if isinstance(command, commands.Move):  # nearly all are: first in line
        return _move_wish(table, command, who, now, fresh)
    base: dict[str, Any] = {"at": now, "who": who, "rid": command.id}
    match command:
        case commands.Retract():
            return _retract(table, command, who, base)
        case commands.Chat():
            seat = own(table, command.seat, who)
            text, name = clean(command.text, "text"), table.seats[seat].name
            return _plan(table, events.Chat(seat=seat, text=text, name=name, **base))
        case commands.Undo():
            return _undo(table, command, who, base)
        case commands.Vote():
            return _vote(table, command, who, base)
        case commands.Leave():
            return _leave(table, command, who, base, fresh)
        case commands.Back():
            seat = own(table, command.seat, who)
            in_status(table, "playing")
            if not table.seats[seat].away:
                raise not_now(status=table.seats[seat].kind)
            return _plan(table, events.Back(seat=seat, **base))
        case commands.Start():
            hosting(table, who)
            starting.check(table, now, command.without)
            return _start(table, base)
        case commands.AddBits():
            seat = own(table, command.seat, who)
            return _plan(table, starting.added(table, command, seat, base))
        case commands.PutBot():
            return _put_bot(table, command, who, base, fresh)
        case commands.Reseat():
            return _reseat(table, command, who, base)
        case commands.Rename():
            seat = own(table, command.seat, who)
            in_status(table, "open", "playing")
            called = clean(command.name, "name") if command.name else ""
            return _plan(table, events.Named(seat=seat, name=called, face=command.face, **base))
        case commands.Agree():
            hosting(table, who)
            in_status(table, "open")
            return _plan(table, agreeing.agreed(table, command, base))
        case commands.Close():
            hosting(table, who)
            in_status(table, "open")
            return _plan(table, events.Closed(**base))


def clean(text: str, field: str) -> str:
    """Text that people read: no control characters, no unpaired surrogates, not only blanks."""
    kept = "".join(c for c in text if c.isprintable()).strip()
    if not kept:
        raise TableError(400, "server-bad-request", field=field)
    return kept


def _move_wish(table: Table, command: commands.Move, who: str, now: int, fresh: Fresh) -> Decision:
    seat = own(table, command.seat, who)
    in_status(table, "playing")
    if table.seats[seat].kind != "person":
        raise not_now(status="away")
    if command.at < table.turn:
        raise TableError(409, "server-stale", seq=table.seq)
    if command.at > table.seq:
        raise TableError(400, "server-bad-request", field="at")
    if command.text == RETRACT:
        raise TableError(400, "server-bad-request", field="text")
    return decide_move(
        table, seat, command.text, now, fresh, who=who, rid=command.id, replace=command.replace
    )


def decide_move(
    table: Table, seat: int, text: str, now: int, fresh: Fresh, *, who: str = "", rid: str = "",
    replace: bool = False, bot: str = "",
) -> Decision:  # fmt: skip
    """A move of a seat, by its person or its bot, with the draws that follow it."""
    assert table.state is not None
    state = table.state.clone()
    replace = replace and state.can_retract(seat)
    if replace:
        state.retract(seat)
    sealed = table.game.simultaneous and _choose_together(state, seat, table.players)
    before = state.clone() if replace else table.state
    actions = play(table.game, state, seat, text)
    text = table.part("notation").show(before, seat, actions)
    draws = starting.draw_all(table, state, table.draws, table.key)
    nonce = receipt = ""
    if sealed:
        nonce = fresh()
        receipt = chance.receipt(table.id, table.seq + 1, seat, text, nonce)
    entry = events.Move(
        at=max(now, table.updated), who=who, rid=rid, seat=seat, text=text, draws=draws, sealed=sealed,
        nonce=nonce, receipt=receipt, replace=replace, bot=bot, over=state.over,
    )  # fmt: skip
    made = _plan(table, entry, state)
    made.receipt = receipt_of(made.seq, entry)
    return made


def receipt_of(seq: int, entry: events.AnyEntry) -> dict[str, Any] | None:
    """What the owner of a sealed choice gets for it."""
    sealed = isinstance(entry, events.Move) and entry.sealed
    return {"seq": seq, "hash": entry.receipt} if sealed else None  # type: ignore[union-attr]


def _choose_together(state: State, seat: int, players: int) -> bool:
    """Whether a seat is to choose while others choose too, or have chosen and may still change it."""
    pending = state.pending()
    if seat in pending:
        for other in range(players):
            if other != seat and (other in pending or state.can_retract(other)):
                return True
    return False


def _retract(table: Table, command: commands.Retract, who: str, base: dict[str, Any]) -> Decision:
    seat = own(table, command.seat, who)
    in_status(table, "playing")
    assert table.state is not None
    state = table.state.clone()
    if table.seats[seat].kind != "person" or not state.can_retract(seat):
        raise not_now(status="nothing")
    state.retract(seat)
    return _plan(table, events.Retract(seat=seat, **base), state)


def _undo(table: Table, command: commands.Undo, who: str, base: dict[str, Any]) -> Decision:
    seat = own(table, command.seat, who)
    in_status(table, "playing")
    if table.seats[seat].kind != "person":
        raise not_now(status="away")
    floor = table.free_undo(seat)
    to = table.undo_target(command.to)
    if not any(step.seq > to for step in table.steps):
        raise TableError(409, "server-nothing-to-undo")
    if floor is not None and to >= floor:
        return _undone(table, seat, to, base, consent=False)
    others = set(table.voters()) - table.same_people(seat)
    if not others:
        return _undone(table, seat, to, base, consent=True)
    if table.asked is not None:
        raise not_now(status="asked")
    return _plan(table, events.Ask(seat=seat, to=to, **base))


def _undone(table: Table, seat: int, to: int, base: dict[str, Any], consent: bool) -> Decision:
    state = table.rebuild([step for step in table.steps if step.seq <= to])
    return _plan(table, events.Undo(seat=seat, to=to, consent=consent, **base), state)


def _vote(table: Table, command: commands.Vote, who: str, base: dict[str, Any]) -> Decision:
    seat = own(table, command.seat, who)
    asked = table.asked
    if asked is None or seat in asked.yes:
        raise not_now(status="nothing")
    if command.yes and not set(table.voters()) - asked.yes - table.same_people(seat):
        return _undone(table, seat, asked.to, base, consent=True)
    return _plan(table, events.Vote(seat=seat, yes=command.yes, **base))


def _leave(table: Table, command: commands.Leave, who: str, base: dict[str, Any], fresh: Fresh) -> Decision:
    seat = own(table, command.seat, who)
    in_status(table, "open", "playing")
    if table.seats[seat].kind != "person":
        raise not_now(status="away")
    bot = known_bot(command.bot, load_game(table.made.game), table.players)
    link = chance.link_hash(fresh()) if table.status == "open" else ""
    return _plan(table, events.Left(seat=seat, bot=bot, why="left", link=link, **base))


def _reseat(table: Table, command: commands.Reseat, who: str, base: dict[str, Any]) -> Decision:
    seat, to = own(table, command.seat, who), command.to
    in_status(table, "open")
    if to >= table.players:
        raise TableError(400, "server-bad-request", field="to")
    there = table.seats[to]
    if there.kind != "open" or (there.reserved and who != table.host):
        raise TableError(409, "server-seat-taken", seat=to)
    return _plan(table, events.Reseated(seat=seat, to=to, name=table.seats[seat].name, **base))


def _start(table: Table, base: dict[str, Any]) -> Decision:
    entry, state = starting.started(table, base)
    return _plan(table, entry, state)


def _put_bot(
    table: Table, command: commands.PutBot, who: str, base: dict[str, Any], fresh: Fresh
) -> Decision:
    hosting(table, who)
    in_status(table, "open")
    if command.seat >= table.players:
        raise TableError(400, "server-bad-request", field="seat")
    if command.bot is None:
        return _plan(table, events.Opened(seat=command.seat, link=chance.link_hash(fresh()), **base))
    bot = known_bot(command.bot, load_game(table.made.game), table.players)
    return _plan(table, events.Bot(seat=command.seat, bot=bot, **base))


# ---- seats and links -------------------------------------------------------------------------------------


def decide_claim(
    table: Table, who: str, token: str, name: str | None, now: int, face: int = 0
) -> tuple[int | None, Decision | None]:
    """What a link gives: (seat, entry), the entry None when this identity has it already; seat None: may watch."""
    # Every link is compared, so that the time tells nothing about which one was near.
    found = [n for n, seat in enumerate(table.seats) if chance.is_link(token, seat.link)]
    watching = chance.is_link(token, table.watch)
    invited = chance.is_link(token, table.invite[1])
    base: dict[str, Any] = {"at": max(now, table.updated), "who": who}
    if found:
        seat = found[0]
        if who in table.seats[seat].owners:
            return seat, None
        one_seat(table, who)
        more = table.seats[seat].kind != "open"
        return seat, _plan(table, _sat(seat, name, more, base, face))
    if invited:
        return _next_seat(table, who, name, face, base)
    if watching:
        return None, None if table.may_watch(who) else _plan(table, events.Guest(**base))
    used = table.used.get(chance.link_hash(token))
    if used is None:
        raise TableError(403, "server-bad-link")
    if who in table.seats[used].owners:  # its answer was lost, or the page was opened again
        return used, None
    raise TableError(403, "server-link-used")


def _next_seat(
    table: Table, who: str, name: str | None, face: int, base: dict[str, Any]
) -> tuple[int, Decision | None]:
    """The seat for one who comes by the link for everybody: the own one, else the next that is free and kept for nobody."""
    mine = table.seats_of(who)
    if mine:
        return mine[0], None
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open" and not seat.reserved]
    if table.status != "open" or not free:
        raise TableError(409, "server-no-seat")
    return free[0], _plan(table, _sat(free[0], name, False, base, face))


def decide_fewer(table: Table, who: str, now: int) -> Decision | None:
    """One entry more towards a game with those who are there (starting.fewer); None: nothing is left to do."""
    hosting(table, who)
    entry = starting.fewer(table, {"at": max(now, table.updated), "who": who})
    return None if entry is None else _plan(table, entry)


def decide_invite(
    table: Table, who: str, token_of: Callable[[int], tuple[str, str]] | None, now: int
) -> Decision:
    """A new link for everybody in place of the old one; ``token_of`` (an entry's number) gives its token and the mark of its
    code, None: none any more.
    """
    hosting(table, who)
    in_status(table, "open")
    token, mark = ("", "") if token_of is None else token_of(table.seq + 1)
    link = chance.link_hash(token) if token else ""
    return _plan(table, events.Invite(at=max(now, table.updated), who=who, link=link, code=mark))


def one_seat(table: Table, who: str) -> None:
    """At a public table nobody gets a second hand to look into."""
    if table.made.public and table.seats_of(who):
        raise TableError(409, "server-one-seat")


def decide_sit(table: Table, who: str, seat: int, name: str | None, now: int, face: int = 0) -> Decision:
    """An open seat of a public table."""
    if not table.made.public:
        raise TableError(403, "server-bad-link")
    in_status(table, "open")
    if seat >= table.players:
        raise TableError(400, "server-bad-request", field="seat")
    if table.seats[seat].kind != "open":
        raise TableError(409, "server-seat-taken", seat=seat)
    one_seat(table, who)
    base: dict[str, Any] = {"at": max(now, table.updated), "who": who}
    return _plan(table, _sat(seat, name, False, base, face))


def _sat(seat: int, name: str | None, more: bool, base: dict[str, Any], face: int) -> events.Sat:
    called = clean(name, "name") if name else ""
    return events.Sat(seat=seat, name=called, more=more, face=0 if more else face, **base)


def decide_link(table: Table, who: str, seat: int | None, link: str, others: bool, now: int) -> Decision:
    """A new link in place of the old one, for one claim; ``link`` is the hash of its token, "" for none."""
    if seat is None:
        hosting(table, who)
    elif seat >= table.players:
        raise TableError(403, "server-not-yours")
    elif not table.knows(who, seat):
        # The host hands out links of seats that nobody has; with an owner's link he could look into the hand.
        hosting(table, who)
        if table.seats[seat].kind != "open":
            raise TableError(403, "server-not-yours")
    entry = events.Link(at=max(now, table.updated), who=who, seat=seat, link=link, others=others)
    return _plan(table, entry)


# ---- what the server does by itself ----------------------------------------------------------------------


def decide_bot_move(
    table: Table, seat: int, text: str, at_seq: int, now: int, fresh: Fresh
) -> Decision | None:
    """A bot's move thought out at entry ``at_seq``; None when the position has moved on since."""
    if seat not in table.bots_to_move() or at_seq < table.turn:
        return None
    return decide_move(table, seat, text, now, fresh, bot=table.seats[seat].bot)


def decide_begin(table: Table, now: int) -> Decision | None:
    """The start of a table that was to begin by itself, once everything for it is there."""
    return _start(table, {"at": max(now, table.updated)}) if table.ready() else None


def decide_alarm(table: Table, now: int, idle: int = IDLE) -> Decision | None:
    """What time alone brings: a table begins for which everything is there, a seat whose clock ran out gets a bot,
    a table that nobody started is closed.
    """
    if table.ready():
        return decide_begin(table, now)
    if table.status == "open" and now >= table.updated + idle:
        return _plan(table, events.Closed(at=now))
    if table.status == "playing":
        late = table.clocks.late(now)
        if late:
            return _plan(table, events.Left(at=now, seat=late[0], bot=known_bot(None), why="clock"))
    return None


def decide_rematch(table: Table, who: str, fresh_table: str, now: int) -> Decision:
    if not table.seats_of(who):
        raise TableError(403, "server-not-yours")
    in_status(table, "over")
    return _plan(table, events.Rematch(at=max(now, table.updated), who=who, table=fresh_table))
