"""Why a move is refused: the rule's id and the facts for a sentence. Asked only once the rules have said no.

Each function answers for one kind of move and names the first reason a player would want to hear.
"""

from __future__ import annotations

from backroom.engine.errors import BackroomError, Refusal
from backroom.engine.moves import refused_anywhere
from backroom.engine.state import CHANCE
from backroom.games.tammany import schema
from backroom.games.tammany.printed import COLOURS, printed
from backroom.games.tammany.rules import Tammany

OFFICES = ("none", "mayor", "deputy", "police", "council", "chairman")
SEATS = ("red", "yellow", "purple", "black", "brown")
NUMBERS = tuple(ward.number for ward in printed().wards)


def refuse(state: Tammany, seat: int, actions: tuple[int, ...]) -> BackroomError:
    """The refusal of a move (its actions; () = retract) that is not legal here."""
    anywhere = refused_anywhere(state, seat, actions, over="TH-72", retract=Refusal("TH-63"))
    if anywhere is not None:
        return anywhere
    head = actions[0]
    if state.actor() == CHANCE:
        return Refusal({schema.N_FIRST: "TH-10", schema.N_SETTLE: "TH-11"}.get(state.node, "TH-20"))
    if head >= schema.A_FIRST:
        rule = "TH-10" if head < schema.A_SETTLE else "TH-11" if head < schema.A_DRAW else "TH-20"
        return Refusal(rule, key="error-chance-line")
    if not state.is_pending(seat):
        return _not_asked(state, seat, head)
    if state.node == schema.N_BID:
        return _elsewhere(head) or Refusal("TH-21", variant="phase")
    if state.node in (schema.N_BONUS_COLOUR, schema.N_BONUS_CHIP):
        return _bonus(state, actions)
    if state.node == schema.N_APPOINT_SEAT:
        return _appoint(state, actions)
    return _turn(state, seat, actions)


def _elsewhere(head: int) -> Refusal | None:
    """The rule of a word that belongs to another moment of the election; None for a word of the turn."""
    if schema.A_BID <= head < schema.A_BOSS:
        return Refusal("TH-50")
    if schema.A_SEAT <= head < schema.A_OFFICE:
        return Refusal("TH-61")
    return Refusal("TH-57") if head < schema.A_SEAT else None


def _not_asked(state: Tammany, seat: int, head: int) -> Refusal:
    if state.node == schema.N_BID:
        if not schema.A_BID <= head < schema.A_BOSS:
            return _elsewhere(head) or Refusal("TH-21", variant="phase")
        if state.asked >> seat & 1:
            return Refusal("TH-63", variant="done")
        ward = {"ward": NUMBERS[state.poll]}
        return Refusal("TH-51", ward) if state.bosses[state.poll][seat] == 0 else Refusal("TH-56", ward)
    if state.node == schema.N_APPOINT_SEAT:
        return Refusal("TH-61", variant="mayor" if schema.A_SEAT <= head < schema.A_OFFICE else "must")
    to_act: dict[str, str | int] = {"seat": SEATS[state.actor()]}
    if state.node in (schema.N_BONUS_COLOUR, schema.N_BONUS_CHIP):
        return Refusal("TH-57", {"ward": NUMBERS[state.poll], **to_act}, "winner")
    return _elsewhere(head) or Refusal("TH-21", to_act, key="error-not-your-turn")


def check_bid(state: Tammany, seat: int, bid: dict[int, int]) -> None:
    """Raise the refusal of a bid whose colours or numbers do not fit (TH-52)."""
    chips = state.chips[seat]
    for colour, number in bid.items():
        if number and not state.has[colour] >> state.poll & 1:
            raise Refusal("TH-52", {"colour": COLOURS[colour], "ward": NUMBERS[state.poll]}, "colour")
        if number > chips[colour]:
            facts: dict[str, str | int] = {
                "colour": COLOURS[colour],
                "have": chips[colour],
                "need": number,
            }
            raise Refusal("TH-52", facts, "chips")


def _bonus(state: Tammany, actions: tuple[int, ...]) -> Refusal:
    won = {"ward": NUMBERS[state.poll]}
    head = actions[0]
    cube = schema.A_COLOUR <= head < schema.A_SEAT and len(actions) == 2
    chip = (schema.A_COLOUR <= head < schema.A_SEAT and len(actions) == 1) or (
        head == schema.A_USE and schema.A_COLOUR <= actions[1] < schema.A_SEAT
    )
    if state.node == schema.N_BONUS_COLOUR:
        if chip and len(actions) <= 2:
            return Refusal("TH-57", won, "cube")
        if cube:
            if state.bag[head - schema.A_COLOUR] == 0:
                return Refusal("TH-05", {"colour": COLOURS[head - schema.A_COLOUR]}, "bag")
            return _closed_ward(state, actions[1], "TH-35")
        return Refusal("TH-57", won, "must")
    if cube:
        return Refusal("TH-57", won, "chip")
    if chip:
        return Refusal("TH-05", {"colour": COLOURS[actions[-1] - schema.A_COLOUR]})
    return Refusal("TH-57", won, "must")


def _appoint(state: Tammany, actions: tuple[int, ...]) -> Refusal:
    if not (schema.A_SEAT <= actions[0] < schema.A_OFFICE and len(actions) == 2):
        return Refusal("TH-61", variant="must")
    target, office = actions[0] - schema.A_SEAT, actions[1] - schema.A_OFFICE + schema.DEPUTY
    if target == state.mayor:
        return Refusal("TH-61", variant="self")
    if state.office[target] != schema.NONE:
        return Refusal("TH-61", {"seat": SEATS[target]}, "seat")
    if office > schema.CHAIRMAN:
        return Refusal("TH-61", variant="office")
    return Refusal("TH-61", {"office": OFFICES[office]}, "taken")


def _turn(state: Tammany, seat: int, actions: tuple[int, ...]) -> Refusal:
    head = actions[0]
    begun = state.place_done == 0 and state.placed_bosses + state.placed_cubes > 0
    elsewhere = _elsewhere(head)
    if elsewhere is not None:
        return elsewhere
    if head in (schema.A_BOSS, schema.A_CUBE):
        return _place(state, seat, actions)
    if head == schema.A_END:
        if begun:
            return Refusal("TH-26", {"left": 1}, "half")
        return Refusal("TH-26")
    if head == schema.A_USE:
        return _office(state, seat, actions, begun)
    if begun:
        return Refusal("TH-21", {"part": "place"}, "begun")
    if head == schema.A_SLANDER:
        return _slander(state, seat, actions)
    return _spread(state, seat, actions)


def _closed_ward(state: Tammany, ward: int, locked_rule: str) -> Refusal:
    """Why a ward takes no piece."""
    number = NUMBERS[ward]
    if not state.in_play >> ward & 1:
        zone = printed().wards[ward].zone
        opens = printed().opens[state.players][zone - 1]
        if opens > state.year:
            return Refusal("TH-16", {"ward": number, "zone": zone, "year": opens})
        return Refusal("TH-15", {"ward": number})
    return Refusal(locked_rule, {"ward": number})


def _place(state: Tammany, seat: int, actions: tuple[int, ...]) -> Refusal:
    boss = actions[0] == schema.A_BOSS
    if state.place_done:
        if state.placed_bosses + state.placed_cubes == 2:
            return Refusal("TH-22", variant="two")
        return Refusal("TH-21", {"part": "place"})
    if boss and state.hand[seat] == 0:
        return Refusal("TH-25") if sum(state.garden) else Refusal("TH-25", variant="nothing")
    if not boss:
        colour = actions[1] - schema.A_COLOUR
        if state.placed_cubes:
            return Refusal("TH-22", variant="second-cube")
        if sum(state.garden) == 0:
            return Refusal("TH-22", variant="empty")
        if state.garden[colour] == 0:
            return Refusal("TH-22", {"colour": COLOURS[colour]}, "colour")
    return _closed_ward(state, actions[-1], "TH-23")


def _office(state: Tammany, seat: int, actions: tuple[int, ...], begun: bool) -> Refusal:
    wanted = {
        2: schema.COUNCIL if actions[1] < schema.A_COLOUR else schema.DEPUTY,
        3: schema.POLICE,
        4: schema.CHAIRMAN,
    }[len(actions)]
    held = state.office[seat]
    if state.year <= 4:
        return Refusal("TH-30", variant="term")
    if held == schema.NONE:
        return Refusal("TH-30", variant="none")
    if held == schema.MAYOR:
        return Refusal("TH-30")
    rule = f"TH-3{wanted - schema.DEPUTY + 1}"
    if held != wanted:
        return Refusal(rule, {"office": OFFICES[held]})
    if begun:
        return Refusal("TH-21", {"part": "place"}, "begun")
    if state.office_done:
        return (
            Refusal("TH-33", variant="year")
            if held == schema.COUNCIL
            else Refusal("TH-21", {"part": "office"})
        )
    if held == schema.DEPUTY:
        return Refusal("TH-05", {"colour": COLOURS[actions[1] - schema.A_COLOUR]})
    if held == schema.COUNCIL:
        return _lock(state, actions[1])
    return _take_cube(state, rule, actions)


def _lock(state: Tammany, ward: int) -> Refusal:
    if state.locks_left == 0:
        return Refusal("TH-33", variant="term")
    if state.locked >> ward & 1:
        return Refusal("TH-33", {"ward": NUMBERS[ward]}, "locked")
    return _closed_ward(state, ward, "TH-33")


def _take_cube(state: Tammany, rule: str, actions: tuple[int, ...]) -> Refusal:
    """The police's and the chairman's way with a cube."""
    ward, colour = actions[1], actions[2] - schema.A_COLOUR
    number = NUMBERS[ward]
    if not state.in_play >> ward & 1:
        return _closed_ward(state, ward, rule)
    if state.sealed and state.locked >> ward & 1:
        return Refusal("TH-36", {"ward": number})
    if state.cubes[ward][colour] == 0:
        return Refusal(rule, {"colour": COLOURS[colour], "ward": number}, "colour")
    if sum(state.cubes[ward]) == 1:
        return Refusal(rule, {"ward": number}, "last")
    target = actions[3]  # only the chairman's move gets here
    if not state.board.adjacent[ward] >> target & 1:
        return Refusal("TH-34", {"ward": number, "ward2": NUMBERS[target]}, "adjacent")
    if not state.in_play >> target & 1:
        return Refusal("TH-34", {"ward2": NUMBERS[target]}, "empty")
    return Refusal("TH-35", {"ward": NUMBERS[target]})


def _slander(state: Tammany, seat: int, actions: tuple[int, ...]) -> Refusal:
    target, ward, colour = actions[1] - schema.A_SEAT, actions[2], actions[3] - schema.A_COLOUR
    number = NUMBERS[ward]
    term = (state.year + 3) // 4
    if term == 1:
        return Refusal("TH-40", {"term": term})
    if state.slandered[seat]:
        return Refusal("TH-40", {"term": term}, "done")
    if target == seat:
        return Refusal("TH-40", variant="self")
    if state.slander_chips[seat] == 0:
        return Refusal("TH-41", variant="slander-chip")
    if state.bosses[ward][seat] == 0:
        return Refusal("TH-41", {"ward": number}, "own")
    if state.bosses[ward][target] == 0:
        return Refusal("TH-41", {"seat": SEATS[target], "ward": number}, "target")
    if state.cubes[ward][colour] == 0:
        return Refusal("TH-41", {"colour": COLOURS[colour], "ward": number}, "colour")
    if state.chips[seat][colour] == 0:
        return Refusal("TH-41", {"colour": COLOURS[colour]}, "favour")
    return Refusal("TH-36", {"ward": number}, "slander")


def _spread(state: Tammany, seat: int, actions: tuple[int, ...]) -> Refusal:
    ward = actions[1]
    number = NUMBERS[ward]
    if state.slander_step == 0:
        return Refusal("TH-42")
    if state.slander_step == 3:
        return Refusal("TH-44")
    if state.slander_step == 2:
        return Refusal("TH-26", variant="slander")
    colour, target = state.slander_colour, state.slander_seat
    if not state.board.adjacent[state.slander_ward] >> ward & 1:
        return Refusal("TH-42", {"ward": NUMBERS[state.slander_ward], "ward2": number}, "adjacent")
    if state.cubes[ward][colour] == 0:
        return Refusal("TH-42", {"colour": COLOURS[colour], "ward": number}, "colour")
    if state.bosses[ward][target] == 0:
        return Refusal("TH-42", {"seat": SEATS[target], "ward": number}, "target")
    if state.chips[seat][colour] < 2:
        facts: dict[str, str | int] = {
            "colour": COLOURS[colour],
            "have": state.chips[seat][colour],
            "need": 2,
        }
        return Refusal("TH-42", facts, "chips")
    if state.spread_needs_boss and state.bosses[ward][seat] == 0:
        return Refusal("TH-43", {"ward": number})
    return Refusal("TH-36", {"ward": number}, "slander")
