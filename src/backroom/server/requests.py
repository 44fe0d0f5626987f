"""Bodies of HTTP requests, read strictly, and what each route takes and gives: the source of /openapi.json
too.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from backroom.table import commands
from backroom.table.commands import Bits, Name, Rid, SeatNumber, Token

Lang = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class Body(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Parent of all bodies."""


class Me(Body, frozen=True):
    name: Name | None = None
    lang: Lang | None = None


class Claim(Body, frozen=True):
    token: Token
    name: Name | None = None
    bits: Bits | None = None  # as in NewTable


class Sit(Body, frozen=True):
    seat: SeatNumber
    name: Name | None = None
    bits: Bits | None = None  # as in NewTable


class NewLink(Body, frozen=True):
    seat: SeatNumber | None
    others: bool = False
    withdraw: bool = False


class Share(Body, frozen=True):
    names: bool = True
    renew: bool = False
    withdraw: bool = False


class OwnData(Body, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=32)]
    text: str


class Tableaux(Body, frozen=True):
    """A count at a real table: each player's cards by kind, with whatever already changes their number in it."""

    tableaux: Annotated[list[dict[str, Annotated[int, Meta(ge=0, le=99)]]], Meta(min_length=1, max_length=15)]
    count: Annotated[int, Meta(ge=1, le=3)]
    ties: bool = False
    data: str | None = None
    game: Annotated[str, Meta(min_length=1, max_length=32)] | None = None  # the first that can be counted


class Again(Body, frozen=True):
    id: Rid | None = None


# ---- what comes back, as far as its shape is the server's own --------------------------------------------


class Error(msgspec.Struct, frozen=True):
    key: str
    rule: str | None
    facts: dict[str, str | int]
    status: int


class MeFacts(msgspec.Struct, frozen=True):
    name: str | None
    lang: str | None


class SeatFacts(msgspec.Struct, frozen=True):
    name: str | None
    kind: str
    bot: str | None
    away: bool


class KeptFacts(msgspec.Struct, frozen=True):
    """Why a table cannot be played on: a message of the catalogues and its facts."""

    key: str
    facts: dict[str, str | int]


class Summary(msgspec.Struct, frozen=True):
    table: str
    game: str
    players: int
    status: str
    seats: list[SeatFacts]
    public: bool
    clock: dict[str, Any]
    made: int
    your_turn: bool
    kept: KeptFacts | None


class TableList(msgspec.Struct, frozen=True):
    tables: list[Summary]


class OptionFacts(msgspec.Struct, frozen=True):
    name: str
    default: bool | str
    choices: list[str] | None


class GameFacts(msgspec.Struct, frozen=True):
    name: str
    seats: list[int]
    colours: list[str]
    options: list[OptionFacts]
    hidden: bool
    simultaneous: bool
    chance: bool
    rules: int
    data: bool
    learned: list[int]  # the numbers of players at which there is a bot that has learned the game
    counts: bool  # whether a game on a real table can be counted
    members: dict[str, str]  # members of the view that hold a "seat", "seats" or "values"
    kinds: list[str]  # of the game's words in its catalogues
    package: bool  # comes from another package: its words, rules and client are fetched from /games/<name>/
    client: str | None  # the module that draws its board, where the package has one
    learn: bool  # whether there is a tutorial


class LessonFacts(msgspec.Struct, frozen=True):
    key: str
    kind: str  # move, point, choose, read
    lit: list[str]
    choices: list[str]
    deeds: int


class TutorialFacts(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: dict[str, bool | str]
    colours: list[str]
    names: list[str]  # of the rivals, from seat 1 on
    lessons: list[LessonFacts]


class LearnView(msgspec.Struct, frozen=True):
    view: dict[str, Any]


class Deed(Body, frozen=True):
    lesson: Annotated[int, Meta(ge=0, le=99)]
    done: Annotated[int, Meta(ge=0, le=99)] = 0
    text: Annotated[str, Meta(max_length=200)] | None = None


class Said(msgspec.Struct, frozen=True):
    key: str
    facts: dict[str, str | int]


class DeedFacts(msgspec.Struct, frozen=True):
    right: bool
    other: str | None  # the lesson's own answer to another move
    rule: str | None
    problem: Said | None  # the rules' refusal
    lines: list[dict[str, Any]]
    view: dict[str, Any] | None


class Games(msgspec.Struct, frozen=True):
    games: list[GameFacts]
    bots: list[str]


class MadeTable(msgspec.Struct, frozen=True):
    table: str
    links: list[str | None]
    watch: str
    commit: str  # the promise that people's clients answer with bits


class OwnDataFacts(msgspec.Struct, frozen=True):
    data: dict[str, Any]


class Claimed(msgspec.Struct, frozen=True):
    table: str
    seat: int | None


class Seated(msgspec.Struct, frozen=True):
    seat: int


class LinkFacts(msgspec.Struct, frozen=True):
    link: str | None


class DoneFacts(msgspec.Struct, frozen=True):
    seq: int
    again: bool
    receipt: dict[str, Any] | None = None


class NextTable(msgspec.Struct, frozen=True):
    table: str


class LogFacts(msgspec.Struct, frozen=True):
    lines: list[dict[str, Any]]
    seq: int


class ViewFacts(msgspec.Struct, frozen=True):
    seq: int
    view: dict[str, Any] | None
    table: dict[str, Any]


class ViewsFacts(msgspec.Struct, frozen=True):
    """The position after entry ``seq``, and for each entry after it what changed."""

    seq: int
    view: dict[str, Any] | None
    patches: list[list[list[Any]]]


class Hint(msgspec.Struct, frozen=True):
    text: str


class ReviewFacts(msgspec.Struct, frozen=True):
    status: str
    part: int
    whole: int
    review: dict[str, Any] | None


class Problem(msgspec.Struct, frozen=True):
    key: str
    facts: dict[str, str | int]


class Verified(msgspec.Struct, frozen=True):
    ok: bool
    draws: int
    receipts: int
    problems: list[Problem]
    proves: list[str]
    proves_not: list[str]
    facts: dict[str, str | int]  # for the sentences of both


NewTable = commands.NewTable
AnyCommand = commands.AnyCommand
