"""What a move of Guildes comes to, in numbers that the screen shows: cards, places, votes at this count, cards unseen.

All is arithmetic on a seat's view (engine/reasons.py). While cards are taken, the seat's own hand counts as if it lay on the
table: what is told holds if it is played and no rival plays one.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.reasons import Reason, reason
from backroom.games.guildes.printed import KINDS, SEATS

Plain = dict[str, Any]
MILITIA = "militia"
TIES = "ties"  # GU-41: players who are level get nothing


def reasons(view: Plain, text: str) -> list[Reason]:
    """What the move ``text`` of ``view["you"]`` comes to, the weightiest first."""
    word, *rest = text.split()
    count = Count(view, with_hand=word in ("take", "aside"))
    you = count.you
    if word in ("take", "play", "lay", "keep"):
        for card in rest:
            count.change(card, you, 1)
            count.hand[card] += word == "take"
        found = _gains(count)
        return [*found, *_passes(view, rest[0])] if word == "take" else found
    if word == "aside":
        count.change(rest[0], you, -1)
        count.hand[rest[0]] -= 1
        return _gains(count)
    if word == "protect":
        return [reason("guildes-coach-protect", f"seat:{you}", count=view["seats"][you]["cards"])]
    if word == "draw":
        return [reason("guildes-coach-draw", "discard", count=view["discards"])]
    if word == "decline":
        return []
    if word == "exchange":
        count.change(rest[0], you, -1)
        count.change(rest[1], you, 1)
    elif word == "sacrifice":
        count.change(rest[0], you, -1)
        count.change(rest[2], SEATS.index(rest[1]), -1)
    elif word == "swap":
        one, two = SEATS.index(rest[0]), SEATS.index(rest[2])
        for card, loses, gains in ((rest[1], one, two), (rest[3], two, one)):
            count.change(card, loses, -1)
            count.change(card, gains, 1)
    else:
        guild = view["seats"][you]["trick"]["name"]
        count.change(guild, SEATS.index(rest[0]), 1 if word == "plus" else -1)
    return [*_gains(count), *_losses(count)]


class Count:
    """Everyone's cards by kind as the coming count would take them, before a move and after it."""

    def __init__(self, view: Plain, with_hand: bool) -> None:
        self.you: int = view["you"]
        self.players: int = view["players"]
        self.guilds = {g["name"]: g for g in view["guilds"]}
        self.round: int = view["round"]
        event = view["event"]
        self.ties = bool(event and event["active"] and event["name"] == TIES)
        self.cards = {k: [s["tableau"].get(k, 0) for s in view["seats"]] for k in KINDS}
        self.hand = dict.fromkeys(KINDS, 0)
        if view["face_down"]:  # GU-45: one's own, seen by oneself alone
            self.cards[view["face_down"]][self.you] += 1
        if with_hand:
            self.hand |= view["hand"]
            for kind, n in view["hand"].items():
                self.cards[kind][self.you] += n
        for mark in view["marks"]:
            self.cards[mark["guild"]][mark["seat"]] += mark["sign"]
        self.before = {k: list(n) for k, n in self.cards.items()}
        self.touched: list[str] = []

    def change(self, kind: str, seat: int, more: int) -> None:
        self.cards[kind][seat] += more
        if kind not in self.touched:
            self.touched.append(kind)

    def votes(self, kind: str, cards: list[int], seat: int) -> int:
        """What a guild pays a seat (GU-30 to GU-32, GU-41)."""
        pays = self.guilds[kind]["pays"]
        n = [max(0, c) for c in cards]
        if kind == MILITIA:
            return int(n[seat] * pays[0])
        if not n[seat] or (self.ties and n.count(n[seat]) > 1):
            return 0
        ahead = [c for c in n if c > n[seat] and not (self.ties and n.count(c) > 1)]
        level = n.count(n[seat])
        return int(sum(pays[len(ahead) : len(ahead) + level]) // level)

    def some(self, kind: str) -> int:
        """How many of one's own are still in hand, where that is not all of them."""
        return self.hand[kind] if self.hand[kind] < self.cards[kind][self.you] else 0

    def best_other(self, kind: str) -> int:
        return max(max(0, int(n)) for p, n in enumerate(self.cards[kind]) if p != self.you)


def _gains(count: Count) -> list[Reason]:
    """The guilds that the move touches: where the seat then stands, and its votes there."""
    found: list[tuple[int, Reason]] = []
    you = count.you
    for kind in count.touched:
        mine, best = max(0, count.cards[kind][you]), count.best_other(kind)
        then, now = (count.votes(kind, row, you) for row in (count.cards[kind], count.before[kind]))
        place = f"guild:{kind}", f"now:{kind}|guild:{kind}"
        guild = count.guilds[kind]
        if kind == MILITIA:
            told = reason("guildes-coach-militia", *place, count=mine, votes=then, before=now)
        else:
            stands = "alone" if mine and not best else "leads" if mine > best else "level"
            stands = "behind" if mine < best else stands if mine else "none"
            told = reason(
                f"guildes-coach-{stands}", *place, f"unseen:{kind}|guild:{kind}",
                guild=kind, count=mine, rival=best, votes=then, before=now, hand=count.some(kind),
                change="same" if then == now else "other",
                round=count.round, unseen=guild["unseen"], copies=guild["copies"],
            )  # fmt: skip
        found.append((-abs(then - now), told))
    return [told for _, told in sorted(found, key=lambda item: item[0])]


def _losses(count: Count) -> list[Reason]:
    """The rival whom a trick costs most votes in one guild."""
    found = []
    for kind in count.touched:
        for p in range(count.players):
            then, now = (count.votes(kind, row, p) for row in (count.cards[kind], count.before[kind]))
            if p != count.you and then < now:
                found.append((now - then, -p, kind, then, now))
    if not found:
        return []
    _, seat, kind, then, now = max(found, key=lambda item: item[:2])
    places = (f"guild:{kind}", f"seat:{-seat}")
    return [reason("guildes-coach-costs", *places, guild=kind, target=-seat, votes=then, before=now)]


def _passes(view: Plain, card: str) -> list[Reason]:
    """GU-20: what is left in the packet goes on to a neighbour; told where that one has the most of the card."""
    to = view["seats"][view["you"]]["passes_to"]
    cards = [s["tableau"].get(card, 0) for s in view["seats"]]
    if to is None or to == view["you"] or card == MILITIA or not cards[to] or cards[to] < max(cards):
        return []
    return [reason("guildes-coach-denies", f"seat:{to}", card=card, guild=card, target=to, count=cards[to])]


#: Moves that name cards of one's own hand.
HELD = ("take", "play", "lay", "aside", "keep")


def deed(view: Plain, text: str) -> Reason:
    """The move as a choice."""
    word, *rest = text.split()
    facts: dict[str, str | int] = {}
    places: list[str] = []
    for item in rest:
        if item in SEATS:
            seat = SEATS.index(item)
            facts["other" if "target" in facts else "target"] = seat
            places.append(f"seat:{seat}")
        else:
            facts["card2" if "card" in facts else "card"] = item
            if word in HELD:
                places.append(f"card:{item}")
            places.append(f"guild:{item}")
    if word == "swap":
        return reason("guildes-coach-do-swap", *places, **facts)
    if word in ("plus", "minus"):
        places.append(f"guild:{view['seats'][view['you']]['trick']['name']}")
    two = "-two" if word in ("play", "lay") and len(rest) == 2 else ""
    return reason(f"guildes-do-{'play' if two else word}{two}", *places, **facts)


def look(view: Plain, text: str) -> Reason:
    """Where to look for the move, by what it comes to."""
    found = reasons(view, text) if text.split()[0] in HELD else []
    about = found[0]["key"].removeprefix("guildes-coach-") if found else "trick"
    return reason("guildes-coach-look", about=about)


def asks(view: Plain) -> Reason | None:
    """What is to be decided, and what for."""
    phase, you = view["phase"], view["you"]
    step = view["step"]
    if phase == "take":
        to = view["seats"][you]["passes_to"]
        left = sum(view["packet"].values()) - 1
        return reason("guildes-coach-ask-take", "hand", count=left, target=to if to is not None else you)
    if phase in ("play", "turn"):
        return reason("guildes-coach-ask-play", "hand", count=step["of"] - step["done"], round=view["round"])
    if phase == "aside":
        return reason("guildes-coach-ask-aside", "hand")
    if phase in ("trick", "keep"):
        return reason(f"guildes-coach-ask-{phase}", f"trick:{you}", round=view["round"])
    return None
