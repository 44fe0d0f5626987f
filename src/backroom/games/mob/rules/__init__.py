"""The rules of MOB: Big Apple, by the rulebook's phases. No text, no random numbers, no input or output.

    board       what is printed, as the rules need it
    pieces      henchmen, crates, cars and the attorney
    setup       moles are put down, dice decide who starts (MB-10 to MB-12)
    load        step 1 of a turn: dice for a car (MB-21 to MB-23)
    space       step 2 of a turn: a space of the action board is paid (MB-24 to MB-26)
    actions     what a space or a bonus allows (MB-27 to MB-42)
    rounds      whose turn it is; the end of a round, the attorney's bonus, the shoot-out (MB-20, MB-50 to MB-53)
    count       the end (MB-60, MB-61)
    belief      what a seat may believe
    laws        what holds in every position
    state       all of it as one State: who acts, what is allowed, what it does

A person's move is several actions (see notation.py): each decision offers at most 18 choices.
"""

from backroom.games.mob.schema import *  # isort: skip  (first: what is compiled has its own Board)
from backroom.games.mob.rules.board import board_of as board_of
from backroom.games.mob.rules.state import Board as Board
from backroom.games.mob.rules.state import Mob as Mob
