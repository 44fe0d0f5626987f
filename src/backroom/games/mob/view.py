"""What one seat sees of MOB: Big Apple, as plain data: the one seam for secrets, and all that a screen needs to say why.

Hidden are only the values of moles that were never exposed; a seat sees its own. Everything else is open, also what could be
counted up from the rest: both readings of a roll, what the hidden moles can be worth, so that no reader repeats a rule.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.moves import own_choices
from backroom.games.mob import notation
from backroom.games.mob.printed import DICE, DISTRICTS, ROWS, Printed
from backroom.games.mob.refusals import ACTIONS, SEATS, at_far_end
from backroom.games.mob.rules import (
    A_DECLINE,
    A_END,
    CAR,
    MOLES,
    N_ACTION,
    N_BONUS,
    N_DICE,
    N_LOAD,
    N_MOLES,
    N_OPENING,
    N_OVER,
    N_ROLL,
    N_SHOT,
    N_SPACE,
    N_START,
    R_SWITCH_DRIVE,
    ROUNDS,
    Mob,
)

Plain = dict[str, Any]
_PHASES = {
    N_OPENING: "opening",
    N_DICE: "dice",
    N_SHOT: "shot",
    N_MOLES: "moles",
    N_ROLL: "roll",
    N_LOAD: "load",
    N_SPACE: "space",
    N_BONUS: "bonus",
    N_START: "start",
    N_OVER: "over",
}
VALUES = (1, 1, 2, 2, 3, 3)  # MB-04


class _Read:
    """The State's members, read once: each access to one of a compiled State makes a new list."""

    def __init__(self, state: Mob) -> None:
        self.state = state
        self.printed: Printed = state.board.printed
        self.node, self.round, self.turn, self.attorney = state.node, state.round, state.turn, state.attorney
        self.over = state.node == N_OVER
        self.bonus_step = state.bonus_step
        self.phase = phase(state)
        self.pending = state.pending()
        self.dice, self.stock, self.warehouse = state.dice, state.stock, state.warehouse
        self.cars, self.men, self.crates, self.won, self.owner = (
            state.cars,
            state.men,
            state.crates,
            state.won,
            state.owner,
        )
        self.hidden, self.place = state.hidden, state.place
        self.unseen = [self._unseen(seat) for seat in range(2)]

    def is_hidden(self, seat: int, mole: int) -> bool:
        return bool(self.hidden[seat] >> mole & 1) and not self.over

    def value(self, seat: int, mole: int) -> int | None:
        """A mole's value as everybody may know it."""
        return None if self.is_hidden(seat, mole) else self.state.mole(seat, mole)

    def _unseen(self, seat: int) -> list[int]:
        """The values that the seat's hidden moles have between them, smallest first: an open fact."""
        left = list(VALUES)
        for mole in range(MOLES):
            value = self.value(seat, mole)
            if value:
                left.remove(value)
        return left

    def moles_at(self, seat: int, district: int) -> list[int]:
        """The moles that count in a district: hidden ones, or at the end those that were; none before both are put."""
        if self.phase == "moles":
            return []
        return [m for m in range(MOLES) if self.hidden[seat] >> m & 1 and self.place[seat][m] == district]


def phase(state: Mob) -> str:
    """What is decided now; "action" from the moment a space is paid for, also while a shot is chosen."""
    if state.node in _PHASES:
        return _PHASES[state.node]
    return "bonus" if state.bonus_step >= 0 else "action"


def view(state: Mob, seat: int | None) -> Plain:
    """Everything that this seat (None: a spectator) may know."""
    return {**open_view(state), **own_view(state, seat)}


def own_view(state: Mob, seat: int | None) -> Plain:
    """What is this seat's alone: its choices and its moles' values. The same fields for a spectator, empty."""
    own = own_choices(notation, state, seat, _warnings)
    own["your_moles"] = None
    if seat is not None and state.put[seat] == MOLES:
        own["your_moles"] = {DISTRICTS[m]: state.mole(seat, m) for m in range(MOLES)}
    return own


def open_view(state: Mob) -> Plain:
    """What everybody may know, the same for all."""
    read = _Read(state)
    over = read.over
    in_turn = read.phase in ("roll", "dice", "load", "space", "action", "shot")
    return {
        "game": "mob",
        "players": 2,
        "options": {},
        "pending": list(read.pending),
        "over": over,
        "colours": list(SEATS),
        "outcome": {"scores": state.scores(), "ranks": state.ranks(), "shares": state.result()}
        if over
        else None,
        "phase": read.phase,
        "round": read.round,
        "rounds": ROUNDS,
        "first": None if read.phase in ("moles", "opening") else state.first,
        "active": read.turn if in_turn else None,
        "step": None if not in_turn else 1 if read.phase in ("roll", "dice", "load") else 2,
        "seats": [_seat(read, p) for p in range(2)],
        "districts": [_district(read, d) for d in range(len(DISTRICTS))],
        "moles": [_mole(read, p, m) for p in range(2) for m in range(MOLES)],
        "crates_left": state.pile,
        "rows": _rows(read),
        "dice": _dice(read),
        "readings": _readings(read) if read.phase == "load" else None,
        "attorney": _attorney(read),
        "doing": _doing(read) if read.phase in ("action", "shot") else None,
        "bonus": _bonus(read) if read.phase == "bonus" else None,
        "opening": _opening(state),
        "shot": _shot(read),
        "round_end": _round_end(read),
        "final": _final(read) if over else None,
    }


def _seat(read: _Read, seat: int) -> Plain:
    cost = read.state.board.cost
    unseen = read.unseen[seat]
    choice = None
    if read.phase == "moles":
        choice = "thinking" if seat in read.pending else "locked"
    return {
        "crates": read.won[seat],
        "warehouse": read.warehouse[seat],
        "stock": read.stock[seat],
        "riding": sum(read.cars[seat]),
        "on_board": sum(cost[s] for s, owner in enumerate(read.owner) if owner == seat + 1),
        "done": read.phase not in ("moles", "opening") and read.warehouse[seat] == 0,
        "in_sights": _sights(read) == seat,
        "hidden_moles": len(unseen),
        "unseen_values": unseen,
        "choice": choice,
    }


def _range(read: _Read, seat: int, district: int) -> list[int]:
    """The least and the most that a seat can have here at the end as things stand, by what everybody knows."""
    moles = len(read.moles_at(seat, district))
    base = read.men[seat][district]
    if read.over:
        base += sum(read.state.mole(seat, m) for m in read.moles_at(seat, district))
        return [base, base]
    unseen = read.unseen[seat]
    return [base + sum(unseen[:moles]), base + sum(unseen[len(unseen) - moles :])]


def _district(read: _Read, d: int) -> Plain:
    printed = read.printed.districts[d]
    return {
        "name": printed.name,
        "die": printed.die,
        "face": printed.face,
        "crates": read.crates[d],
        "cars": [read.cars[p][d] for p in range(2)],
        "men": [read.men[p][d] for p in range(2)],
        "moles": [[DISTRICTS[m] for m in read.moles_at(p, d)] for p in range(2)],
        "least": [_range(read, p, d)[0] for p in range(2)],
        "most": [_range(read, p, d)[1] for p in range(2)],
    }


def _mole(read: _Read, seat: int, mole: int) -> Plain:
    """A mole; where it was first put is its identity (MB-08).

    ``possible``: the values it can have from open facts; all hidden ones are alike in that.
    """
    hidden = read.is_hidden(seat, mole)
    return {
        "seat": seat,
        "first_in": DISTRICTS[mole],
        "district": DISTRICTS[read.place[seat][mole]],
        "hidden": hidden,
        "exposed": not read.hidden[seat] >> mole & 1,
        "value": read.value(seat, mole),
        "possible": sorted(set(read.unseen[seat])) if hidden else [],
    }


def _rows(read: _Read) -> list[Plain]:
    """The action board as it is printed; the place of a row in moves is its name."""
    rows = []
    for printed in read.printed.rows:
        first = ROWS.index(printed.action) * 3
        spaces = [
            {
                "column": column + 1,
                "cost": printed.costs[column],
                "icon": printed.icons[column] or None,
                "owner": read.owner[first + column] - 1 if read.owner[first + column] else None,
            }
            for column in range(3)
        ]
        rows.append({"action": printed.action, "spaces": spaces})
    return rows


def _dice(read: _Read) -> Plain | None:
    if not any(read.dice):
        return None
    return {name: value or None for name, value in zip(DICE, read.dice)}


def _readings(read: _Read) -> list[Plain]:
    """Both readings of the roll (MB-21, MB-22), with what each would do."""
    found = []
    seat = read.turn
    for die in range(2):
        d = read.state.board.district[die][read.dice[die]]
        says = read.dice[1 - die]
        leave = min(says, read.warehouse[seat])
        fit = min(leave, CAR - read.cars[seat][d])
        found.append(
            {
                "move": f"load {DISTRICTS[d]}",
                "die": DICE[die],
                "district": DISTRICTS[d],
                "says": says,
                "leave": leave,
                "fit": fit,
                "lost": leave - fit,
                "car": read.cars[seat][d] + fit,
                "left": read.warehouse[seat] - leave,
            }
        )
    return found


def _sights(read: _Read) -> int | None:
    if read.attorney == 0:
        return None
    return 1 if read.attorney > 0 else 0


def _attorney(read: _Read) -> Plain:
    sights = _sights(read)
    space = abs(read.attorney)
    return {
        "target": sights,
        "space": space,
        "bonuses": [list(parts) for parts in read.printed.bonuses],
        "winner": None if sights is None else 1 - sights,
        "bonus": list(read.printed.bonuses[space - 1]) if space else [],
    }


def _doing(read: _Read) -> Plain:
    """The space that was paid for and what is left of its actions: open, done, or none (cannot be done, MB-27)."""
    state = read.state
    row, column = divmod(state.space, 3)
    legal = state.legal_actions(read.turn) if state.node == N_ACTION else []
    main, icon = state.board.main[state.space], state.board.icon[state.space]

    def stands(action: int, done: int) -> str:
        return "done" if done else "open" if action in legal or state.node != N_ACTION else "none"

    return {
        "seat": read.turn,
        "row": ROWS[row],
        "column": column + 1,
        "main": ROWS[row],
        "main_is": "begun" if state.must_drive else stands(main, state.main_done),
        "icon": ACTIONS[icon] if icon else None,
        "icon_is": stands(icon, state.icon_done) if icon else None,
        "must_drive": bool(state.must_drive),
        "takes_crate": (row == ROWS.index("attorney") or ACTIONS.get(icon) == "attorney")
        and at_far_end(state, read.turn),
    }


def _bonus(read: _Read) -> Plain:
    attorney = _attorney(read)
    return {"seat": read.turn, "parts": attorney["bonus"], "part": read.bonus_step + 1}


def _opening(state: Mob) -> Plain | None:
    """The rolls for the first player (MB-12), by die and seat, as far as they are made; a tie is rolled again."""
    rolls = state.opening
    if not rolls[0][0]:
        return None
    if state.node == N_OPENING and state.opened:
        rolls = [
            [face if p * 2 + k < state.opened else 0 for k, face in enumerate(rolls[p])] for p in range(2)
        ]
    tied = bool(rolls[1][1]) and sum(rolls[0]) == sum(rolls[1])
    return {**{name: [rolls[p][die] for p in range(2)] for die, name in enumerate(DICE)}, "tied": tied}


def _shot(read: _Read) -> Plain | None:
    """The last shot of this game; its face is null while the die is in the air."""
    state = read.state
    if state.shot_die < 0:
        return None
    flying = read.phase == "shot"
    return {
        "die": DICE[state.shot_die],
        "face": None if flying else state.shot_face,
        "district": None if flying else DISTRICTS[state.board.district[state.shot_die][state.shot_face]],
        "hit": None if flying else state.shot_hit,
    }


def _round_end(read: _Read) -> Plain | None:
    """What the last end of a round did: who drove in (MB-50), and how many fell on either side (MB-52)."""
    waiting = read.phase == "bonus"
    ended = read.round if waiting or read.over else read.round - 1
    if ended == 0:
        return None
    drove = read.state.drove
    return {
        "round": ended,
        "drove": {name: [drove[p][d] for p in range(2)] for d, name in enumerate(DISTRICTS)},
        "lost": None if waiting else dict(zip(DISTRICTS, read.state.lost)),
    }


def _final(read: _Read) -> Plain:
    """The count (MB-60) and what decided (MB-61)."""
    state = read.state
    rows: list[Plain] = []
    for d, name in enumerate(DISTRICTS):
        moles = [sum(state.mole(p, m) for m in read.moles_at(p, d)) for p in range(2)]
        rows.append(
            {
                "district": name,
                "men": [read.men[p][d] for p in range(2)],
                "moles": moles,
                "total": [read.men[p][d] + moles[p] for p in range(2)],
                "winner": state.winner[d] if state.winner[d] >= 0 else None,
                "crates": state.prize[d] if state.winner[d] >= 0 else read.crates[d],
            }
        )
    before = [read.won[p] - sum(row["crates"] for row in rows if row["winner"] == p) for p in range(2)]
    by = "crates" if read.won[0] != read.won[1] else "attorney" if read.attorney else "shared"
    return {"districts": rows, "before": before, "by": by}


def _warnings(state: Mob, seat: int) -> list[Plain]:
    """What would be left undone if the turn ended, or a bonus were declined, now."""
    legal = state.legal_actions(seat)
    if A_END in legal:
        undone = [action for action in legal if action != A_END]
        both = state.space // 3 == R_SWITCH_DRIVE
        names = ["switch-drive" if both and ACTIONS[a] == "switch" else ACTIONS[a] for a in undone]
        return [{"key": "mob-warning-undone", "facts": {"action": name}} for name in names]
    if A_DECLINE in legal:
        return [{"key": "mob-warning-bonus", "facts": {"action": ACTIONS[legal[0]]}}]
    return []
