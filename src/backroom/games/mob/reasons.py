"""What a move of MOB: Big Apple comes to, in numbers that the screen shows: men, moles, crates, cars, warehouse, attorney.

All is arithmetic on a seat's view (engine/reasons.py). A side is what the board calls "in all": henchmen in a district,
those in the car for it, who get out when the round ends (MB-50), and hidden moles, one's own by their worth; the rival's
moles are unknown, so the rival's side is the least and the most that it can be.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.reasons import Reason, reason
from backroom.games.mob.notation import SEATS
from backroom.games.mob.printed import DISTRICTS

Plain = dict[str, Any]
CAR = 3  # MB-05


def reasons(view: Plain, text: str) -> list[Reason]:
    """What the move ``text`` of ``view["you"]`` comes to, the weightiest first."""
    word, *rest = text.split()
    told = _TELLS.get(word)
    return told(Town(view), rest) if told is not None else []


class Town:
    """What counts in the districts of a view, and what a move makes of it."""

    def __init__(self, view: Plain) -> None:
        self.view = view
        self.you: int = view["you"]
        self.rival = 1 - self.you
        self.districts = {d["name"]: d for d in view["districts"]}
        self.crates = {name: d["crates"] for name, d in self.districts.items()}
        self.cars = {name: d["cars"][self.you] for name, d in self.districts.items()}
        self.mine = {name: d["men"][self.you] + d["cars"][self.you] for name, d in self.districts.items()}
        self.own = view["your_moles"] or {}
        self.moles = dict.fromkeys(self.districts, 0)  # what one's own hidden ones are worth, by district
        for mole in view["moles"]:
            if mole["seat"] == self.you and mole["hidden"] and mole["first_in"] in self.own:
                self.moles[mole["district"]] += self.own[mole["first_in"]]

    def at(self, seat: int) -> Plain:
        found: Plain = self.view["seats"][seat]
        return found


def _range(low: int, high: int) -> dict[str, str | int]:
    """From least to most; ``sure``: there is one number only, and nobody says "3 to 3"."""
    return {"least": low, "most": high, "sure": "yes" if low == high else "no"}


def _standing(town: Town, name: str) -> Reason:
    """A district after the move: one's own men and moles in all, the rival's, its crates."""
    here = town.districts[name]
    low, high = (here[end][town.rival] + here["cars"][town.rival] for end in ("least", "most"))
    mine = town.mine[name] + town.moles[name]
    kind = "ahead" if mine > high else "behind" if mine < low else "open"
    if mine == low == high:
        kind = "level"
    both = [f"all:{name}:{seat}|men:{name}:{seat}|district:{name}" for seat in (town.you, town.rival)]
    return reason(
        f"mob-coach-{kind}", *both, f"crates:{name}|district:{name}",
        district=name, count=mine, moles=town.moles[name], crates=town.crates[name], **_range(low, high),
    )  # fmt: skip


def _drive(town: Town, rest: list[str]) -> list[Reason]:
    name, count = rest[0], int(rest[1])
    town.cars[name] -= count
    return [_standing(town, name), *_safe(town, name, count)]


def _safe(town: Town, name: str, count: int) -> list[Reason]:
    """Whoever has got out cannot be shot (MB-42)."""
    place = f"car:{name}:{town.you}"
    return [reason("mob-coach-safe", place, district=name, count=count, left=town.cars[name])]


def _load(town: Town, rest: list[str]) -> list[Reason]:
    found = next(r for r in town.view["readings"] if r["district"] == rest[0])
    name = rest[0]
    told = [
        reason(
            "mob-coach-load", f"car:{name}:{town.you}", district=name, count=found["fit"], car=found["car"]
        )
    ]
    if found["lost"]:
        told.append(reason("mob-coach-lost", f"dice|car:{name}:{town.you}", count=found["lost"]))
    town.mine[name] += found["fit"]
    left = f"warehouse:{town.you}"
    return [*told, _standing(town, name), reason("mob-coach-left", left, count=found["left"])]


def _place(view: Plain, rest: list[str]) -> tuple[Plain, str]:
    """A space of the action board by its row's action and its column, and its place."""
    number = next(n for n, row in enumerate(view["rows"]) if row["action"] == rest[0])
    return view["rows"][number]["spaces"][int(rest[1]) - 1], f"space:{number}:{rest[1]}"


def _space(town: Town, rest: list[str]) -> list[Reason]:
    space, place = _place(town.view, rest)
    left = town.at(town.you)["warehouse"] - space["cost"]
    told: list[Reason] = []
    if "drive" in rest[0]:
        told += _fullest(town, town.you, "mob-coach-fullest")
    if space["icon"] == "shoot":
        told += _fullest(town, town.rival, "mob-coach-prey")
    told.append(reason("mob-coach-pay", place, f"warehouse:{town.you}", count=space["cost"], left=left))
    if space["icon"]:
        told.append(reason("mob-coach-icon", place, action=space["icon"]))
    return told


def _fullest(town: Town, seat: int, key: str) -> list[Reason]:
    """What a space is paid for: the car with most men in it, to be driven or to be shot at; nothing while all are empty."""
    name = max(town.districts, key=lambda name: int(town.districts[name]["cars"][seat]))
    count = town.districts[name]["cars"][seat]
    return [reason(key, f"car:{name}:{seat}", district=name, count=count)] if count else []


def _switch(town: Town, rest: list[str]) -> list[Reason]:
    source, target, count = rest[0], rest[1], int(rest[2])
    town.cars[source] -= count
    town.cars[target] += count
    town.mine[source] -= count
    town.mine[target] += count
    places = (f"car:{target}:{town.you}", f"car:{source}:{town.you}")
    facts: dict[str, str | int] = {"district": source, "district2": target}
    cars = {"count": town.cars[source], "car": town.cars[target]}
    return [reason("mob-coach-switch", *places, **facts, **cars), _standing(town, target)]


def _mole(town: Town, rest: list[str]) -> list[Reason]:
    value = town.own[rest[0]]
    source = next(
        m["district"] for m in town.view["moles"] if m["seat"] == town.you and m["first_in"] == rest[0]
    )
    town.moles[source] -= value
    town.moles[rest[1]] += value
    worth = reason("mob-coach-worth", f"moles:{source}:{town.you}", count=value)
    return [_standing(town, rest[1]), _standing(town, source), worth]


def _crate(town: Town, rest: list[str]) -> list[Reason]:
    town.crates[rest[0]] -= 1
    town.crates[rest[1]] += 1
    return [_standing(town, rest[1]), _standing(town, rest[0])]


def _add(town: Town, rest: list[str]) -> list[Reason]:
    town.crates[rest[0]] += 1
    return [_standing(town, rest[0])]


def _take(town: Town, rest: list[str]) -> list[Reason]:
    town.crates[rest[0]] -= 1
    mine, rival = (town.at(seat)["crates"] for seat in (town.you, town.rival))
    return [
        reason("mob-coach-takes", f"seat:{town.you}", f"crates:{rest[0]}", count=mine + 1, rival=rival),
        _standing(town, rest[0]),
    ]


def _attorney(town: Town, rest: list[str]) -> list[Reason]:
    """MB-35: one space towards the rival, over the centre at once; at the far end a crate instead."""
    if rest:
        return _take(town, rest)
    at = town.view["attorney"]
    now = at["space"] if at["target"] == town.rival else -at["space"]
    then = now + 1 or 1
    target = town.rival if then > 0 else town.you
    parts = at["bonuses"][abs(then) - 1]
    place = f"attorney:{abs(then) if target == 1 else -abs(then)}"
    facts: dict[str, str | int] = {f"part{k + 1}": part for k, part in enumerate([*parts, *["none"] * 3][:3])}
    kind = "attorney" if then > 0 else "attorney-back"
    return [reason(f"mob-coach-{kind}", place, space=abs(then), target=target, other=1 - target, **facts)]


def _expose(town: Town, rest: list[str]) -> list[Reason]:
    mole = next(m for m in town.view["moles"] if m["seat"] == town.rival and m["first_in"] == rest[0])
    name = mole["district"]
    possible = mole["possible"]
    worth = _range(min(possible), max(possible))
    return [reason("mob-coach-expose", f"moles:{name}:{town.rival}", district=name, **worth)]


def _shoot(town: Town, rest: list[str]) -> list[Reason]:
    """A die names some districts: in how many of them the rival has somebody in the car, and how many at most."""
    named = [d for d in town.view["districts"] if d["die"] == rest[0]]
    riding = [d["cars"][town.rival] for d in named]
    places = [f"car:{d['name']}:{town.rival}" for d in named if d["cars"][town.rival]]
    return [
        reason(
            "mob-coach-shoot",
            *places,
            die=rest[0],
            count=sum(1 for n in riding if n),
            of=len(named),
            most=max(riding),
        )
    ]


def _roll(town: Town, rest: list[str]) -> list[Reason]:
    room = sum(CAR - n for n in town.cars.values())
    men = town.at(town.you)["warehouse"]
    return [reason("mob-coach-roll", f"warehouse:{town.you}", count=men, room=room)]


def _moles(town: Town, rest: list[str]) -> list[Reason]:
    dear = [name for name, value in zip(DISTRICTS, rest) if value == "3"]
    count = sum(town.crates[name] for name in dear)
    return [reason("mob-coach-moles", *(f"district:{n}" for n in dear), count=count)]


def _start(town: Town, rest: list[str]) -> list[Reason]:
    seat = SEATS.index(rest[0])
    return [reason("mob-coach-start", f"seat:{seat}", target=seat, other=1 - seat)]


_TELLS = {
    "drive": _drive, "load": _load, "space": _space, "switch": _switch, "mole": _mole, "crate": _crate,
    "add": _add, "steal": _take, "attorney": _attorney, "expose": _expose, "shoot": _shoot, "roll": _roll,
    "moles": _moles, "start": _start,
}  # fmt: skip


def deed(view: Plain, text: str) -> Reason:
    """The move as a choice."""
    word, *rest = text.split()
    facts: dict[str, str | int] = {}
    places: list[str] = []
    if word == "moles":
        worth = {name: int(value) for name, value in zip(DISTRICTS, rest)}
        return reason("mob-do-moles", *(f"district:{name}" for name in DISTRICTS), **worth)
    if word == "space":
        return reason("mob-do-space", _place(view, rest)[1], row=rest[0], column=int(rest[1]))
    if word in ("mole", "expose"):
        facts["mole"] = rest.pop(0)
        owner = view["you"] if word == "mole" else 1 - view["you"]
        here = next(m for m in view["moles"] if m["seat"] == owner and m["first_in"] == facts["mole"])
        places.append(f"moles:{here['district']}:{owner}")
    for item in rest:
        if item.isdecimal():
            facts["count"] = int(item)
        elif item in SEATS:
            facts["target"] = SEATS.index(item)
        elif item in DISTRICTS:
            facts["district2" if "district" in facts else "district"] = item
            places.append(f"district:{item}")
        else:
            facts["die"] = item
    key = "attorney-crate" if word == "attorney" and rest else word
    return reason(f"mob-do-{key}", *places, **facts)


def look(view: Plain, text: str) -> Reason:
    """Where to look for the move: by what it does, a space by the action of its row."""
    word, *rest = text.split()
    return reason("mob-coach-look", about=rest[0] if word == "space" else word)


def asks(view: Plain) -> Reason | None:
    """What is to be decided, and what for."""
    phase, you = view["phase"], view["you"]
    men = view["seats"][you]["warehouse"]
    home = f"warehouse:{you}"
    if phase in ("roll", "space"):
        return reason(f"mob-coach-ask-{phase}", home, count=men, round=view["round"])
    if phase in ("moles", "load", "action", "bonus", "start"):
        return reason(f"mob-coach-ask-{phase}")
    return None
