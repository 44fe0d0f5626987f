"""Bodies of HTTP requests, read strictly, and what each route takes and gives: the source of /openapi.json too."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from backroom.table import commands
from backroom.table.commands import Bits, Face, Name, Rid, SeatNumber, Token

Lang = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class Body(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Parent of all bodies."""


class Me(Body, frozen=True):
    name: Name | None = None
    lang: Lang | None = None
    face: Face | None = None


class Claim(Body, frozen=True):
    token: Token
    name: Name | None = None
    face: Face | None = None
    bits: Bits | None = None  # as in NewTable


class Sit(Body, frozen=True):
    seat: SeatNumber
    name: Name | None = None
    face: Face | None = None
    bits: Bits | None = None  # as in NewTable


class NewLink(Body, frozen=True):
    seat: SeatNumber | None
    others: bool = False
    withdraw: bool = False


class Invite(Body, frozen=True):
    renew: bool = False
    withdraw: bool = False


class Code(Body, frozen=True):
    """As somebody typed it."""

    code: Annotated[str, Meta(max_length=64)]


class Share(Body, frozen=True):
    names: bool = True
    renew: bool = False
    withdraw: bool = False


class Picture(Body, frozen=True):
    """A JPEG in base64, of the moment after entry ``at``."""

    at: int
    jpeg: str
    names: bool = True


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
    face: int


class SeatFacts(msgspec.Struct, frozen=True):
    name: str | None
    kind: str
    bot: str | None
    away: bool
    face: int = 0
    reserved: bool = False


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
    yours: list[int] = []  # the reader's seats
    pending: list[int] = []  # who is to act, where the server has the table at hand
    result: dict[str, Any] | None = None


class TableList(msgspec.Struct, frozen=True):
    tables: list[Summary]


class OptionFacts(msgspec.Struct, frozen=True):
    name: str
    default: bool | str
    choices: list[str] | None


class RatingFacts(msgspec.Struct, frozen=True):
    """How strong a level was measured to be: with its 95 % interval, over so many games."""

    rating: int
    low: int
    high: int
    games: int


class MinutesFacts(msgspec.Struct, frozen=True):
    """How long a game takes, at the ``seconds`` that a person is assumed to take for a decision."""

    bots: int
    friends: int


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
    puzzles: int  # how many puzzles there are
    styles: list[str] = []  # in which the levels of ``styled`` can play: hard~bold
    ratings: dict[str, dict[str, RatingFacts]] = {}  # by number of players, then by level, weakest first
    minutes: dict[str, MinutesFacts] = {}  # by number of players, as far as it was measured


class LessonFacts(msgspec.Struct, frozen=True):
    key: str
    kind: str  # move, point, choose, read
    lit: list[str]
    choices: list[str]
    deeds: int
    then: list[str]  # lit from the second deed on; empty: the same
    begun: str  # how much of the first move lies there already, "?" for the rest


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


class LeftOut(msgspec.Struct, frozen=True):
    """A game that cannot be played, and why: a message and its facts."""

    name: str
    package: str
    key: str
    facts: dict[str, str | int]


class PuzzleFacts(msgspec.Struct, frozen=True):
    id: str
    kind: str  # the first word of its solution
    level: int  # 1 to 3


class PuzzleList(msgspec.Struct, frozen=True):
    game: str
    day: int  # days since 1970
    today: str
    puzzles: list[PuzzleFacts]


class PuzzleView(msgspec.Struct, frozen=True):
    game: str
    id: str
    kind: str
    level: int
    seat: int  # who is to move
    players: int
    options: dict[str, bool | str]
    colours: list[str]
    view: dict[str, Any]
    asks: ReasonFacts | None = None  # what is to be decided


class PuzzleDeed(msgspec.Struct, frozen=True):
    """A move as a choice."""

    move: str
    deed: ReasonFacts | None


class PuzzleHint(msgspec.Struct, frozen=True):
    """The first hint says where to look, the second names two moves, one of them the best."""

    look: ReasonFacts
    either: list[PuzzleDeed] = []


class PuzzleTry(Body, frozen=True):
    text: Annotated[str, Meta(max_length=200)] | None = None


class PuzzleOther(msgspec.Struct, frozen=True):
    """Another move that was tried: what it costs, and what it would have done."""

    move: str
    cost: int
    steps: list[dict[str, Any]]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What came of a try; from ``move`` on only once the best move was made."""

    right: bool
    cost: int | None  # chances of winning in a hundred that the move gives away, where it was tried
    problem: Said | None = None  # the rules' refusal
    rule: str | None = None
    move: str | None = None
    why: list[ReasonFacts] = []
    others: list[PuzzleOther] = []
    lines: list[dict[str, Any]] = []
    view: dict[str, Any] | None = None
    told: list[dict[str, Any]] = []  # the best move as a step with a sentence


class Games(msgspec.Struct, frozen=True):
    games: list[GameFacts]
    bots: list[str]
    styled: list[str] = []  # the bots among them that can play in a style of the game's
    left_out: list[LeftOut] = []
    seconds: int = 0  # for a decision, as the games' minutes assume


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


class InviteFacts(msgspec.Struct, frozen=True):
    """``code``: words to say aloud that lead where the link does."""

    link: str | None
    code: str | None


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


class ReasonFacts(msgspec.Struct, frozen=True):
    """A message of the catalogues, its facts, and the places of the board where these numbers stand."""

    key: str
    facts: dict[str, str | int | float]
    places: list[str]


class Hint(msgspec.Struct, frozen=True):
    """A move, its chance to win if it was weighed, the move as a choice, and what it comes to."""

    text: str
    chance: float | None
    deed: ReasonFacts | None
    why: list[ReasonFacts]
    steps: list[dict[str, Any]] = []


class CoachFacts(msgspec.Struct, frozen=True):
    """What is asked; the best moves; the chance to win after each move; what costly slips cost."""

    asks: ReasonFacts | None
    ideas: list[Hint]
    chances: dict[str, float]
    costly: dict[str, float]


class WhyFacts(msgspec.Struct, frozen=True):
    """What is asked, and of a move what it is and comes to."""

    asks: ReasonFacts | None
    deed: ReasonFacts | None
    why: list[ReasonFacts]


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
