"""What a line of MOB's log did, as steps (engine/story.py): moves, dice, shots, the ends of rounds, the verdict.

Nothing here knows a secret: the States are as the watcher may know them. The value of a mole is only told where it is
exposed (MB-41) or at the end (MB-60).
"""

from __future__ import annotations

from backroom.engine.story import Facts, Step, by_word, step
from backroom.games.mob.printed import DICE, DISTRICTS, ROWS
from backroom.games.mob.refusals import SEATS
from backroom.games.mob.rules import MOLES, N_DICE, N_MOLES, N_OPENING, N_OVER, N_SPACE, N_START, Mob

NONE = "none"  # a part of a bonus, or a second action, that is not there


def steps(before: Mob, after: Mob, actor: int, texts: tuple[str, ...]) -> list[Step]:
    """What this move, or this run of dice, did, with all that followed by the rules."""
    if actor < 0:
        faces = [(die, int(face)) for _, die, face in (text.split() for text in texts)]
        if before.node == N_OPENING:
            return _opening(before, after, faces)
        told = _dice(before, faces) if before.node == N_DICE else _shot(before, after, faces[0])
    else:
        word, *rest = texts[0].split()
        if before.node == N_MOLES:
            return _moles(actor, rest)
        told = _MOVES[word](before, after, actor, rest)
    return told + _round_end(before, after)


# ---- set-up and dice ------------------------------------------------------------------------------------------------


def _moles(seat: int, rest: list[str]) -> list[Step]:
    """MB-11: only their owner reads the values."""
    places = [f"moles:{name}:{seat}" for name in DISTRICTS]
    values: list[int | None] = [int(word) for word in rest] if len(rest) == MOLES else [None] * MOLES
    return [step("moles", seat, *places, piece=f"mole:{SEATS[seat]}", outcome={"values": values})]


def _opening(before: Mob, after: Mob, faces: list[tuple[str, int]]) -> list[Step]:
    """MB-12: rolls by seat, as often as it takes."""
    told: list[Step] = []
    for first in range(0, len(faces) - 3, 4):
        rolls = [[faces[first + 2 * seat + die][1] for die in range(2)] for seat in range(2)]
        for seat, (black, white) in enumerate(rolls):
            total = black + white
            outcome = {"black": black, "white": white, "total": total}
            told.append(step("opening", seat, "dice", outcome=outcome, black=black, white=white, total=total))
        if sum(rolls[0]) == sum(rolls[1]):
            told.append(step("opening-tie", None, "dice"))
    told.append(step("opening-first", after.first, f"seat:{after.first}"))
    return told + _round_begins(before, after)


def _dice(before: Mob, faces: list[tuple[str, int]]) -> list[Step]:
    """MB-21: both readings of a roll."""
    seat = before.turn
    black, white = (face for _, face in faces)
    named = [DISTRICTS[before.board.district[die][face]] for die, face in enumerate((black, white))]
    leave = [min(face, before.warehouse[seat]) for face in (white, black)]
    outcome = {"black": black, "white": white, "districts": named, "henchmen": leave}
    places = ["dice", *(f"car:{name}:{seat}" for name in named)]
    facts: Facts = {"district": named[0], "count": leave[0], "district2": named[1], "count2": leave[1]}
    return [step("dice", seat, *places, outcome=outcome, black=black, white=white, **facts)]


def _shot(before: Mob, after: Mob, rolled: tuple[str, int]) -> list[Step]:
    """MB-42."""
    seat, (die, face) = before.turn, rolled
    d = before.board.district[DICE.index(die)][face]
    hit = before.cars[1 - seat][d]
    name = DISTRICTS[d]
    place = f"car:{name}:{1 - seat}"
    facts: Facts = {"target": 1 - seat, "die": die, "face": face, "district": name}
    outcome = {"die": die, "face": face, "district": name, "hit": hit}
    if not hit:
        return [step("missed", seat, "dice", place, outcome=outcome, **facts)]
    man = f"man:{SEATS[1 - seat]}"
    return [
        step("hit", seat, "dice", start=place, to="stock", piece=man, count=hit, outcome=outcome, **facts)
    ]


# ---- moves ----------------------------------------------------------------------------------------------------------


def _roll(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    return [step("roll", seat, "dice", piece="die:black")]


def _home(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    """MB-25: without a roll there is no space to pay for."""
    return [_sent_back(seat, before.warehouse[seat])]


def _sent_back(seat: int, count: int) -> Step:
    return step(
        "sent-back", seat, start=f"warehouse:{seat}", to="stock", piece=f"man:{SEATS[seat]}", count=count
    )


def _load(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    """MB-22, MB-23, MB-25."""
    d = DISTRICTS.index(rest[0])
    die = 1 if before.board.district[0][before.dice[0]] == d else 0
    have = before.warehouse[seat]
    says = before.dice[die]
    leave = min(says, have)
    fit = min(leave, 3 - before.cars[seat][d])
    outcome = {"says": says, "fit": fit, "lost": leave - fit, "car": before.cars[seat][d] + fit}
    man = f"man:{SEATS[seat]}"
    house, car = f"warehouse:{seat}", f"car:{rest[0]}:{seat}"
    facts: Facts = {"district": rest[0], "lost": leave - fit, "car": outcome["car"]}
    told = [step("load", seat, start=house, to=car, piece=man, count=fit, outcome=outcome, **facts)]
    if leave == have:
        told.append(step("emptied", seat, house))
    elif after.node != N_SPACE:
        told.append(_sent_back(seat, have - leave))
    return told


def _space(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    space = ROWS.index(rest[0]) * 3 + int(rest[1]) - 1
    cost = before.board.cost[space]
    row = [printed.action for printed in before.board.printed.rows].index(rest[0])
    to = f"space:{row}:{rest[1]}"
    man = f"man:{SEATS[seat]}"
    icon = before.board.printed.rows[row].icons[int(rest[1]) - 1] or NONE
    facts: Facts = {"row": rest[0], "column": int(rest[1]), "icon": icon}
    return [step("space", seat, start=f"warehouse:{seat}", to=to, piece=man, count=cost, **facts)]


def _switch(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    start, to = (f"car:{name}:{seat}" for name in rest[:2])
    facts: Facts = {"district": rest[0], "district2": rest[1]}
    man = f"man:{SEATS[seat]}"
    return [step("switch", seat, start=start, to=to, piece=man, count=int(rest[2]), **facts)]


def _drive(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    start, to = f"car:{rest[0]}:{seat}", f"men:{rest[0]}:{seat}"
    man = f"man:{SEATS[seat]}"
    return [step("drive", seat, start=start, to=to, piece=man, count=int(rest[1]), district=rest[0])]


def _mole(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    """MB-33; which mole it is, is open (MB-08)."""
    came = DISTRICTS[before.place[seat][DISTRICTS.index(rest[0])]]
    start, to = f"moles:{came}:{seat}", f"moles:{rest[1]}:{seat}"
    facts: Facts = {"mole": rest[0], "district": came, "district2": rest[1]}
    return [step("mole", seat, start=start, to=to, piece=f"mole:{SEATS[seat]}", **facts)]


def _crate(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    start, to = f"crates:{rest[0]}", f"crates:{rest[1]}"
    return [step("crate", seat, start=start, to=to, piece="crate", district=rest[0], district2=rest[1])]


def _attorney(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    """MB-35: where he goes and what that would bring at the end of the round, or the crate instead."""
    if rest:
        return [_taken("attorney-crate", seat, rest[0])]
    start, to = f"attorney:{before.attorney}", f"attorney:{after.attorney}"
    parts = list(before.board.printed.bonuses[abs(after.attorney) - 1])
    outcome = {"space": after.attorney, "winner": _bonus_seat(after.attorney), "bonus": parts}
    facts: Facts = {"target": 1 - _bonus_seat(after.attorney), "space": abs(after.attorney)}
    return [
        step(
            "attorney",
            seat,
            start=start,
            to=to,
            piece="attorney",
            outcome=outcome,
            other=_bonus_seat(after.attorney),
            **facts,
            **_parts(parts),
        )
    ]


def _bonus_seat(attorney: int) -> int:
    """Who has the bonus: the one on whose side he is not (MB-07)."""
    return 0 if attorney > 0 else 1


def _parts(parts: list[str]) -> Facts:
    """Up to three parts of a bonus, as facts."""
    return {f"part{n + 1}": parts[n] if n < len(parts) else NONE for n in range(3)}


def _taken(kind: str, seat: int, district: str) -> Step:
    start, to = f"crates:{district}", f"warehouse:{seat}"
    return step(kind, seat, start=start, to=to, piece="crate", district=district)


def _add(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    return [step("add", seat, start="stock", to=f"crates:{rest[0]}", piece="crate", district=rest[0])]


def _steal(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    return [_taken("steal", seat, rest[0])]


def _expose(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    """MB-41: the mole is open from now on; as many henchmen come as it is worth and the stock has."""
    m = DISTRICTS.index(rest[0])
    rival = 1 - seat
    where = DISTRICTS[before.place[rival][m]]
    value = after.mole(rival, m)
    came = min(value, before.stock[rival])
    colour = SEATS[rival]
    facts: Facts = {"target": rival, "mole": rest[0], "district": where, "value": value}
    outcome = {"value": value, "henchmen": came}
    start = f"moles:{where}:{rival}"
    told = [step("exposed", seat, start=start, piece=f"mole:{colour}", outcome=outcome, **facts, count=came)]
    if came:
        to = f"men:{where}:{rival}"
        told.append(step("arrive", rival, start="stock", to=to, piece=f"man:{colour}", count=came))
    return told


def deed(before: Mob, seat: int, text: str) -> list[Step]:
    """A mole that one only thinks of exposing is worth nobody knows what; dice that are not cast show nothing."""
    word, *rest = text.split()
    if word == "roll":
        return [step("rolls", seat, "dice")]
    if word != "expose":
        return []
    where = DISTRICTS[before.place[1 - seat][DISTRICTS.index(rest[0])]]
    return [step("expose", seat, f"moles:{where}:{1 - seat}", target=1 - seat, mole=rest[0], district=where)]


def _shoot(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    return [step("shoot", seat, "dice", piece=f"die:{rest[0]}", die=rest[0])]


def _end(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    return [step("end", seat, f"seat:{seat}")]


def _decline(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    return [step("decline", seat, f"attorney:{before.attorney}")]


def _start(before: Mob, after: Mob, seat: int, rest: list[str]) -> list[Step]:
    target = SEATS.index(rest[0])
    return [step("start", seat, f"seat:{target}", target=target)]


_MOVES = by_word(
    _roll,
    _home,
    _load,
    _space,
    _switch,
    _drive,
    _mole,
    _crate,
    _attorney,
    _add,
    _steal,
    _expose,
    _shoot,
    _end,
    _decline,
    _start,
)


# ---- the end of a round, and of the game ----------------------------------------------------------------------------


def _round_end(before: Mob, after: Mob) -> list[Step]:
    """MB-50 to MB-53, as far as this line brought them about."""
    over = after.node == N_OVER
    fought = over or after.round > before.round
    waits = after.bonus_step >= 0 and before.bonus_step < 0
    told: list[Step] = []
    if before.bonus_step < 0 and (fought or waits):
        told += _cars(before, after)
    if fought:
        told += _shoot_out(before, after)
        told += _verdict(after) if over else _round_begins(before, after)
    return told


def _cars(before: Mob, after: Mob) -> list[Step]:
    """MB-50, MB-51."""
    show = f"round:{before.round}"
    told = [step("round-over", None, outcome={"round": before.round}, show=show, round=before.round)]
    for d, name in enumerate(DISTRICTS):
        for p in range(2):
            if after.drove[p][d]:
                man, men = f"man:{SEATS[p]}", after.drove[p][d]
                places: Facts = {"start": f"car:{name}:{p}", "to": f"men:{name}:{p}"}
                told.append(step("drive-in", p, **places, piece=man, count=men, show=show, district=name))
    if after.attorney == 0:
        told.append(step("no-bonus", None, "attorney:0", show=show))
        return told
    seat = _bonus_seat(after.attorney)
    parts = list(after.board.printed.bonuses[abs(after.attorney) - 1])
    kind = "bonus" if after.bonus_step >= 0 else "bonus-nothing"
    place = f"attorney:{after.attorney}"
    facts = _parts(parts)
    told.append(step(kind, seat, place, outcome={"bonus": parts}, show=show, target=1 - seat, **facts))
    return told


def _shoot_out(before: Mob, after: Mob) -> list[Step]:
    """MB-52: in each district where both stand."""
    show = f"round:{before.round}"
    told: list[Step] = []
    for d, name in enumerate(DISTRICTS):
        lost = after.lost[d]
        if lost:
            left = [after.men[p][d] for p in range(2)]
            met = [n + lost for n in left]
            outcome = {"district": name, "before": met, "after": left, "lost": lost}
            facts: Facts = {"district": name, "mine": met[0], "theirs": met[1]}
            told.append(
                step(
                    "shoot-out",
                    None,
                    f"district:{name}",
                    outcome=outcome,
                    count=lost,
                    show=show,
                    seat=0,
                    other=1,
                    **facts,
                )
            )
    return told or [step("shoot-out-none", None, show=show)]


def _round_begins(before: Mob, after: Mob) -> list[Step]:
    """MB-20, MB-53: the board is cleared, henchmen are taken, somebody starts or says who does."""
    told: list[Step] = []
    if after.round > before.round:
        told.append(step("board-cleared", None, "stock"))
    told.append(step("round", None, outcome={"round": after.round}, round=after.round))
    for p in range(2):
        taken = after.warehouse[p]
        if taken:
            man, to = f"man:{SEATS[p]}", f"warehouse:{p}"
            told.append(step("takes", p, start="stock", to=to, piece=man, count=taken))
        else:
            told.append(step("takes-none", p, f"warehouse:{p}"))
    if after.node == N_START:
        told.append(step("says-who-starts", after.turn, f"seat:{after.turn}"))
    elif after.round > before.round:
        told.append(step("starts-again", after.first, f"seat:{after.first}"))
    return told


def _verdict(after: Mob) -> list[Step]:
    """MB-60, MB-61: moles, districts, winner."""
    show = "final"
    told: list[Step] = []
    for d, name in enumerate(DISTRICTS):
        moles = [0, 0]
        for p in range(2):
            for m in range(MOLES):
                if after.hidden[p] >> m & 1 and after.place[p][m] == d:
                    value = after.mole(p, m)
                    moles[p] += value
                    piece, place = f"mole:{SEATS[p]}", f"moles:{name}:{p}"
                    facts: Facts = {"mole": DISTRICTS[m], "district": name, "value": value}
                    told.append(
                        step("revealed", p, place, piece=piece, outcome={"value": value}, show=show, **facts)
                    )
        told.append(_district(after, d, moles, show))
    scores = after.scores()
    winner = after.ranks().index(1)
    outcome = {"scores": scores, "ranks": after.ranks()}
    kind = "won" if scores[0] != scores[1] else "won-attorney" if after.attorney else "won-shared"
    points: Facts = {"points": scores[winner], "points2": scores[1 - winner]}
    told.append(
        step(
            kind,
            winner,
            f"seat:{winner}",
            outcome=outcome,
            show=show,
            target=1 - winner,
            other=1 - winner,
            **points,
        )
    )
    return told


def _district(after: Mob, d: int, moles: list[int], show: str) -> Step:
    name = DISTRICTS[d]
    men = [after.men[p][d] for p in range(2)]
    total = [men[p] + moles[p] for p in range(2)]
    winner = after.winner[d]
    crates = after.prize[d] if winner >= 0 else after.crates[d]
    outcome = {
        "district": name,
        "men": men,
        "moles": moles,
        "total": total,
        "winner": winner if winner >= 0 else None,
        "crates": crates,
    }
    if winner < 0:
        return step(
            "district-tied", None, f"district:{name}", outcome=outcome, show=show, count=crates, district=name,
            mine=total[0], theirs=total[1],
        )  # fmt: skip
    places: Facts = {"start": f"crates:{name}", "to": f"warehouse:{winner}"}
    return step(
        "district-won", winner, f"district:{name}", **places, piece="crate", outcome=outcome, show=show, count=crates,
        district=name, other=1 - winner, mine=total[winner], theirs=total[1 - winner],
    )  # fmt: skip
