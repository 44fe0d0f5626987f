"""What a State of Guildes is made of; the one place where it is declared (see engine/schema.py).

Cards are counted by kind: the ten guilds in the order of the counting card, then the militia. A packet is the hand that is
passed around while cards are taken (GU-20), known by the seat it was dealt to; ``hand`` is what a seat has taken. What each
seat has seen follows from ``taken``, which is why all of it is kept: what a seat may believe needs it (GU-74).
"""

from __future__ import annotations

from backroom.engine.schema import Facts, Struct, counter, int16, shared

GUILDS = 10
KINDS = 11  # the guilds and the militia
MILITIA = 10
SEATS = 6
EVENTS = 6
TRICKS = 9
ROUNDS = 3
DRAFT = 10  # the most cards dealt to a player in a round
TRAITS = 10  # what makes a player take a card (tells.py)
BIG = 5  # the first guild that can be sacrificed (GU-54)

# where the game stands: who decides what
_node = counter()
N_DEAL = _node()  # chance, up to N_DRAWN
N_EVENT = _node()
N_TRICKS = _node()
N_LAST = _node()
N_BACK = _node()
N_FIRST = _node()
N_DRAWN = _node()
N_TAKE = _node()  # all at once, up to N_PLAY
N_ASIDE = _node()
N_PLAY = _node()
N_TURN = _node()  # one seat, up to N_MARK
N_TRICK = _node()
N_KEEP = _node()
N_SWAP_SEAT = _node()  # inside a move, up to N_MARK
N_SWAP_CARD = _node()
N_SWAP_SEAT2 = _node()
N_SWAP_CARD2 = _node()
N_GIVE_CARD = _node()
N_HIT_SEAT = _node()
N_HIT_CARD = _node()
N_TAKE_BACK = _node()
N_PUT_DOWN = _node()
N_MARK = _node()
N_OVER = _node()

# events (GU-40 to GU-45)
_kind = counter()
FEWER = _kind()
TIES = _kind()
TURNS = _kind()
REDISTRIBUTION = _kind()
PAIRS = _kind()
FACEDOWN = _kind()

# dirty tricks (GU-52 to GU-57)
_kind = counter()
PROTECTION = _kind()
SWAP = _kind()
SACRIFICE = _kind()
DRAW = _kind()
EXCHANGE = _kind()
MARKS = _kind()  # the first of four: knights, nobles, priests, alchemists

# actions: the first number of each kind; those of chance come last
_number = counter()
A_TAKE = _number(KINDS)  # + kind
A_PLAY = _number(KINDS)  # + kind
A_ASIDE = _number(KINDS)  # + kind
A_KEEP = _number(KINDS)  # + kind
A_CARD = _number(KINDS)  # + kind: a card that a trick names
A_SEAT = _number(SEATS)  # + seat
A_PROTECT = _number()
A_SWAP = _number()
A_SACRIFICE = _number()
A_DRAW = _number()
A_EXCHANGE = _number()
A_PLUS = _number()
A_MINUS = _number()
A_DECLINE = _number()
A_CHANCE = _number.total  # those of seats are below
A_DEAL = _number(SEATS * KINDS)  # chance: + seat * 11 + kind
A_EVENT = _number(EVENTS)  # chance: + event
A_TRICK = _number(SEATS * TRICKS)  # chance: + seat * 9 + trick
A_LAST = _number()  # chance: everyone takes the last card
A_BACK = _number(SEATS * KINDS)  # chance: + seat * 11 + kind
A_FIRST = _number(SEATS)  # chance: + seat
A_DRAWN = _number(SEATS * KINDS)  # chance: + seat * 11 + kind
A_ALL = _number.total
WIDTH = KINDS  # the most choices of one decision: a card; chance draws one too


class Cards(Facts):
    """What is printed on the cards, as the rules need it."""

    copies = int16(KINDS)
    pays = int16(GUILDS, ROUNDS, 4)
    direction = int16(EVENTS)  # 1 left, -1 right
    order = int16(TRICKS)  # tricks by letter
    letter = int16(TRICKS)  # place of a trick in that order
    dealt = int16(SEATS + 1)  # by players
    played = int16(SEATS + 1)
    militia_votes = int16()
    tells = int16(ROUNDS, TRAITS)  # hundredths: how players choose (tells.py), not printed


class Members:
    """The members of a position of Guildes: all int16, in this order."""

    cards = shared(Cards)
    events = shared(bool)
    tricks = shared(bool)

    node = int16()
    round = int16()  # 0, 1, 2
    step = int16()  # cards dealt to this seat, taken or played by each seat in this phase
    size = int16()  # cards of this step of the play (GU-44)
    open = int16()  # bits of seats that have still to choose
    turn = int16()  # seat that is dealt to, or that acts alone
    first = int16()  # GU-42; -1 when there is none
    letter = int16()  # place of the next trick in letter order
    shielded = int16()  # bits of seats (GU-52)
    events_left = int16()  # bits of events
    counts = int16()  # counts held so far
    to_draw = int16()
    pick_a = int16()  # chosen earlier in this move
    pick_b = int16()  # chosen earlier in this move
    pick_c = int16()  # chosen earlier in this move
    mixed = int16()  # round of the redistribution once all have put a card aside; -1
    event = int16(ROUNDS)  # -1: not drawn yet
    trick = int16(ROUNDS, SEATS)  # -1: none
    applied = int16(ROUNDS, SEATS)
    mark_seat = int16(4)  # where F to I lie at this count; -1
    mark_sign = int16(4)
    kept = int16(ROUNDS)  # D: the card played; -1
    lost = int16(ROUNDS, 2)  # C: the card given and the card hit; -1
    lost_seat = int16(ROUNDS)  # C: whose card was hit; -1
    returned = int16(ROUNDS)  # E: the card taken back; -1
    at = int16(SEATS)  # which packet a seat has in hand while cards are taken
    tableau = int16(SEATS, KINDS)
    shown = int16(ROUNDS, SEATS, KINDS)  # cards laid open from the hand
    counted = int16(KINDS, SEATS)  # cards as the last count took them, marks included
    # hidden
    deck = int16(KINDS)
    discards = int16(KINDS)
    limbo = int16(KINDS)  # cards put aside and not back yet, or drawn with D
    packet = int16(SEATS, KINDS)
    hand = int16(SEATS, KINDS)  # taken and neither played nor discarded
    chosen = int16(SEATS, 2)  # -1: not
    down = int16(SEATS)  # GU-45; -1
    aside = int16(SEATS)  # GU-43; -1
    got = int16(SEATS)  # GU-43; -1
    refused = int16(ROUNDS)  # D: the card not played; -1
    taken = int16(ROUNDS, SEATS, DRAFT)
    votes = int16(ROUNDS, SEATS)


OWNERS = 18  # a round's seat: round * SEATS + seat
SLOTS = 108  # 36 cards at most are dealt in each of three rounds
REPAIRS = 100  # of a guess, before everything is drawn anew
GUESSES = 20_000  # before a position counts as one that contradicts itself


class Guess(Struct):
    """What a seat cannot know, as slots to be filled anew (rules/guess.py)."""

    n = int16()
    kind = int16(SLOTS)
    group = int16(
        SLOTS
    )  # 0: any card never seen; slots of any other group hold the same cards in another order
    owner = int16(SLOTS)  # -1: nobody has it yet
    away = int16(SLOTS)  # GU-43: its taker put it aside
    mixing = int16()  # whether any was
    round = int16(SLOTS)
    seat = int16(SLOTS)  # who took it, -1: still in a hand that is passed ...
    step = int16(SLOTS)  # ... at which step, or in which hand
    unseen = int16(KINDS)  # never seen and in no slot: the deck
    need = int16(OWNERS, KINDS)  # what an owner is known to have had at least
    fixed = int16(OWNERS, KINDS)  # what it has from elsewhere
    count = int16(OWNERS, KINDS)
    pool = int16(SLOTS + 1, KINDS)  # by group, while slots are filled: what is left for them ...
    pooled = int16(SLOTS + 1)  # ... and how many cards that is
    latest = int16(OWNERS)  # an owner's last slot, -1: none; ``before`` leads from one to the next
    before = int16(SLOTS)
    giver = int16(SEATS)  # GU-43: whose card each seat got
    gathered = int16(SEATS, KINDS)  # what each is thought to have taken in this round so far
