"""Why a move is refused: the rule's id and the facts for a sentence. Asked only once the rules have said no.

Each function answers for one moment of the game and names the first reason a player would want to hear.
"""

from __future__ import annotations

from backroom.engine.errors import BackroomError, Refusal
from backroom.engine.moves import refused_anywhere
from backroom.engine.state import CHANCE
from backroom.games.mob import schema
from backroom.games.mob.printed import DISTRICTS, ROWS
from backroom.games.mob.rules import Mob

SEATS = ("red", "blue")
# The words of the actions that a space, an icon or a bonus gives, as the facts of a sentence name them.
ACTIONS = {
    schema.A_SWITCH: "switch",
    schema.A_DRIVE: "drive",
    schema.A_MOVE_MOLE: "mole",
    schema.A_MOVE_CRATE: "crate",
    schema.A_ATTORNEY: "attorney",
    schema.A_ADD: "add",
    schema.A_EXPOSE: "expose",
    schema.A_SHOOT: "shoot",
    schema.A_STEAL: "steal",
}


def at_far_end(state: Mob, seat: int) -> bool:
    """The attorney is on the last space of the other's side (MB-35)."""
    return state.attorney == (state.board.far if seat == 0 else -state.board.far)


def refuse(state: Mob, seat: int, actions: tuple[int, ...]) -> BackroomError:
    """The refusal of a move (its actions; () = retract) that is not legal here."""
    anywhere = refused_anywhere(
        state, seat, actions, over="MB-61", retract=Refusal("MB-11", variant="retract")
    )
    if anywhere is not None:
        return anywhere
    head = actions[0]
    if head >= schema.A_FACE:
        rule = {schema.N_OPENING: "MB-12", schema.N_SHOT: "MB-42"}.get(state.node, "MB-21")
        return Refusal(rule, key="error-chance-line")
    if state.actor() == CHANCE:
        return _dice_first(state)
    if not state.is_pending(seat):
        return _not_asked(state, head)
    if state.node == schema.N_MOLES:
        return Refusal("MB-04") if _is_moles(head) else Refusal("MB-11", variant="must")
    if _is_moles(head):
        return Refusal("MB-11", variant="done")
    if state.node == schema.N_BONUS:
        return _bonus(state, seat, actions)
    if state.node == schema.N_START:
        return Refusal("MB-53", variant="must")
    return _turn(state, seat, actions)


def _is_moles(head: int) -> bool:
    return schema.A_VALUE <= head < schema.A_COUNT


def _dice_first(state: Mob) -> Refusal:
    if state.node == schema.N_OPENING:
        return Refusal("MB-12")
    return Refusal("MB-42") if state.node == schema.N_SHOT else Refusal("MB-21", variant="dice")


def _not_asked(state: Mob, head: int) -> Refusal:
    """Why the one who is not to act cannot: the other one has a turn, a bonus or a start to decide."""
    if state.node == schema.N_MOLES:
        return Refusal("MB-11", variant="chosen")
    if _is_moles(head):
        return Refusal("MB-11", variant="done")
    to_act = {"seat": SEATS[state.actor()]}
    if state.node == schema.N_BONUS:
        return Refusal("MB-51", to_act, "other")
    if state.node == schema.N_START:
        return Refusal("MB-53", to_act, "other")
    return _elsewhere(head) or Refusal("MB-20", to_act, key="error-not-your-turn")


def _elsewhere(head: int) -> Refusal | None:
    """The rule of a word that belongs to the end of a round; None for a word of the turn."""
    if head == schema.A_DECLINE:
        return Refusal("MB-51", variant="none")
    if head >= schema.A_START:
        return Refusal("MB-53", variant="none")
    return Refusal("MB-44") if head == schema.A_STEAL else None


def _turn(state: Mob, seat: int, actions: tuple[int, ...]) -> Refusal:
    head = actions[0]
    elsewhere = _elsewhere(head)
    if elsewhere is not None:
        return elsewhere
    if state.node == schema.N_LOAD:
        return _load(state, head)
    if head < schema.A_MOLE:  # load
        if state.node == schema.N_ROLL:
            return Refusal("MB-21", variant="roll")
        return Refusal("MB-21", variant="loaded" if state.loaded else "back")
    if state.node == schema.N_ACTION:
        return _action(state, seat, actions)
    if head == schema.A_ROLL:
        return Refusal("MB-21", variant="once")
    if schema.A_SPACE <= actions[-1] < schema.A_ROLL:
        return _space(state, seat, actions[-1] - schema.A_SPACE)
    if head == schema.A_SKIP:
        free = [state.board.cost[s] for s in range(schema.SPACES) if state.owner[s] == 0]
        return Refusal("MB-25", {"have": state.warehouse[seat], "need": min(free)})
    if head == schema.A_END:
        return Refusal("MB-24", variant="must")
    return Refusal("MB-24", variant="first")


def _load(state: Mob, head: int) -> Refusal:
    named = [DISTRICTS[state.board.district[die][state.dice[die]]] for die in range(2)]
    facts: dict[str, str | int] = {"district": named[0], "district2": named[1]}
    facts.update(black=state.dice[0], white=state.dice[1])
    return Refusal("MB-21", facts, "district" if head < schema.A_MOLE else "must")


def _space(state: Mob, seat: int, space: int) -> Refusal:
    if state.owner[space]:
        return Refusal("MB-24", {"seat": SEATS[state.owner[space] - 1]}, "taken")
    return Refusal("MB-24", {"have": state.warehouse[seat], "need": state.board.cost[space]}, "cost")


def _action(state: Mob, seat: int, actions: tuple[int, ...]) -> Refusal:
    """After paying for a space."""
    head = actions[0]
    if state.must_drive and head != schema.A_DRIVE:
        return Refusal("MB-32")
    if head == schema.A_ROLL:
        return Refusal("MB-21", variant="back")
    if head < schema.A_SWITCH:  # a space, or home
        return Refusal("MB-24", variant="paid")
    main, icon = state.board.main[state.space], state.board.icon[state.space]
    if head == schema.A_DRIVE and not state.must_drive and state.space // 3 == schema.R_SWITCH_DRIVE:
        return Refusal("MB-32", variant="done" if state.main_done else "first")
    if not state.must_drive:
        if head not in (main, icon):
            row, column = divmod(state.space, 3)
            facts: dict[str, str | int] = {"action": ACTIONS[head], "row": ROWS[row], "column": column + 1}
            return Refusal("MB-24", facts, "space")
        if (head != main or state.main_done) and (head != icon or state.icon_done):
            return Refusal("MB-24", {"action": ACTIONS[head]}, "done")
    return _cannot(state, seat, head) or _wrong(state, seat, actions)


def _cannot(state: Mob, seat: int, head: int) -> Refusal | None:
    """Why an action of this kind cannot be done by anyone who stands so (MB-27)."""
    riding = sum(state.cars[seat])
    crates = sum(state.crates)
    if head in (schema.A_SWITCH, schema.A_DRIVE) and riding == 0:
        return Refusal("MB-27", variant="cars")
    if head == schema.A_SWITCH and riding == schema.SEATED:
        return Refusal("MB-30", variant="full")
    if head == schema.A_MOVE_MOLE and state.hidden[seat] == 0:
        return Refusal("MB-27", variant="mole")
    if head in (schema.A_MOVE_CRATE, schema.A_STEAL) and crates == 0:
        return Refusal("MB-27", variant="crate")
    if head == schema.A_ATTORNEY and at_far_end(state, seat) and crates == 0:
        return Refusal("MB-27", variant="crate")
    if head == schema.A_ADD and state.pile == 0:
        return Refusal("MB-27", variant="stock")
    if head == schema.A_EXPOSE and state.hidden[1 - seat] == 0:
        return Refusal("MB-27", variant="expose")
    return None


def _wrong(state: Mob, seat: int, actions: tuple[int, ...]) -> Refusal:
    """The action can be done, but not with the districts, the mole or the number that the move names."""
    head = actions[0]
    if head in (schema.A_SWITCH, schema.A_DRIVE):
        return _cars(state, seat, actions)
    if head == schema.A_MOVE_MOLE:
        mole = actions[1] - schema.A_MOLE
        if not state.hidden[seat] >> mole & 1:
            return Refusal("MB-33", {"mole": DISTRICTS[mole]}, "gone")
        return Refusal("MB-33", {"mole": DISTRICTS[mole], "district": DISTRICTS[actions[2]]}, "same")
    if head == schema.A_EXPOSE:
        return Refusal("MB-41", {"mole": DISTRICTS[actions[1] - schema.A_MOLE]}, "gone")
    if head == schema.A_MOVE_CRATE:
        if state.crates[actions[1]] == 0:
            return Refusal("MB-34", {"district": DISTRICTS[actions[1]]}, "none")
        return Refusal("MB-34", variant="same")
    if head == schema.A_STEAL:
        return Refusal("MB-44", {"district": DISTRICTS[actions[1]]}, "none")
    if not at_far_end(state, seat):  # attorney
        return Refusal("MB-35", variant="push")
    if len(actions) == 1:
        return Refusal("MB-35", variant="take")
    return Refusal("MB-35", {"district": DISTRICTS[actions[1]]}, "none")


def _cars(state: Mob, seat: int, actions: tuple[int, ...]) -> Refusal:
    rule = "MB-30" if actions[0] == schema.A_SWITCH else "MB-31"
    source, number = actions[1], actions[-1] - schema.A_COUNT + 1
    have = state.cars[seat][source]
    if have == 0:
        return Refusal(rule, {"district": DISTRICTS[source]}, "empty")
    if rule == "MB-30" and actions[2] == source:
        return Refusal(rule, variant="same")
    if number > have:
        return Refusal(rule, {"district": DISTRICTS[source], "have": have, "need": number}, "count")
    target = actions[2]  # only switching gets here
    room = schema.CAR - state.cars[seat][target]
    return Refusal(rule, {"district": DISTRICTS[target], "left": room, "need": number}, "room")


def _bonus(state: Mob, seat: int, actions: tuple[int, ...]) -> Refusal:
    part = state.board.bonus[abs(state.attorney)][state.bonus_step]
    if actions[0] != part:
        return Refusal("MB-51", {"action": ACTIONS[part]})
    return _wrong(state, seat, actions)
