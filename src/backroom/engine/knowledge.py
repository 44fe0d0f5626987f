"""The seam for secrets: everything that leaves a game about a position or a line of its log goes through here.

A game declares what is open (``Game.open``, the words of its moves and draws); all else is hidden. What a game's own code
(view.py, story.py) is given is not the State but the State *as the watcher may know it*: what that watcher cannot know has
been drawn anew, always with the same luck (``KNOWN``). So two positions that differ only in a secret are the same position
by the time a view or a step is made of them, and careless code can tell a guess, never a secret. That no guess is told
either is what the inherited tests compare (src/backroom/testing/secrets.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from backroom.engine.rng import Rng

if TYPE_CHECKING:
    from backroom.engine.game import Game
    from backroom.engine.state import State

ALL: Literal["all"] = "all"
Knower = int | None | Literal["all"]  # a seat, a spectator, or everything once a game is over
HIDDEN = "?"
RETRACT = "retract"
SPECTATOR = -1
KNOWN = 1  # the luck with which what a watcher cannot know is drawn: public, and always the same
LUCKS = 8  # draws of it that must all be the truth before nothing counts as hidden: one may be so by accident


@dataclass(frozen=True)
class Open:
    """What everybody may read of a move or draw that begins with a certain word.

    ``words``: so many of its words, the first one included (None: all of them). ``owner``: the place of the word that names
    the seat (by colour or number) which reads all of it; 0: only who makes the move. ``quiet``: the move shows its maker
    nothing new, so it may be taken back. ``at_once``: what the others do not read may be shown by the very same line (the
    last card that is dealt, with which a round is counted); the inherited tests otherwise hold that it never is.
    """

    words: int | None = None
    owner: int = 0
    quiet: bool = False
    at_once: bool = False


def open_words(words: str, quiet: bool = False) -> dict[str, Open]:
    """These words, each with all that follows it, are open to everybody."""
    return dict.fromkeys(words.split(), Open(quiet=quiet))


def known(game: Game, state: State, knower: Knower) -> State:
    """The State as this watcher may know it."""
    if knower == ALL or not game.hidden:
        return state
    return state.determinise(SPECTATOR if knower is None else knower, Rng(KNOWN))


class Sight:
    """A State with what its watchers may know of it, each found once. The State must not move on any more."""

    __slots__ = ("_by", "_secrets", "game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.state = game, state
        self._by: dict[Knower, State] = {}
        self._secrets = game.hidden

    def secrets(self) -> bool:
        """Whether anything is hidden: where a spectator, who knows least, knows all there is, so does everybody."""
        if self._secrets and not self._by:
            self._by[None] = known(self.game, self.state, None)
            self._secrets = self._by[None] != self.state or any(
                self.state.determinise(SPECTATOR, Rng(KNOWN + luck)) != self.state for luck in range(1, LUCKS)
            )
        return self._secrets

    def by(self, knower: Knower) -> State:
        """``known``."""
        if knower == ALL or not self.secrets():
            return self.state
        found = self._by.get(knower)
        if found is None:
            found = self._by[knower] = known(self.game, self.state, knower)
        return found


def readable(game: Game, actor: int, text: str, knower: Knower) -> str:
    """A move or draw as this watcher may read it: what the game does not declare open is ``?``."""
    if knower == ALL or text == RETRACT or (actor == knower and actor >= 0) or not game.hidden:
        return text
    words = text.split()
    reads = game.open.get(words[0]) if words else None
    if reads is None:
        return HIDDEN
    if reads.words is None or reads.words >= len(words):
        return text
    if reads.owner and knower is not None and reads.owner < len(words):
        if words[reads.owner] in (game.colours[knower], str(knower)):
            return text
    return " ".join((*words[: reads.words], HIDDEN))


def open_to_all(game: Game, text: str) -> bool:
    """Whether everybody reads the whole of a move or draw."""
    reads = game.open.get(text.partition(" ")[0])
    return not game.hidden or (reads is not None and reads.words is None)


def quiet(game: Game, text: str) -> bool:
    """Whether a move shows its maker nothing new: declared, or there is nothing hidden at all."""
    reads = game.open.get(text.partition(" ")[0])
    return not game.hidden or (reads is not None and reads.quiet)


def at_once(game: Game, text: str) -> bool:
    """Whether what others do not read of a move or draw may be shown by that line itself."""
    reads = game.open.get(text.partition(" ")[0])
    return reads is not None and reads.at_once


def view(game: Game, state: State, knower: Knower) -> dict[str, Any]:
    """The game's view for one watcher. ``ALL``: a spectator's, with the truth behind it."""
    return view_of(Sight(game, state), knower)


def view_of(sight: Sight, knower: Knower) -> dict[str, Any]:
    told: dict[str, Any] = sight.game.part("view").view(sight.by(knower), None if knower == ALL else knower)
    return told


def view_parts(
    sight: Sight, knowers: Sequence[Knower]
) -> tuple[dict[str, Any], dict[Knower, dict[str, Any]]]:
    """Views in two parts: what all watchers share, made once where the game tells it apart, and what each has alone.

    The shared part is made of what a spectator knows, so that nothing of one seat can reach another.
    """
    if not sight.game.splits_view:
        return {}, {knower: view_of(sight, knower) for knower in knowers}
    part = sight.game.part("view")
    if not sight.secrets():  # everybody knows the same
        state = sight.state
        own = {knower: part.own_view(state, None if knower == ALL else knower) for knower in knowers}
        return part.open_view(state), own
    own = {knower: part.own_view(sight.by(knower), None if knower == ALL else knower) for knower in knowers}
    return part.open_view(sight.by(None)), own
