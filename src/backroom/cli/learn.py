"""`backroom learn GAME`: the game's tutorial at the terminal (engine/tutorial.py), on its real positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from backroom.cli.base import GameName, Lang, Language, app, console, say, sentence
from backroom.cli.show import Show
from backroom.engine import tutorial
from backroom.engine.errors import BackroomError
from backroom.words import Words


class Learner:
    """A person at the terminal, lesson by lesson."""

    def __init__(
        self, found: tutorial.Tutorial, words: Words, out: Console, ask: Callable[[str], str] | None = None
    ) -> None:
        self.found, self.words, self.out = found, words, out
        self.ask = ask or (lambda prompt: out.input(Text(prompt, style="bold")))
        self.game = found.game
        names = [words.say("learn-you"), *found.names]
        self.show = Show(self.game, words, names)
        self.number, self.done = 0, 0

    @property
    def lesson(self) -> tutorial.Lesson:
        return self.found.lessons[self.number]

    def word(self, last: str = "") -> str:
        return f"{self.game.name}-learn-{self.lesson.key}{last}"

    def run(self, start: int = 0) -> bool:
        """All lessons from this one on; whether the last one is done."""
        tutorial.lesson_at(self.found, start, 0)
        self.number = start
        self.out.print(Text(self.words.say("learn-terminal-help"), style="dim"))
        while self.number < len(self.found.lessons):
            self.look()
            if not self.one():
                self.out.print(Text(self.words.say("learn-left", step=self.number + 1)))
                return False
        self.out.print(Text(self.words.say("learn-next-game", game=self.game.name), style="bold"))
        return True

    def look(self) -> None:
        lesson, words = self.lesson, self.words
        self.out.print(self.show.view(tutorial.told(self.found, self.number, self.done).view))
        text = words.say(self.word("-text"))
        if sum_up := words.find(self.word("-sum"), default=""):
            text += f"\n{sum_up}"
        if lesson.begun and not self.done:
            text += "\n" + words.say("learn-begun", move=lesson.begun)
        if lesson.kind == "choose":
            text += "\n" + "\n".join(f"{choice}: {self.choice(choice)}" for choice in lesson.choices)
        elif lesson.kind == "point":
            kind = lesson.right[0].split(":")[0]
            text += "\n" + words.say("learn-point-terminal", places=f"{kind}:…")
        step = words.say("learn-progress", step=self.number + 1, steps=len(self.found.lessons))
        self.out.print(
            Panel(
                Text(text), title=f"{step}  {words.say(self.word())}", title_align="left", border_style="cyan"
            )
        )

    def choice(self, choice: str) -> str:
        return self.words.find(self.word(f"-choice-{choice}"), default=choice)

    def one(self) -> bool:
        """What the person types until the lesson is over; False when he leaves."""
        here = self.number
        while self.number == here:
            if self.lesson.kind == "read":
                self.go_on(1)
                break
            text = " ".join(self.ask("> ").split())
            if text == "quit":
                return False
            if text in ("skip", "back"):
                self.go_on(1 if text == "skip" else -1)
                if self.number == here:
                    self.look()
            elif text == "look":
                self.look()
            elif text in ("help", "?"):
                self.out.print(Text(self.words.say("learn-terminal-help")))
            elif text:
                self.deed(tutorial.expected(self.found, self.number, self.done) if text == "show" else text)
        return True

    def go_on(self, by: int) -> None:
        self.number, self.done = max(0, self.number + by), 0

    def deed(self, text: str) -> None:
        try:
            answer = tutorial.answer(self.found, self.number, self.done, text)
        except BackroomError as error:
            self.out.print(Text(sentence(error, self.words), style="yellow"))
            return
        if not answer.right:
            if answer.problem is not None:
                told = f"{self.words.say('learn-refused')} {sentence(answer.problem, self.words)}"
            else:
                told = self.words.say(self.word(f"-{answer.other}") if answer.other else "learn-allowed")
            rule = f" ({answer.rule})" if answer.rule else ""
            self.out.print(Text(told + rule, style="yellow"))
            return
        for line in answer.told.lines if answer.told else []:
            for told in self.show.told(line["steps"]):
                self.out.print(Text(f"  {told}"))
        self.done += 1
        if self.done >= self.lesson.deeds:
            self.out.print(Text(self.words.say("learn-well-done"), style="green"))
            self.go_on(1)


@app.command(help=say("learn-help"))
def learn(
    game: GameName,
    start: Annotated[int, typer.Option("--from", metavar="N", help=say("learn-help-from"))] = 1,
    lang: Lang = None,
) -> None:
    from backroom.games import load

    found = tutorial.tutorial_of(load(game))
    Learner(found, Language.words, console()).run(start - 1)
