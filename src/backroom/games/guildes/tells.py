"""What makes a player take a card, fitted to games between searches (bench/tells.py fit): a row for each round, hundredths
of the log of how often it is taken.

Columns: militia; of a guild, ten votes that its first place pays now; having cards of it, and then those votes again; being
level with the best of the others, times those votes; being two or more behind; two or more ahead; another card of the kind
beside it; each card one has; each card the best of the others has (four at most).
"""

TELLS = (
    (36, 44, 23, 92, 0, 0, 12, -59, -37, 0),
    (-10, 8, -124, 209, 41, -63, -80, -26, -26, -43),
    (-14, -6, -36, 83, 73, -73, -82, -12, -10, -11),
)
