"""What a hidden mole's place tells about its value, fitted to games between searches (bench/tells.py fit): a row for each
round, hundredths of the log of the odds that it is worth one more.

Columns: it still lies where it was put; each crate there if it does; each crate there if it was moved; each henchman by whom
its owner is ahead there; each by whom either is.
"""

TELLS = (
    (-125, 38, 27, -4, -11),
    (-147, 60, 31, -7, -17),
    (-137, 73, 35, -12, -20),
)
