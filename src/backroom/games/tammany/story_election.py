"""The election of Tammany Hall as steps: ward by ward (TH-50 to TH-57), its awards (TH-58 to TH-60), the end (TH-70 …).

All of it is open by the time it is told: a ward's bids are only looked at once the ward is decided.
"""

from __future__ import annotations

from backroom.engine.story import Facts, Step, step
from backroom.games.tammany.printed import COLOURS
from backroom.games.tammany.refusals import NUMBERS
from backroom.games.tammany.rules import HALL, N_BID, N_BONUS_CHIP, N_OVER, WARDS, Tammany

_MAYOR = ("wards", "chips", *["colour"] * 4, "sitting", "none")


def show(state: Tammany) -> str:
    """The name of this term's election night."""
    return f"election:{(state.year + 3) // 4}"


def steps(before: Tammany, after: Tammany) -> list[Step]:
    """What this line decided: wards from the first to be counted to the last that was, then the awards."""
    was, polling = _polling(before), _polling(after)
    if not was and not _held(before, after):
        return []
    name = show(before)
    told: list[Step] = []
    if not was:
        told += _begins(before, name)
        first = 0
    else:
        first = before.poll + (before.node != N_BID)  # its ward is told already when a bonus is chosen
    last = after.poll + (after.node != N_BID) if polling else WARDS
    for w in range(first, last):
        told += _ward(after, w, name)
    if not polling:
        told += _awards(before, after, name)
        if after.node == N_OVER:
            told += _final(after)
    return told


def _polling(state: Tammany) -> bool:
    return N_BID <= state.node <= N_BONUS_CHIP


def _held(before: Tammany, after: Tammany) -> bool:
    """Whether the line between was the last of a term: then an election began, and may even be over."""
    if before.node >= N_BID or before.year % 4:
        return False
    return _polling(after) or after.node > N_BONUS_CHIP or after.year > before.year


def _begins(before: Tammany, name: str) -> list[Step]:
    """TH-24."""
    term = (before.year + 3) // 4
    told: list[Step] = []
    back = sum(before.garden)
    if back:
        counts = dict(zip(COLOURS, before.garden))
        told.append(step("garden-back", None, start="garden", to="bag", count=back, outcome={**counts}))
    return [*told, step("election", None, outcome={"term": term}, show=name, term=term)]


# ---- a ward ---------------------------------------------------------------------------------------------------------


def _ward(after: Tammany, w: int, name: str) -> list[Step]:
    """TH-51 to TH-55: votes of each, then who has the ward."""
    winner = after.winner[w]
    if winner == -2:  # not in play: holds no election (TH-15)
        return []
    number = NUMBERS[w]
    place = f"ward:{number}"
    bosses = after.poll_bosses[w]
    rivals = [p for p in range(after.players) if bosses[p]]
    if not rivals:
        return [step("ward-empty", None, place, show=name, outcome=_outcome(after, w, rivals), ward=number)]
    if len(rivals) == 1:
        seat = rivals[0]
        outcome = _outcome(after, w, rivals)
        return [step("ward-lone", seat, place, show=name, outcome=outcome, ward=number, bosses=bosses[seat])]
    told: list[Step] = []
    chips = {p: sum(after.bid(w, p)) for p in rivals}
    votes = {p: bosses[p] + chips[p] for p in rivals}
    for p in rivals:
        bid = after.bid(w, p)
        counted: Facts = {"bosses": bosses[p], "chips": chips[p], "votes": votes[p]}
        outcome = {**dict(zip(COLOURS, bid)), **counted}
        told.append(step("votes", p, place, f"seat:{p}", show=name, outcome=outcome, ward=number, **outcome))
    ranked = sorted(rivals, key=lambda p: (p != winner, -votes[p], p))
    best, next_best = ranked[0], ranked[1]
    facts: Facts = {
        "ward": number, "other": next_best, "bosses": bosses[best], "chips": chips[best], "votes": votes[best],
        "bosses2": bosses[next_best], "chips2": chips[next_best], "votes2": votes[next_best],
    }  # fmt: skip
    outcome = _outcome(after, w, rivals)
    if winner < 0:
        told.append(step("ward-tied", None, place, show=name, outcome=outcome, seat=best, **facts))
    else:
        told.append(step("ward-won", winner, place, show=name, outcome=outcome, **facts))
    return told


def _outcome(after: Tammany, w: int, rivals: list[int]) -> Facts:
    """For the show: competitors with bosses, chips by nation and votes; the winner."""
    bids = [after.bid(w, p) for p in rivals]
    bosses = [after.poll_bosses[w][p] for p in rivals]
    return {
        "ward": NUMBERS[w],
        "seats": rivals,
        "bosses": bosses,
        "chips": [sum(bid) for bid in bids],
        "votes": [n + sum(bid) for n, bid in zip(bosses, bids)],
        **{name: [bid[c] for bid in bids] for c, name in enumerate(COLOURS)},
        "winner": after.winner[w] if after.winner[w] >= 0 else None,
    }


# ---- awards and the end ---------------------------------------------------------------------------------------------


def _awards(before: Tammany, after: Tammany, name: str) -> list[Step]:
    n = after.players
    told: list[Step] = []
    lead_chips, lead_cubes, leader = after.lead_chips, after.lead_cubes, after.leader
    for c, colour in enumerate(COLOURS):  # TH-58
        place = f"leader:{colour}"
        seats = [p for p in range(n) if leader[c] >> p & 1]
        for p in seats:
            got = lead_chips[c][p]
            facts: Facts = {"colour": colour, "cubes": lead_cubes[c]}
            outcome = {"colour": colour, "cubes": lead_cubes[c], "chips": got}
            piece = f"chip:{colour}"
            told.append(
                step(
                    "leader",
                    p,
                    place,
                    to=f"seat:{p}",
                    piece=piece,
                    count=got,
                    outcome=outcome,
                    show=name,
                    **facts,
                )
            )
        if not seats:
            told.append(step("leader-none", None, place, show=name, colour=colour))
    for p in range(n):  # TH-59
        facts = {
            "wards": after.wards_won[p],
            "points": after.gained[p],
            "hall": "yes" if after.winner[HALL] == p else "no",
        }
        outcome = {"wards": after.wards_won[p], "points": after.gained[p]}
        told.append(step("points", p, f"seat:{p}", outcome=outcome, show=name, **facts))
    told.append(_mayor(after, name))
    if before.locked:
        locked = [f"ward:{NUMBERS[w]}" for w in range(WARDS) if before.locked >> w & 1]
        told.append(step("locks-lifted", None, *locked))
    return told


def _mayor(after: Tammany, name: str) -> Step:
    """TH-60."""
    by = _MAYOR[after.mayor_step]
    outcome = {
        "mayor": after.mayor if after.mayor >= 0 else None,
        "by": by,
        "wards": after.wards_won[: after.players],
    }
    if after.mayor < 0:
        return step("mayor-none", None, "office:mayor", outcome=outcome, show=name)
    facts: Facts = {"wards": after.wards_won[after.mayor]}
    if by == "colour":
        facts["colour"] = COLOURS[after.mayor_step - 2]
    to = f"seat:{after.mayor}"
    return step(f"mayor-{by}", after.mayor, to, "office:mayor", outcome=outcome, show=name, **facts)


def _final(after: Tammany) -> list[Step]:
    """TH-70 to TH-72."""
    n = after.players
    told: list[Step] = []
    chips, slander = after.chips, after.slander_chips
    for c, colour in enumerate(COLOURS):
        best = max(1, max(chips[p][c] for p in range(n)))
        for p in range(n):
            if chips[p][c] == best:
                facts: Facts = {"colour": colour, "chips": best}
                outcome = {"points": 2, "chips": best}
                told.append(step("final-chips", p, f"seat:{p}", outcome=outcome, show="final", **facts))
    for p in range(n):
        if slander[p]:
            told.append(
                step(
                    "final-slander",
                    p,
                    f"seat:{p}",
                    count=slander[p],
                    outcome={"points": slander[p]},
                    show="final",
                )
            )
    points, ranks = after.scores(), after.ranks()
    for p in sorted(range(n), key=lambda p: (-ranks[p], p)):  # from the last to the first
        outcome = {"points": points[p], "rank": ranks[p]}
        told.append(
            step(
                "final-total", p, f"seat:{p}", outcome=outcome, show="final", points=points[p], rank=ranks[p]
            )
        )
    return [*told, *_won(after, points, ranks)]


def _won(after: Tammany, points: list[int], ranks: list[int]) -> list[Step]:
    winners = [p for p in range(after.players) if ranks[p] == 1]
    outcome = {"scores": points, "ranks": ranks}
    if len(winners) > 1:
        return [
            step("won-shared", p, f"seat:{p}", outcome=outcome, show="final", points=points[p])
            for p in winners
        ]
    seat = winners[0]
    level = [p for p in range(after.players) if p != seat and points[p] == points[seat]]
    facts: Facts = {"points": points[seat]}
    kind = "won"
    if level:
        rival = min(level, key=lambda p: ranks[p])
        facts["other"] = rival
        kind, colour = _tie_break(after, seat, rival)
        if colour:
            facts["colour"] = colour
    return [step(kind, seat, f"seat:{seat}", outcome=outcome, show="final", **facts)]


def _tie_break(after: Tammany, seat: int, rival: int) -> tuple[str, str]:
    """What put the winner before a player with as many points (TH-72)."""
    mine, theirs = after.chips[seat], after.chips[rival]
    if sum(mine) != sum(theirs):
        return "won-chips", ""
    for c, colour in enumerate(COLOURS):
        if mine[c] != theirs[c]:
            return "won-colour", colour
    return "won-mayor", ""
