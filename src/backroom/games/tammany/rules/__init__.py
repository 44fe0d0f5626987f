"""The rules of Tammany Hall, by the rulebook's phases. No text, no random numbers, no input or output.

    board       what is printed, as the rules need it
    pieces      cubes, bosses and chips, and where they are
    setup       before the first turn, and new wards after an election (TH-10 to TH-16)
    offices     what an office allows in a turn (TH-30 to TH-36)
    slander     (TH-40 to TH-44)
    turn        draw, place, and what else a turn may have (TH-20 to TH-26)
    mayor       who is mayor, and whom he appoints (TH-60 to TH-62)
    election    ward after ward, by bosses and sealed bids (TH-50 to TH-59, TH-63)
    end         final points and places (TH-70 to TH-72)
    belief      what a seat may believe
    laws        what holds in every position
    state       all of it as one State: who acts, what is allowed, what it does

A person's move is several actions (see notation.py): each decision offers at most 36 choices.
"""

from backroom.games.tammany.schema import *  # isort: skip  (first: what is compiled has its own Board)
from backroom.games.tammany.rules.board import board_of as board_of
from backroom.games.tammany.rules.state import Board as Board
from backroom.games.tammany.rules.state import Tammany as Tammany
