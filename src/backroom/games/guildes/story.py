"""What a line of Guildes' log did, as steps (engine/story.py): picks, cards shown, events, tricks, counts.

Nothing here knows a secret: the States are as the watcher may know them, and a card that is another's is ``?`` in the text
(GU-70 to GU-74). Cards are only told from texts and from what lies open.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.knowledge import HIDDEN
from backroom.engine.story import Facts, Step, by_word, step
from backroom.games.guildes import counting
from backroom.games.guildes.notation import faces_down
from backroom.games.guildes.printed import KINDS, LETTERS, SEATS, TRICKS
from backroom.games.guildes.rules import MILITIA, N_ASIDE, N_OVER, N_PLAY, N_TAKE, N_TURN, Guildes


def steps(before: Guildes, after: Guildes, actor: int, texts: tuple[str, ...]) -> list[Step]:
    """What this move, or this run of draws, did, with all that followed by the rules."""
    word, *rest = texts[0].split()
    if actor < 0:
        told = _CHANCE[word](before, after, [text.split()[1:] for text in texts])
    elif N_TAKE <= before.node <= N_PLAY:
        told = _chosen(before, after, actor, rest)
    else:
        told = _MOVES[word](before, after, actor, rest)
    return told + _count(before, after)


def _way(state: Guildes) -> int:
    return int(state.cards.direction[state.event[state.round]])


def _passes(state: Guildes) -> str:
    return "left" if _way(state) > 0 else "right"


def _cards(cards: list[str]) -> list[str | None]:
    """Cards as an outcome: null for one that is not known."""
    return [None if card == HIDDEN else card for card in cards]


# ---- chance ---------------------------------------------------------------------------------------------------------


def _deal(before: Guildes, after: Guildes, draws: list[list[str]]) -> list[Step]:
    """GU-16."""
    number = before.round + 1
    told = [step("round", None, "deck", outcome={"round": number}, round=number)]
    each = len(draws) // before.players
    told.append(step("dealt", None, "deck", count=each, outcome={"cards": each}))
    for p in range(before.players):
        cards = [card for seat, card in draws if seat == SEATS[p]]
        told.append(
            step(
                "dealt-to",
                p,
                start="deck",
                to=f"seat:{p}",
                piece="card:back",
                count=len(cards),
                outcome={"cards": _cards(cards)},
            )
        )
    return told


def _event(before: Guildes, after: Guildes, draws: list[list[str]]) -> list[Step]:
    """GU-15: the direction counts always, the text only with the variant."""
    kind = "event" if before.events else "direction"
    name, passes = draws[0][0], _passes(after)
    outcome = {"event": name, "active": bool(before.events), "passes": passes}
    return [step(kind, None, "event", piece=f"event:{name}", outcome=outcome, event=name, passes=passes)]


def _trick_cards(before: Guildes, after: Guildes, draws: list[list[str]]) -> list[Step]:
    """GU-50."""
    told = []
    for seat, trick in draws:
        p = SEATS.index(seat)
        letter = LETTERS[before.cards.letter[TRICKS.index(trick)]]
        to = f"trick:{p}"
        told.append(step("trick", p, to=to, start="deck", piece=f"trick:{trick}", letter=letter, trick=trick))
    return told


def _last(before: Guildes, after: Guildes, draws: list[list[str]]) -> list[Step]:
    return [step("last", None, "hand")]  # GU-25


def _back(before: Guildes, after: Guildes, draws: list[list[str]]) -> list[Step]:
    return [_drawn_card("back", seat, card) for seat, card in draws]  # GU-43


def _drawn(before: Guildes, after: Guildes, draws: list[list[str]]) -> list[Step]:
    """GU-55; an only discard is played at once."""
    told = [_drawn_card("drawn", seat, card) for seat, card in draws]
    if after.kept[before.round] >= 0 and before.kept[before.round] < 0:
        told += _keep(before, after, before.turn, [KINDS[after.kept[before.round]]])
    return told


def _drawn_card(kind: str, seat: str, card: str) -> Step:
    p = SEATS.index(seat)
    start = "discard"
    if card == HIDDEN:
        return step(f"{kind}-hidden", p, start=start, to=f"seat:{p}", piece="card:back")
    return step(kind, p, start=start, to=f"seat:{p}", piece=f"card:{card}", card=card)


def _first(before: Guildes, after: Guildes, draws: list[list[str]]) -> list[Step]:
    return [step("first", after.first, f"seat:{after.first}")]  # GU-42


_CHANCE = {
    "deal": _deal,
    "event": _event,
    "trick": _trick_cards,
    "last": _last,
    "back": _back,
    "first": _first,
    "drawn": _drawn,
}


# ---- choosing all at once -------------------------------------------------------------------------------------------


def deed(before: Guildes, seat: int, text: str) -> list[Step]:
    """A card chosen in secret has no words in the log until it is shown (GU-21); its maker may have them before."""
    word, *cards = text.split()
    if word != "play" or before.node != N_PLAY or faces_down(before):
        return []
    facts: Facts = {"card": cards[0], **({"card2": cards[1]} if len(cards) > 1 else {})}
    return [step("play-two" if len(cards) > 1 else "play", seat, f"seat:{seat}", **facts)]


def _chosen(before: Guildes, after: Guildes, seat: int, cards: list[str]) -> list[Step]:
    """One seat's choice, and once it was the last what came of all of them (GU-20, GU-21, GU-43)."""
    node = before.node
    kind = "take" if node == N_TAKE else "aside" if node == N_ASIDE else "choose"
    if node == N_PLAY and faces_down(before):
        kind = "lay"  # GU-45
    cards = [card for card in cards if card != HIDDEN]
    to = "hand" if node == N_TAKE else "discard" if node == N_ASIDE else f"seat:{seat}"
    place = f"seat:{seat}"
    if cards:
        facts: Facts = {"card": cards[0], **({"card2": cards[1]} if len(cards) > 1 else {})}
        piece = f"card:{cards[0]}"
        told = [step(kind, seat, place, to=to, piece=piece, outcome={"cards": [*cards]}, **facts)]
    else:
        told = [step(f"{kind}-hidden", seat, place, piece="card:back", outcome={"cards": [None]})]
    if after.pending() and after.node == node and after.step == before.step:
        return told
    if node == N_TAKE:
        return [*told, _passed(before)]
    if node == N_ASIDE:
        return [*told, step("mixed", None, "discard", count=before.players)]
    return told + _shown(before, after) + _thrown(before, after)


def _passed(before: Guildes) -> Step:
    """GU-20: to whom each hand goes, and how many cards."""
    n, way = before.players, _way(before)
    left = before.cards.dealt[n] - before.step - 1
    to = [(p + way) % n for p in range(n)]
    places = [f"seat:{p}" for p in range(n)]
    passes = _passes(before)
    return step(
        "passed",
        None,
        *places,
        piece="card:back",
        count=left,
        outcome={"to": to, "passes": passes},
        passes=passes,
    )


def _shown(before: Guildes, after: Guildes) -> list[Step]:
    """GU-21, GU-45: what lies open now and did not before, by seat."""
    told: list[Step] = []
    r = before.round
    was, now = before.shown[r], after.shown[r]
    for p in range(before.players):
        cards = [KINDS[k] for k in range(len(KINDS)) for _ in range(now[p][k] - was[p][k])]
        if cards:
            told.append(_plays("shown", p, cards))
    return told


def _plays(kind: str, seat: int, cards: list[str]) -> Step:
    """Cards that come into a tableau."""
    facts: Facts = {"card": cards[0]}
    if len(cards) > 1:
        kind, facts["card2"] = f"{kind}-two", cards[1]
    guilds = [f"guild:{card}" for card in dict.fromkeys(cards)]
    piece, count = f"card:{cards[0]}", len(cards)
    places: Facts = {"start": f"seat:{seat}", "to": guilds[0]}
    return step(kind, seat, *guilds, **places, piece=piece, count=count, outcome={"cards": [*cards]}, **facts)


def _thrown(before: Guildes, after: Guildes) -> list[Step]:
    """GU-22, GU-72: how many, not which."""
    count = sum(after.discards) - sum(before.discards)
    if count <= 0:
        return []
    return [step("thrown", None, "discard", to="discard", piece="card:back", count=count)]


# ---- one after another ----------------------------------------------------------------------------------------------


def _play(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    told = [_plays("play", seat, rest)]  # GU-42
    return told if after.node == N_TURN else told + _thrown(before, after)


def _protect(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    return [step("protect", seat, f"trick:{seat}", f"seat:{seat}")]


def _swap(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    """GU-53."""
    target, card, other, card2 = SEATS.index(rest[0]), rest[1], SEATS.index(rest[2]), rest[3]
    facts: Facts = {"target": target, "card": card, "other": other, "card2": card2}
    places = [f"trick:{seat}", f"guild:{card}", f"guild:{card2}", f"seat:{target}", f"seat:{other}"]
    outcome = {"seats": [target, other], "cards": [card, card2]}
    return [step("swap", seat, *places, piece=f"card:{card}", outcome=outcome, **facts)]


def _sacrifice(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    """GU-54, GU-73."""
    card, target, card2 = rest[0], SEATS.index(rest[1]), rest[2]
    facts: Facts = {"card": card, "target": target, "card2": card2}
    places = [f"trick:{seat}", f"guild:{card}", f"guild:{card2}", f"seat:{target}"]
    outcome = {"seats": [seat, target], "cards": [card, card2]}
    return [step("sacrifice", seat, *places, to="discard", piece=f"card:{card}", outcome=outcome, **facts)]


def _draw(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    return [step("draw", seat, f"trick:{seat}", "discard")]


def _keep(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    """GU-55; what is refused is the drawer's secret."""
    return [{**_plays("keep", seat, rest), "from": "discard"}]


def _exchange(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    """GU-56."""
    card, card2 = rest
    places = [f"trick:{seat}", f"guild:{card}", f"guild:{card2}", f"seat:{seat}"]
    outcome = {"cards": [card, card2]}
    return [step("exchange", seat, *places, piece=f"card:{card2}", outcome=outcome, card=card, card2=card2)]


def _mark(before: Guildes, after: Guildes, seat: int, rest: list[str], sign: int) -> list[Step]:
    """GU-57."""
    target = SEATS.index(rest[0])
    guild = TRICKS[before.trick[before.round][seat]]
    kind = "plus" if sign > 0 else "minus"
    places = [f"trick:{seat}", f"guild:{guild}", f"seat:{target}"]
    return [step(kind, seat, *places, outcome={"guild": guild, "sign": sign}, guild=guild, target=target)]


def _plus(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    return _mark(before, after, seat, rest, 1)


def _minus(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    return _mark(before, after, seat, rest, -1)


def _decline(before: Guildes, after: Guildes, seat: int, rest: list[str]) -> list[Step]:
    trick = TRICKS[before.trick[before.round][seat]]
    return [step("decline", seat, f"trick:{seat}", trick=trick)]


_MOVES = by_word(_play, _protect, _swap, _sacrifice, _draw, _keep, _exchange, _plus, _minus, _decline)


# ---- the count ------------------------------------------------------------------------------------------------------


def _count(before: Guildes, after: Guildes) -> list[Step]:
    """GU-30 to GU-33: guild by guild, the totals, who is ahead, and after the third who has won."""
    if after.counts == before.counts:
        return []
    told = counting.last_count(after)
    assert told is not None
    number = told["number"]
    show = f"count:{number}"
    found = [step("count", None, outcome={"count": number}, show=show, number=number)]
    for row in told["rows"]:
        found += _militia(after, row, show) if row["guild"] == KINDS[MILITIA] else _guild(row, show)
    points = after.scores()
    for p in sorted(range(after.players), key=lambda p: (points[p], p)):  # from the last to the first
        outcome = {"votes": told["votes"][p], "points": points[p], "before": told["before"][p]}
        facts: Facts = {"votes": told["votes"][p], "points": points[p]}
        found.append(step("total", p, f"seat:{p}", outcome=outcome, show=show, **facts))
    best = max(points)
    ahead = [p for p in range(after.players) if points[p] == best]
    if after.node == N_OVER:
        return found + _won(after, ahead, points)
    kind = "ahead" if len(ahead) == 1 else "ahead-level"
    found += [step(kind, p, f"seat:{p}", show=show, points=best) for p in ahead]
    return found


def _guild(row: dict[str, Any], show: str) -> list[Step]:
    """A guild of a count: all numbers for the show, then a sentence for everyone it pays."""
    guild = row["guild"]
    place = f"guild:{guild}"
    outcome = {
        "guild": guild,
        "cards": row["cards"],
        "votes": row["votes"],
        "values": row["values"],
        "passed_over": row["passed_over"],
    }
    told = [step("guild-counted", None, place, outcome=outcome, show=show, guild=guild)]
    for group in row["places"]:
        for p in group["seats"]:
            if group["each"]:
                facts: Facts = {
                    "guild": guild,
                    "place": group["place"],
                    "cards": group["cards"],
                    "votes": group["each"],
                }
                level = len(group["seats"])
                kind = "place" if level == 1 else "place-level"
                result = {**facts, "level": level, "total": group["total"]}
                told.append(
                    step(kind, p, place, f"seat:{p}", outcome=result, show=show, level=level, **facts)
                )
    if row["passed_over"]:
        told += [
            step("passed-over", p, place, f"seat:{p}", show=show, guild=guild, cards=row["cards"][p])
            for p in row["passed_over"]
        ]
    if not any(row["votes"]):
        told.append(step("guild-nobody", None, place, show=show, guild=guild))
    return told


def _militia(after: Guildes, row: dict[str, Any], show: str) -> list[Step]:
    """GU-32."""
    place = f"guild:{row['guild']}"
    outcome = {"guild": row["guild"], "cards": row["cards"], "votes": row["votes"]}
    told = [step("guild-counted", None, place, outcome=outcome, show=show, guild=row["guild"])]
    for p, cards in enumerate(row["cards"]):
        if cards:
            facts: Facts = {"cards": cards, "votes": row["votes"][p]}
            told.append(step("militia", p, place, f"seat:{p}", outcome={**facts}, show=show, **facts))
    return told


def _won(after: Guildes, winners: list[int], points: list[int]) -> list[Step]:
    """GU-33."""
    ranks = after.ranks()
    outcome = {"scores": points, "ranks": ranks}
    told = [
        step(
            "final-total",
            p,
            f"seat:{p}",
            outcome={"points": points[p], "rank": ranks[p]},
            show="final",
            points=points[p],
            rank=ranks[p],
        )
        for p in sorted(range(after.players), key=lambda p: (-ranks[p], p))
    ]
    kind = "won" if len(winners) == 1 else "won-shared"
    return told + [
        step(kind, p, f"seat:{p}", outcome=outcome, show="final", points=points[p]) for p in winners
    ]
