"""Any game's view as tables and lines for a terminal, from the plain data alone.

Headings and tokens come from the catalogues where they name them (`<game>-view-<key>`, `view-<key>`,
`<game>-<key>`), else the data's own word stands. Knows no game: which numbers are seats is told by the
names that all views share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from backroom.engine.game import Game
from backroom.words import Words

#: A number under these names is a seat; a list under those is seats, and not a number for each seat.
SEAT = {"seat", "first", "mayor", "winner", "target", "dealer", "leader", "owner", "player", "active"}
SEATS = {"order", "leaders", "pending", "competitors", "asked", "seats", "winners", "waiting"}
#: What the frame of a game shows elsewhere, or nobody needs to read.
FRAME = {
    "game",
    "players",
    "options",
    "you",
    "moves",
    "forms",
    "colours",
    "can_retract",
    "warnings",
    "outcome",
    "over",
    "pending",
}
STYLES = {
    "red": "red",
    "yellow": "yellow",
    "purple": "magenta",
    "black": "bright_black",
    "brown": "orange4",
    "green": "green",
    "white": "bold",
    "orange": "dark_orange",
    "blue": "bright_blue",
    "pink": "hot_pink",
    "grey": "grey58",
    "gray": "grey58",
}
NOTHING = "–"
JOIN = " · "


def empty(value: Any) -> bool:
    """Nothing to show: None, no, 0, an empty list, a table of zeros."""
    if isinstance(value, Mapping):
        return all(empty(v) for v in value.values())
    if isinstance(value, list | tuple):
        return all(empty(v) for v in value)
    return not value


def rows_of(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


class Show:
    """The view of one game in one language."""

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], colours: Sequence[str] | None = None
    ) -> None:
        self.game, self.words, self.names = game, words, names
        self.colours = list(colours or game.colours)[: len(names)]

    # --- names ---

    def label(self, key: str) -> str:
        slug = key.replace("_", "-").replace(" ", "-")
        game = self.game.name
        usual = key.replace("_", " ")
        tries = (f"{game}-view-{slug}", f"view-{slug}", f"{game}-word-{slug}", f"{game}-{slug}")
        return self.words.find(*tries, default=usual)

    def token(self, value: str, key: str = "") -> Text:
        """One of the game's words (a colour, an office, a phase), in the reader's language and its own
        colour.
        """
        slug, game = value.replace("_", "-").replace(" ", "-"), self.game.name
        kinds = [key.replace("_", "-")] if key else []
        tries = [f"{game}-{kind}-{slug}" for kind in [*kinds, "view", "colour", "phase", "office"]]
        text = self.words.find(*tries, f"view-{slug}", f"{game}-{slug}", default=value)
        return Text(text, style=STYLES.get(value, ""))

    def seat(self, number: int, whole: bool = False) -> Text:
        """A seat by its colour; with `whole` also who sits there."""
        if not 0 <= number < len(self.names):
            return Text(NOTHING)
        colour = self.colours[number]
        text = self.words.find(
            f"{self.game.name}-seat-{colour}", f"{self.game.name}-colour-{colour}", default=colour
        )
        told = Text(text, style=f"bold {STYLES.get(colour, '')}".strip())
        return told.append(f" ({self.names[number]})", style="dim not bold") if whole else told

    # --- values ---

    def inline(self, key: str, value: Any) -> Text:
        """A value in one line."""
        if value is None or value == [] or value == {}:
            return Text(NOTHING)
        if isinstance(value, bool):
            return Text("✓" if value else NOTHING)
        if isinstance(value, int) and key in SEAT:
            return self.seat(value)
        if isinstance(value, str):
            return self.token(value, key)
        if isinstance(value, list | tuple):
            return self.several(key, value)
        if isinstance(value, Mapping):
            return self.pairs(value)
        return Text(str(round(value, 2) if isinstance(value, float) else value))

    def several(self, key: str, value: Sequence[Any]) -> Text:
        if all(isinstance(item, int) and not isinstance(item, bool) for item in value):
            if key in SEATS:
                return Text(JOIN).join(self.seat(item) for item in value)
            if len(value) == len(self.names):
                return self.counted([(self.seat(seat), n) for seat, n in enumerate(value)])
        return Text(", ").join(self.inline(key, item) for item in value)

    def pairs(self, value: Mapping[str, Any]) -> Text:
        if all(isinstance(item, int) and not isinstance(item, bool) for item in value.values()):
            if not SEAT.intersection(value):
                return self.counted([(self.token(name), n) for name, n in value.items()])
        parts = []
        for name, item in value.items():
            if not empty(item) or name in SEAT:
                parts.append(self.heading(name).append(" ").append_text(self.inline(name, item)))
        return Text(", ").join(parts) if parts else Text(NOTHING)

    def counted(self, items: list[tuple[Text, int]]) -> Text:
        """Only what is there: "green 2 · white 1"."""
        parts = [Text.assemble(name, " ", str(n)) for name, n in items if n]
        return Text(JOIN).join(parts) if parts else Text(NOTHING)

    def heading(self, name: str) -> Text:
        # The catalogue may know the key as a token (a colour, a zone's number) rather than as a heading.
        text = self.label(name)
        return self.token(name) if text == name else Text(text)

    # --- blocks ---

    def table(self, key: str, rows: list[Mapping[str, Any]]) -> Table:
        """Rows of data; columns in which nothing stands are left out."""
        table = Table(
            title=self.label(key), title_justify="left", title_style="bold", header_style="dim", expand=False
        )
        by_seat = key == "seats" and len(rows) == len(self.names)
        names = dict.fromkeys(name for row in rows for name in row)
        shown = [name for name in names if any(not empty(row.get(name)) for row in rows)]
        if by_seat:
            table.add_column("")
        for name in shown:
            number = all(isinstance(row.get(name), int) for row in rows) and name not in SEAT
            table.add_column(self.label(name), justify="right" if number else "left")
        for seat, row in enumerate(rows):
            cells = [self.inline(name, row.get(name)) for name in shown]
            table.add_row(*([self.seat(seat, whole=True)] if by_seat else []), *cells)
        return table

    def block(self, key: str, value: Any) -> Any:
        """A table for rows, a small panel for a group of facts."""
        if rows_of(value):
            return self.table(key, value)
        parts: list[Any] = []
        if isinstance(value, Mapping) and any(isinstance(item, list | Mapping) for item in value.values()):
            for name, item in value.items():
                if rows_of(item):
                    parts.append(self.table(name, item))
                elif not empty(item) or name in SEAT:
                    parts.append(self.heading(name).append(": ").append_text(self.inline(name, item)))
        else:
            parts.append(self.inline(key, value))
        return Panel(
            Group(*parts), title=self.label(key), title_align="left", border_style="dim", expand=False
        )

    def view(self, view: Mapping[str, Any]) -> Group:
        """The whole view: a line of plain facts, then panels, then tables."""
        facts, panels, tables = [], [], []
        for key, value in view.items():
            if key in FRAME or value is None or value == [] or value == {}:
                continue
            if rows_of(value):
                tables.append(self.block(key, value))
            elif isinstance(value, Mapping):
                if not empty(value) or key in SEAT:
                    panels.append(self.block(key, value))
            else:
                facts.append(Text(f"{self.label(key)} ", style="dim").append_text(self.inline(key, value)))
        return Group(Text("   ").join(facts), *([Columns(panels)] if panels else []), *tables)

    # --- who acts, how it ended ---

    def pending(self, view: Mapping[str, Any]) -> Text:
        return Text(", ").join(self.seat(seat, whole=True) for seat in view.get("pending", []))

    def outcome(self, scores: Sequence[int], ranks: Sequence[int]) -> Table:
        table = Table(
            title=self.words.say("house-end"), title_justify="left", title_style="bold", header_style="dim"
        )
        table.add_column(self.words.say("house-place"), justify="right")
        table.add_column("")
        table.add_column(self.words.say("house-points"), justify="right")
        for seat in sorted(range(len(self.names)), key=lambda s: ranks[s]):
            table.add_row(str(ranks[seat]), self.seat(seat, whole=True), str(scores[seat]))
        return table
