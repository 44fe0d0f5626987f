"""Any game's view as tables and lines for a terminal, from the plain data alone.

Headings and tokens come from the catalogues where they name them (`<game>-view-<key>`, `view-<key>`,
`<game>-<key>`), else the data's own word stands. Knows no game: which numbers are seats is told by the
names that all views share, and by what the game declares (`Game.members`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from backroom.engine.game import Game
from backroom.engine.story import SEAT_FACTS
from backroom.words import Words

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


def nothing(value: Any) -> bool:
    """Not there at all: 0 and no are something, and seat 0 is one."""
    if isinstance(value, Mapping):
        return all(nothing(item) for item in value.values())
    if isinstance(value, list | tuple):
        return all(nothing(item) for item in value)
    return value is None


def blank(value: Any, kind: str) -> bool:
    """Not worth a place; where seats are told, seat 0 is one."""
    return nothing(value) if kind in ("seat", "seats") else empty(value)


def counts(value: Any) -> bool:
    """A number, and not yes or no, which Python counts among the numbers."""
    return isinstance(value, int) and not isinstance(value, bool)


def rows_of(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def slugged(name: str) -> str:
    """A name of the data as part of a message key."""
    return name.replace("_", "-").replace(" ", "-").lower()


def idle(row: Mapping[str, Any]) -> bool:
    """A row of which only number and name are there: a ward that is not in play, an empty place."""
    return all(
        empty(value) for value in row.values() if not isinstance(value, int | str) or isinstance(value, bool)
    )


class Show:
    """The view of one game in one language."""

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], colours: Sequence[str] | None = None
    ) -> None:
        self.game, self.words, self.names = game, words, names
        self.colours = list(colours or game.colours)[: len(names)]
        self.colon = words.say("web-label", label="") + " "  # as the language writes them
        self.apart = words.say("web-apart", first="", second="")

    def told(self, steps: Sequence[Mapping[str, Any]]) -> list[str]:
        """What a line of the log did, in sentences; steps without one are pictures."""
        said = []
        for step in steps:
            own = f"{self.game.name}-step-{step['kind']}"
            key = own if own in self.words else f"step-{step['kind']}"
            if key in self.words:
                facts = dict(step["facts"])
                for name in SEAT_FACTS:
                    if isinstance(facts.get(name), int):
                        facts[name] = self.seat(facts[name]).plain
                said.append(self.words.say(key, **facts))
        return said

    def reason(self, told: Mapping[str, Any]) -> str:
        """Why, or what: a message with its facts (engine/reasons.py)."""
        facts = dict(told["facts"])
        for name in SEAT_FACTS:
            if isinstance(facts.get(name), int):
                facts[name] = self.seat(facts[name]).plain
        return self.words.say(told["key"], **facts)

    # --- names ---

    def named(self, key: str, table: str = "") -> str | None:
        """What the catalogues call a key of the data; a word may mean another thing inside a table
        (`<game>-view-<table>-<key>`), and a key may be one of the game's words (a colour, an office).
        """
        slug, game = slugged(key), self.game.name
        inside = [f"{game}-view-{slugged(table)}-{slug}"] if table else []
        kinds = [f"{game}-{kind}-{slug}" for kind in ("view", "word", "colour", "phase", *self.game.kinds)]
        return (
            self.words.find(*inside, kinds[0], f"view-{slug}", *kinds[1:], f"{game}-{slug}", default="")
            or None
        )

    def label(self, key: str, table: str = "") -> str:
        """A heading, if need be in the data's own word."""
        return self.named(key, table) or key.replace("_", " ")

    def token(self, value: str, key: str = "") -> Text:
        """One of the game's words (a colour, an office, a phase), in the reader's language and its own colour."""
        slug, game = slugged(value), self.game.name
        # What this member may hold has names of its own; then a heading's word.
        kinds = [
            *([slugged(key).rstrip("0123456789")] if key else []),
            "view",
            "colour",
            "phase",
            *self.game.kinds,
        ]
        tries = [f"{game}-{kind}-{slug}" for kind in kinds]
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

    def between(self, name: str) -> str:
        """What stands between a name and its number: two numbers need more than a space."""
        return self.colon if name.isdecimal() else " "

    def seated(self, row: Mapping[str, Any]) -> bool:
        """Whether some member of it names a seat."""
        return any(self.game.meaning(name) == "seat" for name in row)

    # --- values ---

    def inline(self, key: str, value: Any, own: bool = False, kind: str = "") -> Text:
        """A value in one line; ``own``: it belongs to one seat, so that no list in it goes by seats; ``kind``: what its
        numbers are (`Game.meaning`), where the key alone does not tell.
        """
        kind = kind or self.game.meaning(key)
        if value is None or value == [] or value == {}:
            return Text(NOTHING)
        if isinstance(value, bool):
            return Text("✓" if value else NOTHING)
        if isinstance(value, int) and self.game.meaning(key) == "seat":
            return self.seat(value)
        if isinstance(value, str):
            return self.token(value, key)
        if isinstance(value, list | tuple):
            return self.several(key, value, own, kind)
        if isinstance(value, Mapping):
            return self.pairs(value, key, kind)
        return Text(str(round(value, 2) if isinstance(value, float) else value))

    def several(self, key: str, value: Sequence[Any], own: bool = False, kind: str = "") -> Text:
        by_seat = len(value) == len(self.names) and kind != "values" and not own
        if all(counts(item) for item in value):
            if kind == "seats":
                return Text(JOIN).join(self.seat(item) for item in value)
            if by_seat:
                return self.counted([(self.seat(seat), n) for seat, n in enumerate(value)])
        elif all(isinstance(item, list | tuple) for item in value):
            # Lists in a list: whose they are, or which place each has (its name, if it has one: counted from the end).
            heads = [
                self.seat(at) if by_seat else Text(self.place(key, at + 1, len(value) - at))
                for at in range(len(value))
            ]
            parts = [
                Text.assemble(head, self.colon, self.inline(key, item, True))
                for head, item in zip(heads, value)
                if item or not by_seat
            ]
            return Text(self.apart).join(parts) if parts else Text(NOTHING)
        between = self.apart if rows_of(value) else ", "
        return Text(between).join(self.inline(key, item) for item in value)

    def place(self, key: str, number: int, left: int) -> str:
        """What the ``number``-th list of a list is; ``left``: how many come, with it."""
        return self.words.find(f"{self.game.name}-view-{key}-at", default=str(number), left=left)

    def pairs(self, value: Mapping[str, Any], within: str = "", kind: str = "") -> Text:
        """Names with their values; ``kind``: what the lists in it are, where their names do not tell (the seats that lead
        each colour).
        """
        if all(counts(item) for item in value.values()):
            if not self.seated(value):
                return self.counted([(self.token(name), n) for name, n in value.items()])
        parts = []
        for name, item in value.items():
            if name == "seat":
                parts.append(self.inline(name, item))
                continue
            means = self.game.members.get(f"{within}.{name}") or self.game.meaning(name)
            if not means and isinstance(item, list | tuple):
                means = kind
            if not blank(item, means):
                head = self.heading(name, within).append(self.between(name))
                parts.append(head.append_text(self.inline(name, item, kind=means)))
        apart = self.apart if all(map(str.isdecimal, value)) else ", "
        return Text(apart).join(parts) if parts else Text(NOTHING)

    def counted(self, items: list[tuple[Text, int]]) -> Text:
        """Only what is there: "green 2 · white 1"."""
        parts = [Text.assemble(name, self.between(name.plain), str(n)) for name, n in items if n]
        return Text(JOIN).join(parts) if parts else Text(NOTHING)

    def heading(self, name: str, within: str = "") -> Text:
        return Text(self.label(name, within), style=STYLES.get(name, ""))

    # --- blocks ---

    def table(self, key: str, rows: list[Mapping[str, Any]], within: str = "") -> Table:
        """Rows of data; columns in which nothing stands are left out."""
        table = Table(
            title=(f"{self.label(within)}{self.colon}" if within else "") + self.label(key),
            title_justify="left",
            title_style="bold",
            header_style="dim",
            box=box.SIMPLE_HEAD,
            pad_edge=False,
        )
        by_seat = key == "seats" and len(rows) == len(self.names)
        if not by_seat:
            rows = [row for row in rows if not idle(row)] or rows
        names = dict.fromkeys(name for row in rows for name in row)
        shown = [
            name for name in names if any(not blank(row.get(name), self.game.meaning(name)) for row in rows)
        ]
        shown = [name for name in shown if any(row.get(name) is not True for row in rows)]
        if by_seat:
            table.add_column("")
        for name in shown:
            number = self.game.meaning(name) != "seat" and all(counts(row.get(name)) for row in rows)
            table.add_column(self.label(name, key), justify="right" if number else "left")
        for seat, row in enumerate(rows):
            cells = [self.inline(name, row.get(name), by_seat) for name in shown]
            table.add_row(*([self.seat(seat, whole=True)] if by_seat else []), *cells)
        return table

    def view(self, view: Mapping[str, Any]) -> Group:
        """The whole view: a line of plain facts, then a line for each group of facts, then tables."""
        facts: list[Text] = []
        tables: list[Any] = []
        groups = Table.grid(padding=(0, 2))
        groups.add_column(style="dim", no_wrap=True)
        groups.add_column()
        for key, value in view.items():
            if key in FRAME or nothing(value):
                continue
            if rows_of(value):
                tables.append(self.table(key, value))
            elif isinstance(value, Mapping):
                tables += [self.table(name, item, key) for name, item in value.items() if rows_of(item)]
                rest = {name: item for name, item in value.items() if not rows_of(item)}
                if not blank(rest, self.game.meaning(key)) or self.seated(rest):
                    groups.add_row(self.label(key), self.pairs(rest, key, self.game.meaning(key)))
            else:
                facts.append(Text(f"{self.label(key)} ", style="dim").append_text(self.inline(key, value)))
        return Group(Text("   ").join(facts), groups, *tables)

    # --- who acts, how it ended ---

    def pending(self, view: Mapping[str, Any]) -> Text:
        return Text(", ").join(self.seat(seat, whole=True) for seat in view.get("pending", []))

    def outcome(self, scores: Sequence[int], ranks: Sequence[int]) -> Table:
        table = Table(
            title=self.words.say("house-end"),
            title_justify="left",
            title_style="bold",
            header_style="dim",
            box=box.SIMPLE_HEAD,
        )
        table.add_column(self.words.say("house-place"), justify="right")
        table.add_column("")
        table.add_column(self.words.say("house-points"), justify="right")
        for seat in sorted(range(len(self.names)), key=lambda s: ranks[s]):
            table.add_row(str(ranks[seat]), self.seat(seat, whole=True), str(scores[seat]))
        return table
