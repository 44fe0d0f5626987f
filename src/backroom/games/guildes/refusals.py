"""Why a move is refused: the rule's id and the facts for a sentence. Asked only once the rules have said no.

Each function answers for one kind of move and names the first reason a player would want to hear.
"""

from __future__ import annotations

from backroom.engine.errors import BackroomError, Refusal
from backroom.engine.moves import refused_anywhere
from backroom.engine.state import CHANCE
from backroom.games.guildes.printed import KINDS, SEATS, TRICKS
from backroom.games.guildes.rules import (
    A_ASIDE,
    A_BACK,
    A_CARD,
    A_DEAL,
    A_DECLINE,
    A_DRAW,
    A_DRAWN,
    A_EVENT,
    A_EXCHANGE,
    A_FIRST,
    A_KEEP,
    A_LAST,
    A_MINUS,
    A_PLAY,
    A_PLUS,
    A_PROTECT,
    A_SACRIFICE,
    A_SEAT,
    A_SWAP,
    A_TAKE,
    A_TRICK,
    BIG,
    DRAW,
    EXCHANGE,
    MARKS,
    MILITIA,
    N_ASIDE,
    N_BACK,
    N_DEAL,
    N_DRAWN,
    N_EVENT,
    N_FIRST,
    N_KEEP,
    N_LAST,
    N_PLAY,
    N_TAKE,
    N_TRICK,
    N_TRICKS,
    N_TURN,
    PAIRS,
    PROTECTION,
    SACRIFICE,
    SWAP,
    Guildes,
)

#: What the seats do at a node, for views and sentences.
PHASES = {N_TAKE: "take", N_ASIDE: "aside", N_PLAY: "play", N_TURN: "turn", N_KEEP: "keep"}
_TRICKS = {
    A_PROTECT: PROTECTION,
    A_SWAP: SWAP,
    A_SACRIFICE: SACRIFICE,
    A_DRAW: DRAW,
    A_EXCHANGE: EXCHANGE,
}

#: What chance draws, by the first of its actions and by node, and the rule that says so.
_CHANCE = (
    (A_DRAWN, "GU-55"),
    (A_FIRST, "GU-42"),
    (A_BACK, "GU-43"),
    (A_LAST, "GU-25"),
    (A_TRICK, "GU-50"),
    (A_EVENT, "GU-15"),
    (A_DEAL, "GU-16"),
)
_DRAWS = {
    N_DEAL: "GU-16",
    N_EVENT: "GU-15",
    N_TRICKS: "GU-50",
    N_LAST: "GU-25",
    N_BACK: "GU-43",
    N_FIRST: "GU-42",
    N_DRAWN: "GU-55",
}


def phase(node: int) -> str:
    return PHASES.get(node, "trick")


def refuse(state: Guildes, seat: int, actions: tuple[int, ...]) -> BackroomError:
    """The refusal of a move (its actions; () = retract) that is not legal here."""
    anywhere = refused_anywhere(state, seat, actions, over="GU-33", retract=Refusal("GU-24"))
    if anywhere is not None:
        return anywhere
    head = actions[0]
    if head >= A_DEAL:
        return Refusal(next(rule for first, rule in _CHANCE if head >= first), key="error-chance-line")
    if head >= A_KEEP and not state.tricks:
        return Refusal("GU-50", variant="off")
    if state.actor() == CHANCE:
        return Refusal(_DRAWS[state.node], key="error-chance-acts")
    if not state.is_pending(seat):
        if state.node < N_TURN:
            return Refusal("GU-24", key="error-already-chosen")
        # One at a time: cards from the first player on, dirty tricks by their letters.
        rule = "GU-42" if state.node == N_TURN else "GU-51"
        return Refusal(rule, {"seat": SEATS[state.actor()]}, key="error-not-your-turn")
    if state.node == N_KEEP and head == A_DECLINE:
        return Refusal("GU-55", variant="drawn")
    if head < A_PLAY:
        wanted = N_TAKE
    elif head < A_ASIDE:
        wanted = N_TURN if state.node == N_TURN else N_PLAY
    else:
        wanted = N_ASIDE if head < A_KEEP else N_KEEP if head < A_CARD else N_TRICK
    if wanted != state.node:
        return Refusal("GU-60", {"phase": phase(state.node)}, "phase")
    if wanted == N_TRICK:
        return _trick(state, seat, actions)
    return _card(state, seat, actions)


def _card(state: Guildes, seat: int, actions: tuple[int, ...]) -> Refusal:
    """A card taken, played, put aside or kept."""
    head = actions[0]
    if head < A_PLAY:
        return Refusal("GU-61", {"card": KINDS[head - A_TAKE]}, "passed")
    if head >= A_KEEP:
        return Refusal("GU-55", {"card": KINDS[head - A_KEEP]}, "keep")
    if head >= A_ASIDE:
        return Refusal("GU-61", {"card": KINDS[head - A_ASIDE]})
    if state.node == N_PLAY and state.size == 2:
        if len(actions) == 1:
            return Refusal("GU-44", variant="two")
    elif len(actions) == 2:
        pairs = state.events and state.event[state.round] == PAIRS
        return Refusal("GU-44" if pairs else "GU-42" if state.node == N_TURN else "GU-21", variant="one")
    hand = state.hand[seat]
    kinds = [action - A_PLAY for action in actions]
    lacking = [kind for kind in kinds if hand[kind] < kinds.count(kind)]
    if kinds.count(lacking[0]) == 2 and hand[lacking[0]] == 1:
        return Refusal("GU-61", {"card": KINDS[lacking[0]]}, "second")
    return Refusal("GU-61", {"card": KINDS[lacking[0]]})


def _trick(state: Guildes, seat: int, actions: tuple[int, ...]) -> Refusal:
    held = state.trick[state.round][seat]
    head = actions[0]
    if head in (A_PLUS, A_MINUS):
        if held < MARKS:
            return Refusal("GU-51", {"trick": TRICKS[held]}, "trick")
        return Refusal("GU-52", {"seat": SEATS[actions[1] - A_SEAT]})
    if _TRICKS[head] != held:
        return Refusal("GU-51", {"trick": TRICKS[held]}, "trick")
    if head == A_SWAP:
        return _swap(state, [(actions[1], actions[2]), (actions[3], actions[4])])
    if head == A_SACRIFICE:
        return _sacrifice(state, seat, actions[1] - A_CARD, (actions[2], actions[3]))
    if head == A_EXCHANGE:
        return _exchange(state, seat, actions[1] - A_CARD, actions[2] - A_CARD)
    return Refusal("GU-55")  # nothing to draw: protecting oneself is always possible


def _swap(state: Guildes, pairs: list[tuple[int, int]]) -> Refusal:
    if pairs[0][0] == pairs[1][0]:
        return Refusal("GU-53", {"seat": SEATS[pairs[0][0] - A_SEAT]}, "same")
    return _target(state, pairs, "GU-53")


def _target(state: Guildes, pairs: list[tuple[int, int]], rule: str) -> Refusal:
    """A card of a tableau that cannot be named: its owner is protected, or has none."""
    for owner, _ in pairs:
        if state.shielded >> (owner - A_SEAT) & 1:
            return Refusal("GU-52", {"seat": SEATS[owner - A_SEAT]})
    owner, card = next(pair for pair in pairs if state.tableau[pair[0] - A_SEAT][pair[1] - A_CARD] == 0)
    return Refusal(rule, {"seat": SEATS[owner - A_SEAT], "card": KINDS[card - A_CARD]}, "card")


def _sacrifice(state: Guildes, seat: int, given: int, hit: tuple[int, int]) -> Refusal:
    if not BIG <= given < MILITIA:
        return Refusal("GU-54", {"card": KINDS[given]}, "kind")
    if state.tableau[seat][given] == 0:
        return Refusal("GU-61", {"card": KINDS[given]}, "tableau")
    if hit == (A_SEAT + seat, A_CARD + given) and state.tableau[seat][given] == 1:
        return Refusal("GU-54", {"card": KINDS[given]}, "twice")
    return _target(state, [hit], "GU-54")


def _exchange(state: Guildes, seat: int, back: int, card: int) -> Refusal:
    if state.tableau[seat][back] == 0:
        return Refusal("GU-61", {"card": KINDS[back]}, "tableau")
    return Refusal("GU-61", {"card": KINDS[card]})
