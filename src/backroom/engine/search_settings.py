"""How bots search a game, and for how long: a game declares it (``Game.search``), found in the arena (docs/bots.md).

Budgets are simulations, so that a bot repeats itself. The levels and their guards in seconds are bots/levels.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class SearchSettings:
    """How to search (the words of ``engine/search.py``)."""

    explore: float = 0.5
    urgency: float = 0.4
    noise: float = 0.15
    margin: float = 0.3
    horizon: int = 40
    guided: bool = True
    paranoid: bool = False
    matching: bool = False  # sealed choices as mixtures
    mixed: bool = (
        False  # all choices as mixtures, against all that others may think one holds (engine/mixed.py):
    )
    public: float = 0.5  # in this share of the simulations what one holds is drawn anew
    split: bool = False
    trust: float = 0.0
    sift: float = 0.0  # how often the untried action that is tried next is the one that seems best, not any
    alone: bool = False  # only the searching seat has a tree: all others play at sight
    blind: float = 0.0
    rave: float = 0.0
    kept: bool = False  # what was thought about the seat's next move stays, where nobody else acts before it
    worlds: int = 0  # above 0: so many trees, each on one world drawn beforehand, instead of a new world each simulation
    each: int = 1  # simulations on a world before another is drawn
    afresh: bool = True  # what others have already sealed they choose again, instead of a draw
    appraised: bool = True  # playouts are judged by the learned value too, where there is one (odds.py)
    values: str = ""  # a file of the learned value instead of the game's own
    sharp: bool = False  # worlds by what others were seen to do (``State.believe_raw``), not evenly
    # with the learned network, where there is one (engine/puct.py), else with the game's heuristic
    learned: bool = False
    boldness: float = 0.3
    spread: float = 0.1
    doubt: float = 0.1
    views: bool = False
    sight: float = 0.5  # share of the liking that goes to what the game's heuristic would do
    ahead: int = 0  # decisions at sight before the network is asked


@dataclass(frozen=True)
class GameSearch:
    """A game's settings, the simulations of each searching level and of a hint, and in how many of a hundred actions the
    levels below overlook something. One that declares none gets this.

    ``judge`` decides about puzzles: its own, so that tuning the players never touches what is shipped. It looks at every
    move, also at what a player soon leaves aside, and a result is the chance to win, not the lead too (``margin`` 0); no
    network that is learned anew speaks in it (``appraised``).
    """

    settings: SearchSettings = field(default_factory=SearchSettings)
    judge: SearchSettings = field(default_factory=lambda: SearchSettings(margin=0.0, appraised=False))
    beginner: int = 60
    easy: int = 25
    medium: int = 30
    hard: int = 400
    expert: int = 15_000
    hint: int = 3000
