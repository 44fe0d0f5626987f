"""`backroom puzzle GAME`: a position in which one move is clearly best. `backroom puzzles …`: finding and checking them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from backroom.cli.base import (
    GameName,
    Lang,
    Language,
    Mistake,
    app,
    console,
    named,
    read_bytes,
    say,
    sentence,
    write_bytes,
)
from backroom.cli.show import Show
from backroom.engine import puzzles
from backroom.engine.errors import BackroomError
from backroom.engine.game import Game, Value
from backroom.words import Words

group = typer.Typer(no_args_is_help=True, help=say("puzzle-help-group"))
app.add_typer(group, name="puzzles")
DAY = 86_400
AGAIN = 10  # times the scan's budget: how a puzzle is checked


class Solver:
    """A person at the terminal with one puzzle."""

    def __init__(
        self, puzzle: puzzles.Puzzle, words: Words, out: Console, ask: Callable[[str], str] | None = None
    ) -> None:
        self.puzzle, self.words, self.out = puzzle, words, out
        self.ask = ask or (lambda prompt: out.input(Text(prompt, style="bold")))
        self.hints = 0
        self.show = Show(puzzle.game, words, [self.name(seat) for seat in range(puzzle.players)])

    def name(self, seat: int) -> str:
        return self.words.find(
            f"{self.puzzle.game.name}-seat-{self.puzzle.game.colours[seat]}", default=str(seat + 1)
        )

    def run(self) -> bool:
        """Until it is solved (True), shown or left."""
        words = self.words
        self.out.print(self.show.view(self.puzzle.view()))
        self.out.print(
            Text(
                f"{words.say('puzzle-task')} {words.say('puzzle-you-are', seat=self.name(self.puzzle.found.seat))}",
                style="bold",
            )
        )
        self.out.print(Text(words.say("puzzle-terminal-help"), style="dim"))
        while True:
            text = " ".join(self.ask("> ").split())
            if text == "quit":
                return False
            if text in ("help", "?"):
                self.out.print(Text(words.say("puzzle-terminal-help")))
            elif text == "hint":
                self.hint()
            elif text == "look":
                self.out.print(self.show.view(self.puzzle.view()))
            elif text and self.tried(None if text == "show" else text):
                return text != "show"

    def hint(self) -> None:
        """Where to look; then two moves, one of them the best."""
        told = puzzles.told(self.puzzle)
        self.hints += 1
        if self.hints == 1:
            self.out.print(Text(self.show.reason(told.look(self.puzzle.found.move)), style="cyan"))
            return
        self.out.print(Text(self.words.say("puzzle-either"), style="cyan"))
        for text in puzzles.either(self.puzzle):
            deed = told.deed(text)
            self.out.print(Text(f"  {text}" + (f" ({self.show.reason(deed)})" if deed else "")))

    def tried(self, text: str | None) -> bool:
        """Whether this ends it."""
        try:
            found = puzzles.answer(self.puzzle, text)
        except BackroomError as error:
            self.out.print(Text(sentence(error, self.words), style="yellow"))
            return False
        if not found.right:
            self.out.print(Text(told_cost(self.words, found.cost), style="yellow"))
            return False
        key = "puzzle-right" if text is not None else "puzzle-shown"
        self.out.print(Text(self.words.say(key, move=self.puzzle.found.move), style="green"))
        for line in self.show.told(puzzles.told_of(self.puzzle, self.puzzle.found.move)):
            self.out.print(Text(f"  {line}"))
        for why in puzzles.why(self.puzzle):
            self.out.print(Text(f"  {self.show.reason(why)}"))
        return True


def told_cost(words: Words, cost: int | None) -> str:
    return words.say("puzzle-wrong") if cost is None else words.say("puzzle-wrong-cost", chances=cost)


@app.command(help=say("puzzle-help"))
def puzzle(
    game: GameName,
    name: Annotated[str | None, typer.Argument(metavar=named("ID"), help=say("puzzle-help-id"))] = None,
    lang: Lang = None,
) -> None:
    from backroom.games import load

    found = load(game)
    day = int(time.time()) // DAY
    one = puzzles.of_the_day(found, day) if name is None else puzzles.puzzle_of(found, name)
    Solver(one, Language.words, console()).run()


def tables_of(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every number of players with the usual options."""
    low, high = game.seats
    return [(players, game.read_options()) for players in range(low, high + 1)]


@group.command("make", help=say("puzzle-help-make"))
def make(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar=named("FILE"), help=say("puzzle-help-out"))],
    count: Annotated[int, typer.Option(min=1, help=say("puzzle-help-count"))] = 60,
    seed: Annotated[int, typer.Option(help=say("puzzle-help-seed"))] = 1,
    kind: Annotated[float, typer.Option(min=0.0, max=1.0, help=say("puzzle-help-kind"))] = 0.4,
    mend: Annotated[bool, typer.Option("--mend", help=say("puzzle-help-mend"))] = False,
    lang: Lang = None,
) -> None:
    from backroom.bots import puzzling
    from backroom.games import load

    found, terms = load(game), puzzling.Terms(kind=kind)
    made = puzzling.Collection(found, count, seed, terms)
    if out.exists():
        go_on = puzzling.Collection.mend if mend else puzzling.Collection.go_on
        made = go_on(found, read_bytes(out), count, seed, terms)
    with _progress() as progress:

        def prove() -> None:
            task = progress.add_task(say("puzzle-checking"), total=len(made.puzzles))
            made.prove(lambda: progress.advance(task))

        if mend:
            prove()
        task = progress.add_task(say("puzzle-making"), total=count, completed=len(made.puzzles))
        for _ in puzzling.collect(made, tables_of(found), lambda: progress.advance(task)):
            write_bytes(out, made.to_json())
        prove()
    write_bytes(out, made.to_json())
    console().print(Text(say("puzzle-made", count=len(made.puzzles), games=made.next, file=str(out))))


@group.command("check", help=say("puzzle-help-check"))
def check(
    game: GameName,
    only: Annotated[
        list[str] | None, typer.Option("--id", metavar=named("ID"), help=say("puzzle-help-only"))
    ] = None,
    seed: Annotated[int | None, typer.Option(help=say("puzzle-help-seed"))] = None,
    lang: Lang = None,
) -> None:
    from backroom.bots import puzzling
    from backroom.games import load

    by = puzzling.CHECK if seed is None else seed
    found, terms = load(game), puzzling.Terms()
    chosen = [one for one in puzzles.puzzles_of(found) if not only or one.found.id in only]
    wrong = []
    with _progress() as progress:
        task = progress.add_task(say("puzzle-checking"), total=len(chosen))
        for one in chosen:
            if not puzzling.holds(one, terms.scan * AGAIN, by, terms):
                wrong.append(one.found.id)
            progress.advance(task)
    if wrong:
        raise Mistake("puzzle-doubtful", puzzles=wrong)
    console().print(Text(say("puzzle-checked", count=len(chosen))))


def _progress() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)
