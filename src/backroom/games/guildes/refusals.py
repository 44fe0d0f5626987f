"""Why a move is refused: the rule's id and the facts for a sentence. Asked only once the rules have said no.

Each function answers for one kind of move and names the first reason a player would want to hear.
"""

from __future__ import annotations

from backroom.engine.errors import BackroomError, Refusal
from backroom.engine.moves import refused_anywhere
from backroom.engine.state import CHANCE
from backroom.games.guildes import schema
from backroom.games.guildes.printed import KINDS, SEATS, TRICKS
from backroom.games.guildes.rules import Guildes

#: What the seats do at a node, for views and sentences.
PHASES = {
    schema.N_TAKE: "take",
    schema.N_ASIDE: "aside",
    schema.N_PLAY: "play",
    schema.N_TURN: "turn",
    schema.N_KEEP: "keep",
}
_TRICKS = {
    schema.A_PROTECT: schema.PROTECTION,
    schema.A_SWAP: schema.SWAP,
    schema.A_SACRIFICE: schema.SACRIFICE,
    schema.A_DRAW: schema.DRAW,
    schema.A_EXCHANGE: schema.EXCHANGE,
}

#: What chance draws, by the first of its actions and by node, and the rule that says so.
_CHANCE = (
    (schema.A_DRAWN, "GU-55"),
    (schema.A_FIRST, "GU-42"),
    (schema.A_BACK, "GU-43"),
    (schema.A_LAST, "GU-25"),
    (schema.A_TRICK, "GU-50"),
    (schema.A_EVENT, "GU-15"),
    (schema.A_DEAL, "GU-16"),
)
_DRAWS = {
    schema.N_DEAL: "GU-16",
    schema.N_EVENT: "GU-15",
    schema.N_TRICKS: "GU-50",
    schema.N_LAST: "GU-25",
    schema.N_BACK: "GU-43",
    schema.N_FIRST: "GU-42",
    schema.N_DRAWN: "GU-55",
}


def phase(node: int) -> str:
    return PHASES.get(node, "trick")


def refuse(state: Guildes, seat: int, actions: tuple[int, ...]) -> BackroomError:
    """The refusal of a move (its actions; () = retract) that is not legal here."""
    anywhere = refused_anywhere(state, seat, actions, over="GU-33", retract=Refusal("GU-24"))
    if anywhere is not None:
        return anywhere
    head = actions[0]
    if head >= schema.A_DEAL:
        return Refusal(next(rule for first, rule in _CHANCE if head >= first), key="error-chance-line")
    if head >= schema.A_KEEP and not state.tricks:
        return Refusal("GU-50", variant="off")
    if state.actor() == CHANCE:
        return Refusal(_DRAWS[state.node], key="error-chance-acts")
    if not state.is_pending(seat):
        if state.node < schema.N_TURN:
            return Refusal("GU-24", key="error-already-chosen")
        # One at a time: cards from the first player on, dirty tricks by their letters.
        rule = "GU-42" if state.node == schema.N_TURN else "GU-51"
        return Refusal(rule, {"seat": SEATS[state.actor()]}, key="error-not-your-turn")
    if state.node == schema.N_KEEP and head == schema.A_DECLINE:
        return Refusal("GU-55", variant="drawn")
    if head < schema.A_PLAY:
        wanted = schema.N_TAKE
    elif head < schema.A_ASIDE:
        wanted = schema.N_TURN if state.node == schema.N_TURN else schema.N_PLAY
    else:
        wanted = (
            schema.N_ASIDE
            if head < schema.A_KEEP
            else schema.N_KEEP
            if head < schema.A_CARD
            else schema.N_TRICK
        )
    if wanted != state.node:
        return Refusal("GU-60", {"phase": phase(state.node)}, "phase")
    if wanted == schema.N_TRICK:
        return _trick(state, seat, actions)
    return _card(state, seat, actions)


def _card(state: Guildes, seat: int, actions: tuple[int, ...]) -> Refusal:
    """A card taken, played, put aside or kept."""
    head = actions[0]
    if head < schema.A_PLAY:
        return Refusal("GU-61", {"card": KINDS[head - schema.A_TAKE]}, "passed")
    if head >= schema.A_KEEP:
        return Refusal("GU-55", {"card": KINDS[head - schema.A_KEEP]}, "keep")
    if head >= schema.A_ASIDE:
        return Refusal("GU-61", {"card": KINDS[head - schema.A_ASIDE]})
    if state.node == schema.N_PLAY and state.size == 2:
        if len(actions) == 1:
            return Refusal("GU-44", variant="two")
    elif len(actions) == 2:
        pairs = state.events and state.event[state.round] == schema.PAIRS
        return Refusal(
            "GU-44" if pairs else "GU-42" if state.node == schema.N_TURN else "GU-21", variant="one"
        )
    hand = state.hand[seat]
    kinds = [action - schema.A_PLAY for action in actions]
    lacking = [kind for kind in kinds if hand[kind] < kinds.count(kind)]
    if kinds.count(lacking[0]) == 2 and hand[lacking[0]] == 1:
        return Refusal("GU-61", {"card": KINDS[lacking[0]]}, "second")
    return Refusal("GU-61", {"card": KINDS[lacking[0]]})


def _trick(state: Guildes, seat: int, actions: tuple[int, ...]) -> Refusal:
    held = state.trick[state.round][seat]
    head = actions[0]
    if head in (schema.A_PLUS, schema.A_MINUS):
        if held < schema.MARKS:
            return Refusal("GU-51", {"trick": TRICKS[held]}, "trick")
        return Refusal("GU-52", {"seat": SEATS[actions[1] - schema.A_SEAT]})
    if _TRICKS[head] != held:
        return Refusal("GU-51", {"trick": TRICKS[held]}, "trick")
    if head == schema.A_SWAP:
        return _swap(state, [(actions[1], actions[2]), (actions[3], actions[4])])
    if head == schema.A_SACRIFICE:
        return _sacrifice(state, seat, actions[1] - schema.A_CARD, (actions[2], actions[3]))
    if head == schema.A_EXCHANGE:
        return _exchange(state, seat, actions[1] - schema.A_CARD, actions[2] - schema.A_CARD)
    return Refusal("GU-55")  # nothing to draw: protecting oneself is always possible


def _swap(state: Guildes, pairs: list[tuple[int, int]]) -> Refusal:
    if pairs[0][0] == pairs[1][0]:
        return Refusal("GU-53", {"seat": SEATS[pairs[0][0] - schema.A_SEAT]}, "same")
    return _target(state, pairs, "GU-53")


def _target(state: Guildes, pairs: list[tuple[int, int]], rule: str) -> Refusal:
    """A card of a tableau that cannot be named: its owner is protected, or has none."""
    for owner, _ in pairs:
        if state.shielded >> (owner - schema.A_SEAT) & 1:
            return Refusal("GU-52", {"seat": SEATS[owner - schema.A_SEAT]})
    owner, card = next(
        pair for pair in pairs if state.tableau[pair[0] - schema.A_SEAT][pair[1] - schema.A_CARD] == 0
    )
    return Refusal(rule, {"seat": SEATS[owner - schema.A_SEAT], "card": KINDS[card - schema.A_CARD]}, "card")


def _sacrifice(state: Guildes, seat: int, given: int, hit: tuple[int, int]) -> Refusal:
    if not schema.BIG <= given < schema.MILITIA:
        return Refusal("GU-54", {"card": KINDS[given]}, "kind")
    if state.tableau[seat][given] == 0:
        return Refusal("GU-61", {"card": KINDS[given]}, "tableau")
    if hit == (schema.A_SEAT + seat, schema.A_CARD + given) and state.tableau[seat][given] == 1:
        return Refusal("GU-54", {"card": KINDS[given]}, "twice")
    return _target(state, [hit], "GU-54")


def _exchange(state: Guildes, seat: int, back: int, card: int) -> Refusal:
    if state.tableau[seat][back] == 0:
        return Refusal("GU-61", {"card": KINDS[back]}, "tableau")
    return Refusal("GU-61", {"card": KINDS[card]})
