"""What a State of liar's dice is made of (see backroom/engine/schema.py)."""

from __future__ import annotations

from backroom.engine.schema import counter, int16

SEATS = 10
DICE = 5  # of each player at the start, LD-01
FACES = 6
MOST = 50  # dice on the table

_node = counter()
N_ROLL = _node()
N_TURN = _node()
N_OVER = _node()

_number = counter()
A_BID = _number(MOST * FACES)  # + (count - 1) * FACES + face - 1: a higher number is a higher bid (LD-03)
A_DOUBT = _number()
A_CHANCE = _number.total
A_ROLL = _number(SEATS * FACES)  # chance: + seat * FACES + face - 1
A_ALL = _number.total
WIDTH = MOST * FACES + 1


class Members:
    """A position."""

    node = int16()
    turn = int16()
    bid = int16()  # 1 + the number of the bid's action; 0: none yet
    bidder = int16()
    left = int16(SEATS)  # dice that each seat still has
    rolled = int16(SEATS)  # of them, this round
    # what the last doubt came to
    loser = int16()  # -1: no doubt yet
    doubted = int16()  # the bid, as above
    found = int16()
    shown = int16(SEATS, FACES)  # LD-04: how everybody's dice lay
    hand = int16(SEATS, FACES, hidden=True)  # how many of each face
