"""What a line of Tammany Hall's log did, as steps (engine/story.py): moves, draws, years; the election is in story_election.

Nothing here knows a secret: the States are as the watcher may know them, and a sealed bid's text is ``?`` (TH-63).
"""

from __future__ import annotations

from typing import Any

from backroom.engine.story import Facts, Step, by_word, step
from backroom.games.tammany import story_election as election
from backroom.games.tammany.notation import read_bid
from backroom.games.tammany.printed import COLOURS, printed
from backroom.games.tammany.refusals import NUMBERS, OFFICES, SEATS
from backroom.games.tammany.rules import N_BONUS_CHIP, Tammany

ZONE = {ward.number: ward.zone for ward in printed().wards}


def steps(before: Tammany, after: Tammany, actor: int, texts: tuple[str, ...]) -> list[Step]:
    """What this move, or this run of draws, did, with all that followed by the rules."""
    word, *rest = texts[0].split()
    if actor < 0:
        return _CHANCE[word](before, after, [text.split()[1:] for text in texts])
    told = _MOVES.get(word, _bid_hidden)(before, after, actor, rest)
    return told + election.steps(before, after) + _time(before, after)


# ---- chance ---------------------------------------------------------------------------------------------------------


def _first(before: Tammany, after: Tammany, draws: list[list[str]]) -> list[Step]:
    return [step("first", after.first, f"seat:{after.first}"), *_year(after)]


def _settle(before: Tammany, after: Tammany, draws: list[list[str]]) -> list[Step]:
    """TH-11: a zone opens, its cubes go where the lot says."""
    told: list[Step] = []
    zone = 0
    for colour, ward in draws:
        if ZONE[int(ward)] != zone:
            zone = ZONE[int(ward)]
            wards = [f"ward:{number}" for number in NUMBERS if ZONE[number] == zone]
            told.append(step("zone", None, *wards, outcome={"zone": zone}, zone=zone))
        places: Facts = {"start": f"zone:{zone}", "to": f"ward:{ward}"}
        told.append(step("settle", None, **places, piece=f"cube:{colour}", colour=colour, ward=int(ward)))
    return told


def _draw(before: Tammany, after: Tammany, draws: list[list[str]]) -> list[Step]:
    """TH-20."""
    counts: Facts = {name: sum(colour == name for (colour,) in draws) for name in COLOURS}
    told = [step("garden", None, "bag", "garden", count=len(draws), outcome={**counts}, **counts)]
    for name, n in counts.items():
        if n:
            told.append(
                step("lands", None, start="bag", to="garden", piece=f"cube:{name}", count=n, colour=name)
            )
    return told


_CHANCE = by_word(_first, _settle, _draw)


# ---- moves ----------------------------------------------------------------------------------------------------------


def _boss(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    piece, ward = f"boss:{SEATS[seat]}", f"ward:{rest[0]}"
    return [step("boss", seat, start=f"seat:{seat}", to=ward, piece=piece, ward=int(rest[0]))]


def _cube(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    """TH-22; TH-05: the chip may be lacking."""
    colour, ward = rest
    c = COLOURS.index(colour)
    got = after.chips[seat][c] - before.chips[seat][c]
    facts: Facts = {"colour": colour, "ward": int(ward)}
    kind = "cube" if got else "cube-no-chip"
    told = [step(kind, seat, start="garden", to=f"ward:{ward}", piece=f"cube:{colour}", **facts)]
    return told + ([_takes_chip("takes-chip", seat, colour)] if got else [])


def _takes_chip(kind: str, seat: int, colour: str, **facts: Any) -> Step:
    places: Facts = {"start": f"chips:{colour}", "to": f"seat:{seat}"}
    return step(kind, seat, **places, piece=f"chip:{colour}", count=1, colour=colour, **facts)


def _chip(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    """TH-31, or the bonus of TH-57."""
    if before.node != N_BONUS_CHIP:
        return [_takes_chip("chip-deputy", seat, rest[0])]
    told = _takes_chip("chip-bonus", seat, rest[0], ward=NUMBERS[before.poll])
    return [{**told, "show": election.show(before)}]


def _remove(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    colour, ward = rest
    facts: Facts = {"colour": colour, "ward": int(ward)}
    return [step("remove", seat, start=f"ward:{ward}", to="bag", piece=f"cube:{colour}", **facts)]


def _lock(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    return [step("lock", seat, to=f"ward:{rest[0]}", start=f"seat:{seat}", piece="lock", ward=int(rest[0]))]


def _move(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    colour, start, to = rest
    facts: Facts = {"colour": colour, "ward": int(start), "ward2": int(to)}
    return [step("move", seat, start=f"ward:{start}", to=f"ward:{to}", piece=f"cube:{colour}", **facts)]


def _slander(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    return _slandered("slander", seat, SEATS.index(rest[0]), rest[1], rest[2], 1)


def _spread(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    return _slandered("spread", seat, before.slander_seat, rest[0], COLOURS[before.slander_colour], 2)


def _slandered(kind: str, seat: int, target: int, ward: str, colour: str, price: int) -> list[Step]:
    """TH-41, TH-42: what is paid, and the boss that goes."""
    facts: Facts = {"target": target, "ward": int(ward), "colour": colour, "price": price}
    places: Facts = {"start": f"ward:{ward}", "to": f"seat:{target}"}
    outcome = {"colour": colour, "chips": price, "slander": price == 1}
    return [step(kind, seat, **places, piece=f"boss:{SEATS[target]}", outcome=outcome, **facts)]


def _end(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    return [step("end", seat, f"seat:{seat}")]


def _bid(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    bid = read_bid(" ".join(("bid", *rest)))
    counts: Facts = {name: bid.get(c, 0) for c, name in enumerate(COLOURS)}
    ward = NUMBERS[before.poll]
    total = sum(counts.values())
    return [
        step(
            "bid" if total else "bid-nothing", seat, f"ward:{ward}", f"seat:{seat}", count=total,
            outcome={**counts}, show=election.show(before), ward=ward, **counts,
        )
    ]  # fmt: skip


def _bid_hidden(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    ward = NUMBERS[before.poll]
    return [step("bid-hidden", seat, f"ward:{ward}", f"seat:{seat}", show=election.show(before), ward=ward)]


def _bonus(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    """TH-57."""
    colour, ward = rest
    facts: Facts = {"colour": colour, "ward": int(ward), "ward2": NUMBERS[before.poll]}
    show = election.show(before)
    return [step("bonus", seat, start="bag", to=f"ward:{ward}", piece=f"cube:{colour}", show=show, **facts)]


def _appoint(before: Tammany, after: Tammany, seat: int, rest: list[str]) -> list[Step]:
    """TH-61; the last office for the last player gives itself."""
    told = [_office("appoint", seat, SEATS.index(rest[0]), rest[1])]
    for p in range(before.players):
        if p != SEATS.index(rest[0]) and before.office[p] != after.office[p]:
            told.append(_office("appoint-last", seat, p, OFFICES[after.office[p]]))
    return told


def _office(kind: str, seat: int, target: int, office: str) -> Step:
    places: Facts = {"start": f"office:{office}", "to": f"seat:{target}"}
    return step(kind, seat, **places, piece=f"office:{office}", target=target, office=office)


_MOVES = by_word(_boss, _cube, _chip, _remove, _lock, _move, _slander, _spread, _end, _bid, _bonus, _appoint)


# ---- time -----------------------------------------------------------------------------------------------------------


def _time(before: Tammany, after: Tammany) -> list[Step]:
    return _year(after) if after.year > before.year else []


def _year(after: Tammany) -> list[Step]:
    """A year begins; the first of a term with the term and who goes first (TH-62)."""
    told: list[Step] = []
    term = (after.year + 3) // 4
    place = f"year:{after.year}"
    if after.year % 4 == 1:
        told.append(step("term", after.first, place, outcome={"term": term}, term=term))
    return [*told, step("year", None, place, outcome={"year": after.year, "term": term}, year=after.year)]
