"""`backroom rules GAME [ID]`: the rules in our own words, with ids and rulings, in the chosen language."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from backroom.cli.base import GameName, Json, Lang, Language, Mistake, app, console, named, say
from backroom.engine.game import Game
from backroom.words import Words


def sections(game: Game, words: Words) -> list[dict[str, Any]]:
    """The rules help: heading, text under it, rules as (id, text), in the order of the game's help.toml."""
    source = files(game.package) / "help.toml"
    if not source.is_file():
        raise Mistake("house-no-rules", game=game.name)
    found = []
    for section in tomllib.loads(source.read_text(encoding="utf-8"))["section"]:
        key = section["key"]
        found.append(
            {
                "heading": words.say(f"rules-{game.name}-section-{key}"),
                "intro": words.say(f"rules-{game.name}-intro-{key}") if section.get("intro") else None,
                "rules": [{"id": rule, "text": words.say(f"rule-{rule}")} for rule in section["rules"]],
            }
        )
    return found


def one_rule(game: Game, rule: str, words: Words) -> tuple[str, str]:
    """A rule's id and text; `Mistake` when the game has no such rule."""
    known = {r["id"].upper(): r for section in sections(game, words) for r in section["rules"]}
    if rule.upper() not in known:
        name = words.find(f"{game.name}-name", default=game.name)
        raise Mistake("house-no-rule", game=name, rule=rule, first=min(known), last=max(known))
    found = known[rule.upper()]
    return found["id"], found["text"]


def rule_panel(rule: str, text: str) -> Panel:
    return Panel(Text(text), title=rule, title_align="left", border_style="cyan")


def rules_text(game: Game, words: Words) -> Group:
    """All rules, to print or to page through."""
    parts: list[Any] = [Rule(Text(words.say(f"rules-{game.name}-title"), style="bold")), ""]
    if f"rules-{game.name}-intro" in words:
        parts += [Text(words.say(f"rules-{game.name}-intro")), ""]
    for section in sections(game, words):
        parts.append(Text(section["heading"], style="bold cyan"))
        if section["intro"]:
            parts.append(Padding(Text(section["intro"]), (0, 0, 0, 2)))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for rule in section["rules"]:
            table.add_row(rule["id"], Text(rule["text"]))
        parts += [Padding(table, (0, 0, 1, 2))]
    return Group(*parts)


@app.command(help=say("house-help-rules"))
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar=named("ID"), help=say("house-help-rule"))] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from backroom.games import load

    found, words = load(game), Language.words
    if rule is not None:
        name, text = one_rule(found, rule, words)
        if as_json:
            print(
                json.dumps({"game": game, "lang": words.lang, "id": name, "text": text}, ensure_ascii=False)
            )
        else:
            console().print(rule_panel(name, text))
        return
    if as_json:
        told = {
            "game": game,
            "lang": words.lang,
            "title": say(f"rules-{game}-title"),
            "sections": sections(found, words),
        }
        print(json.dumps(told, ensure_ascii=False))
        return
    console().print(rules_text(found, words))
