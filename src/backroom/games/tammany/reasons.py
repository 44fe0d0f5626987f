"""What a move of Tammany Hall comes to, in numbers that the screen shows: bosses, votes within reach, chips, cubes.

All is arithmetic on a seat's view (engine/reasons.py). "Reach" is a ward's ``most``: bosses, and all chips that count there.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.reasons import Reason, reason
from backroom.games.tammany.printed import COLOURS
from backroom.games.tammany.refusals import SEATS

Plain = dict[str, Any]
HALL = "tammany hall"  # TH-59: a second point
GIFTS = {"bonus cube": "cube", "bonus chip": "chip"}  # TH-57: what the winner takes besides


def reasons(view: Plain, text: str) -> list[Reason]:
    """What the move ``text`` of ``view["you"]`` comes to, the weightiest first."""
    word, *rest = text.split()
    after = After(view)
    if word == "bid":
        return _bid(view, text)
    if word == "appoint":
        seat = SEATS.index(rest[0])
        points = view["seats"][seat]["points"]
        return [reason("tammany-coach-appoint", f"seat:{seat}", target=seat, points=points, office=rest[1])]
    if word == "boss":
        after.boss(int(rest[0]), after.you, 1)
        ward = int(rest[0])
        return [*_boss(after, ward), *_nation(after, ward), *(_reach(after, ward) or _own(after, ward))]
    if word == "cube" or word == "bonus":
        return _cube(after, rest[0], int(rest[1]), word == "cube")
    if word == "chip":
        after.chip(rest[0], 1)
        return _chip(after, rest[0])
    if word == "remove":
        after.cube(rest[0], int(rest[1]), -1)
        return [*_silenced(after, rest[0], int(rest[1])), *_reach(after, int(rest[1]))] or [
            _cubes(after, rest[0], int(rest[1]))
        ]
    if word == "move":
        source, target = int(rest[1]), int(rest[2])
        after.cube(rest[0], source, -1)
        after.cube(rest[0], target, 1)
        found = [*_silenced(after, rest[0], source), *_reach(after, target), *_reach(after, source)]
        return found or [_cubes(after, rest[0], target)]
    if word == "lock":
        return _locked(after, int(rest[0]))
    if word == "slander":
        return _slandered(after, SEATS.index(rest[0]), int(rest[1]), rest[2], 1)
    if word == "spread":
        begun = view["turn"]["slander_from"]
        return _slandered(after, begun["target"], int(rest[0]), begun["colour"], 2)
    return _kept(view)


def _kept(view: Plain) -> list[Reason]:
    """The end of a turn, with what might still have been spent (TH-71)."""
    left = view["seats"][view["you"]]["slander_chips"]
    return [reason("tammany-coach-end", f"seat:{view['you']}", count=left)] if left else []


class After:
    """The wards and chips of a view, and what a move makes of them."""

    def __init__(self, view: Plain) -> None:
        self.view = view
        self.you: int = view["you"]
        self.wards = {w["number"]: w for w in view["wards"]}
        self.bosses = {n: list(w["bosses"]) for n, w in self.wards.items()}
        self.cubes = {n: dict(w["cubes"]) for n, w in self.wards.items()}
        self.chips = [dict(s["chips"]) for s in view["seats"]]

    def boss(self, ward: int, seat: int, more: int) -> None:
        self.bosses[ward][seat] += more

    def cube(self, colour: str, ward: int, more: int) -> None:
        self.cubes[ward][colour] += more

    def chip(self, colour: str, more: int) -> bool:
        """Chips of the seat whose view it is; whether the stock has that many (TH-05)."""
        if more > 0 and self.view["stock"][colour] < more:
            return False
        self.chips[self.you][colour] += more
        return True

    def reach(self, ward: int, seat: int) -> int:
        """The most votes that a seat can have in a ward; 0 without a boss there (TH-51, TH-52)."""
        if not self.bosses[ward][seat]:
            return 0
        chips = sum(self.chips[seat][c] for c in COLOURS if self.cubes[ward][c])
        return int(self.bosses[ward][seat] + chips)

    def rival(self, ward: int) -> tuple[int, int]:
        """Whoever else can reach most in a ward, and how much; ties go to the first seat."""
        others = [p for p in range(len(self.chips)) if p != self.you]
        best = max(others, key=lambda p: (self.reach(ward, p), -p))
        return best, self.reach(ward, best)

    def led(self, colour: str, seat: int) -> int:
        """Cubes of a nation in the wards where a seat alone has the most bosses."""
        return sum(int(self.cubes[n][colour]) for n in self.leads(seat))

    def leads(self, seat: int) -> list[int]:
        """The wards where a seat alone has the most bosses."""
        return [
            n
            for n, here in self.bosses.items()
            if here[seat] and all(here[p] < here[seat] for p in range(len(here)) if p != seat)
        ]


def _boss(after: After, ward: int) -> list[Reason]:
    here = after.bosses[ward]
    mine = here[after.you]
    others = [p for p in range(len(here)) if p != after.you]
    seat = max(others, key=lambda p: (here[p], -p))
    special = after.wards[ward]["special"]
    facts: dict[str, str | int] = {"ward": ward, "count": mine, "points": 2 if special == HALL else 1}
    place = f"ward:{ward}"
    if not here[seat]:
        return [reason("tammany-coach-alone", place, **facts, gift=GIFTS.get(special, "none"))]
    kind = "leads" if mine > here[seat] else "level" if mine == here[seat] else "behind"
    if kind == "leads":
        facts["gift"] = GIFTS.get(special, "none")
    return [reason(f"tammany-coach-{kind}", place, **facts, target=seat, rival=here[seat])]


def _nation(after: After, ward: int) -> list[Reason]:
    """TH-58: the nation of which a lead taken in this ward brings most cubes."""
    before = After(after.view)
    gained = [
        (after.cubes[ward][c], -k, c)
        for k, c in enumerate(COLOURS)
        if after.led(c, after.you) > before.led(c, after.you)
    ]
    if not gained:
        return []
    colour = max(gained)[2]
    others = [after.led(colour, p) for p in range(len(after.chips)) if p != after.you]
    mine, rival = after.led(colour, after.you), max(others)
    places = [f"ward:{n}" for n in after.leads(after.you) if after.cubes[n][colour] and n != ward]
    return [reason("tammany-coach-nation", f"ward:{ward}", *places, colour=colour, count=mine, rival=rival)]


def _reach(after: After, ward: int) -> list[Reason]:
    """How far chips could carry the seat and its strongest rival; only where both have a boss."""
    seat, rival = after.rival(ward)
    mine = after.reach(ward, after.you)
    if not mine or not rival:
        return []
    places = (f"ward:{ward}", f"seat:{seat}")
    return [reason("tammany-coach-reach", *places, ward=ward, count=mine, target=seat, rival=rival)]


def _own(after: After, ward: int) -> list[Reason]:
    """Where no rival stands: how far one's own chips would carry, whoever comes."""
    mine = after.reach(ward, after.you)
    if mine <= after.bosses[ward][after.you] or after.rival(ward)[1]:
        return []
    return [reason("tammany-coach-own", f"ward:{ward}", ward=ward, count=mine)]


def _cubes(after: After, colour: str, ward: int) -> Reason:
    count = after.cubes[ward][colour]
    return reason("tammany-coach-cubes", f"ward:{ward}", ward=ward, colour=colour, count=count)


def _cube(after: After, colour: str, ward: int, favour: bool) -> list[Reason]:
    """A cube placed: the chip that comes with it (TH-22), and what its nation's chips then do in the ward."""
    paid = not favour or after.chip(colour, 1)
    after.cube(colour, ward, 1)
    found: list[Reason] = []
    if favour:
        found += _chip(after, colour) if paid else [reason("tammany-coach-no-chip", "garden", colour=colour)]
    if after.bosses[ward][after.you] and after.chips[after.you][colour] and after.cubes[ward][colour] == 1:
        count = after.chips[after.you][colour]
        places = f"ward:{ward}", _chips(after.you, colour)
        found.append(reason("tammany-coach-counts", *places, ward=ward, colour=colour, count=count))
    found += _reach(after, ward)
    return found if len(found) > favour else [*found, _cubes(after, colour, ward)]


def _chip(after: After, colour: str) -> list[Reason]:
    count = after.chips[after.you][colour]
    wards = [n for n, here in after.bosses.items() if here[after.you] and after.cubes[n][colour]]
    places = _chips(after.you, colour), *(f"ward:{n}" for n in wards)
    return [reason("tammany-coach-chip", *places, colour=colour, count=count, wards=len(wards))]


def _chips(seat: int, colour: str) -> str:
    return f"chips:{seat}:{colour}|seat:{seat}"


def _silenced(after: After, colour: str, ward: int) -> list[Reason]:
    """The last cube of a nation leaves a ward: nobody's chips of it count there any more (TH-52)."""
    if after.cubes[ward][colour]:
        return []
    held = [
        (after.chips[p][colour], -p)
        for p in range(len(after.chips))
        if p != after.you and after.bosses[ward][p]
    ]
    if not held or max(held)[0] == 0:
        return []
    count, seat = max(held)
    return [
        reason("tammany-coach-silences", f"ward:{ward}", _chips(-seat, colour),
               ward=ward, colour=colour, target=-seat, count=count)
    ]  # fmt: skip


def _locked(after: After, ward: int) -> list[Reason]:
    here = after.bosses[ward]
    rival = max(n for p, n in enumerate(here) if p != after.you)
    return [reason("tammany-coach-lock", f"ward:{ward}", ward=ward, count=here[after.you], rival=rival)]


def _slandered(after: After, seat: int, ward: int, colour: str, price: int) -> list[Reason]:
    after.boss(ward, seat, -1)
    after.chip(colour, -price)
    here, places = after.bosses[ward], (f"ward:{ward}", f"seat:{seat}")
    facts: dict[str, str | int] = {"ward": ward, "target": seat, "count": here[seat]}
    left = after.chips[after.you][colour]
    return [
        reason("tammany-coach-slander", *places, **facts, mine=here[after.you]),
        *_reach(after, ward),
        reason("tammany-coach-price", _chips(after.you, colour), colour=colour, count=price, left=left),
    ]


def _bid(view: Plain, text: str) -> list[Reason]:
    """Votes against what the strongest rival can reach (TH-53), and what is left for the wards to come."""
    after = After(view)
    ward = view["contest"]["ward"]
    words = text.split()[1:]
    paid = {} if words == ["nothing"] else dict(zip(words[::2], map(int, words[1::2])))
    chips = sum(paid.values())
    bosses = after.bosses[ward][after.you]
    seat, rival = after.rival(ward)
    kind = "sure" if bosses + chips > rival else "risky"
    places = (f"ward:{ward}", f"seat:{seat}")
    facts: dict[str, str | int] = {"bosses": bosses, "chips": chips, "target": seat, "rival": rival}
    found = [reason(f"tammany-coach-bid-{kind}", *places, ward=ward, count=bosses + chips, **facts)]
    left = sum(view["seats"][after.you]["chips"].values()) - chips
    later = [
        f"ward:{w['number']}"
        for w in view["wards"]
        if w["decided"] == "open" and w["number"] != ward and w["bosses"][after.you]
    ]
    found.append(reason("tammany-coach-bid-left", f"seat:{after.you}", *later, count=left, wards=len(later)))
    return found


def deed(view: Plain, text: str) -> Reason:
    """The move as a choice."""
    word, *rest = text.split()
    if word == "bid":
        ward = view["contest"]["ward"]
        paid = {} if rest == ["nothing"] else dict(zip(rest[::2], map(int, rest[1::2])))
        if not paid:
            return reason("tammany-do-bid-nothing", f"ward:{ward}")
        nations: dict[str, str | int] = {c: paid.get(c, 0) for c in COLOURS}
        return reason("tammany-coach-do-bid", f"ward:{ward}", count=sum(paid.values()), **nations)
    facts: dict[str, str | int] = {}
    places: list[str] = []
    for item in rest:
        if item.isdecimal():
            facts["ward2" if "ward" in facts else "ward"] = int(item)
            places.append(f"ward:{item}")
        elif item in COLOURS:
            facts["colour"] = item
        elif item in SEATS:
            facts["target"] = SEATS.index(item)
            places.append(f"seat:{SEATS.index(item)}")
        else:
            facts["office"] = item
    if word == "cube":
        places.insert(0, "garden")
    if word == "chip":
        places.append(f"chips:{view['you']}:{rest[0]}")
    return reason(f"tammany-do-{word}", *places, **facts)


def look(view: Plain, text: str) -> Reason:
    """Where to look for the move, by what it comes to."""
    found = reasons(view, text)
    about = found[0]["key"].removeprefix("tammany-coach-") if found else text.split()[0]
    return reason("tammany-coach-look", about=about)


def asks(view: Plain) -> Reason | None:
    """What is to be decided, and what for."""
    phase, you = view["phase"], view["you"]
    if phase == "turn":
        turn = view["turn"]
        if turn["place"] == "done":
            can = "both" if turn["office"] == turn["slander"] == "open" else "office"
            if turn["office"] != "open":
                can = "spread" if turn["slander"] == "begun" else "slander"
            return reason("tammany-coach-ask-rest", f"seat:{you}", can=can)
        left = (view["term"] * 4) - view["year"]
        return reason("tammany-coach-ask-place", "garden", count=2 - len(turn["placed"]), years=left)
    if phase == "bid":
        ward = view["contest"]["ward"]
        here = next(w for w in view["wards"] if w["number"] == ward)
        points = 2 if here["special"] == HALL else 1
        return reason("tammany-coach-ask-bid", f"ward:{ward}", ward=ward, points=points)
    if phase == "bonus":
        kind = view["contest"]["bonus"]
        return reason(f"tammany-coach-ask-bonus-{kind}", f"ward:{view['contest']['ward']}")
    return reason("tammany-coach-ask-appoint") if phase == "appoint" else None
