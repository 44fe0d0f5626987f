"""What all commands share: the application, the reader's language, the way from an error to a sentence."""

from __future__ import annotations

import errno
import importlib
import os
import pkgutil
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand

from backroom.engine.errors import BackroomError
from backroom.words import Words, languages, preferred

BAD_INPUT = 2
INTERRUPTED = 130
_help_option = TyperCommand.get_help_option

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def language_of(arguments: list[str]) -> str:
    """The language of a command line: as ``--lang`` says, else the environment's. Help is made before options are read."""
    for word, after in zip(arguments, [*arguments[1:], ""]):
        lang = after if word == "--lang" else word.removeprefix("--lang=") if "=" in word else ""
        if word.startswith("--lang") and lang in languages():
            return lang
    return preferred()


class Language:
    """The language chosen for this run; errors are said in it too."""

    words = Words(language_of(sys.argv[1:]))


def say(key: str, /, **facts: Any) -> str:
    """A sentence in the language of this run."""
    return Language.words.say(key, **facts)


def named(places: str) -> str:
    """What stands for a value in a command's help ("FILE", "NAME=VALUE"), in the language of this run."""
    return re.sub("[A-Z]{2,}", lambda found: say("house-help-place", name=found[0].lower()), places)


def choose_language(lang: str | None) -> str | None:
    if lang is not None:
        if lang not in languages():
            raise Mistake("house-language", lang=lang, known=languages())
        Language.words = Words(lang)
    return lang


#: `lang: Lang = None` gives a command the option --lang; `say` then speaks it.
Lang = Annotated[
    str | None, typer.Option("--lang", callback=choose_language, is_eager=True, help=say("house-help-lang"))
]
Json = Annotated[bool, typer.Option("--json", help=say("house-help-json"))]
GameName = Annotated[
    str, typer.Argument(help=say("house-help-game"), metavar=named("GAME"), show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar=named("NAME=VALUE"), help=say("house-help-option")),
]
Data = Annotated[Path | None, typer.Option("--data", metavar=named("FILE"), help=say("house-help-data"))]
#: Of the commands that play many games.
Games = Annotated[int, typer.Option("--games", "-n", help=say("house-help-games"))]
Seed = Annotated[int, typer.Option("--seed", "-s", help=say("house-help-seed"))]
RecordTo = Annotated[
    Path | None, typer.Option("--record", metavar=named("DIR"), help=say("house-help-record"))
]


class Mistake(BackroomError):
    """Bad input that only the command line can see."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(
            key, {name: fact if isinstance(fact, int) else _told(fact) for name, fact in facts.items()}
        )


def _told(fact: Any) -> str:
    return ", ".join(map(str, fact)) if isinstance(fact, tuple | list) else str(fact)


def console() -> Console:
    """Where people read. Made anew each time: the width may change and tests replace stdout."""
    return Console(highlight=False)


def read_bytes(path: Path) -> bytes:
    """A file's bytes; a file that cannot be read is bad input, not a crash."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Mistake("house-no-file", file=path, reason=_reason(error)) from None


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Mistake("house-no-write", file=path, reason=_reason(error)) from None


def _reason(error: OSError) -> str:
    """The system's trouble, in the reader's language for the usual ones."""
    known = {
        errno.ENOENT: "absent",
        errno.EACCES: "denied",
        errno.EISDIR: "folder",
        errno.ENOTDIR: "not-folder",
        errno.ENOSPC: "full",
        errno.EEXIST: "exists",
        errno.EROFS: "read-only",
    }
    name = known.get(error.errno or 0)
    return say(f"house-os-{name}") if name else error.strerror or type(error).__name__


def pairs(options: list[str] | None) -> dict[str, str]:
    """`--option locks=sealed` as a dict; what the values mean is for the game."""
    found: dict[str, str] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Mistake("house-option-form", text=text)
        if name in found:
            raise Mistake("house-option-twice", option=name)
        found[name] = value
    return found


def sentence(error: BackroomError, words: Words | None = None) -> str:
    """What went wrong, in words; the reason inside a broken record is said in words too."""
    words = words or Language.words
    facts: dict[str, Any] = dict(error.facts)
    if isinstance(error.__cause__, BackroomError):
        facts["reason"] = sentence(error.__cause__, words).removesuffix(".")
    return words.say(error.key, **facts)


def usage(error: typer.TyperException) -> str:
    """The command line's own complaints, in one sentence."""
    kind, parameter = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        return say("house-no-option", option=getattr(error, "option_name", "?"))
    if kind == "MissingParameter" and parameter is not None:
        return say(
            "house-missing", parameter=getattr(parameter, "metavar", None) or max(parameter.opts, key=len)
        )
    if kind == "BadParameter" and parameter is not None:
        return say("house-bad-value", parameter=max(parameter.opts, key=len), reason=_unfit(error.message))
    if kind == "BadOptionUsage":
        return say("house-needs-value", option=getattr(error, "option_name", "?"))
    if extra := re.match(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", error.message):
        return say("house-extra", text=extra[1])
    if kind == "UsageError" and error.message.startswith("No such command"):
        return say("house-no-command", command=error.message.split("'")[1], known=commands())
    return say("house-usage", reason=error.format_message().splitlines()[0].rstrip("."))


def _unfit(message: str) -> str:
    """What the library says of a value that does not fit, in the reader's language where it is about numbers."""
    for part, key in (("valid integer", "house-not-whole"), ("valid number", "house-not-number")):
        if part in message:
            return say(key)
    return message.rstrip(".")


def commands() -> list[str]:
    """The names of all commands."""
    single = [str(c.name or getattr(c.callback, "__name__", "")) for c in app.registered_commands]
    return sorted([*single, *(str(group.name) for group in app.registered_groups)])


def complain(text: str) -> int:
    print(f"backroom: {text}", file=sys.stderr)
    return BAD_INPUT


def speak_help() -> None:
    """What the library itself writes around our help, in the language of this run."""
    from typer import core, rich_utils

    rich_utils.DEFAULT_STRING = say("house-help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("house-help-required")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("house-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("house-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("house-help-commands")

    prefix = say("house-help-usage") + " "
    rich_utils.OptionHighlighter.highlights[-1] = f"(?P<usage>{re.escape(prefix)})"

    def help_option(command: Any, context: Any) -> Any:
        option = _help_option(command, context)
        if option is not None:
            option.help = say("house-help-help")
        return option

    def format_usage(command: Any, context: Any, formatter: Any) -> None:
        own = {word: named(word) for word in ("[OPTIONS]", "COMMAND [ARGS]...")}
        pieces = " ".join(own.get(piece, piece) for piece in command.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, prefix)

    for kind in (core.TyperCommand, core.TyperGroup):
        kind.get_help_option = help_option  # type: ignore[method-assign, assignment]
        kind.format_usage = format_usage  # type: ignore[method-assign, assignment]

    def kind_of_value(parameter: Any, ctx: Any) -> str | None:
        """A number, a word; a switch takes neither."""
        if parameter.metavar is not None:
            return str(parameter.metavar) if isinstance(parameter, core.TyperOption) else None
        kind = parameter.bare_type()
        return None if kind == "bool" else f"<{say('house-help-kind', kind=kind)}>"

    for parameter in (core.TyperOption, core.TyperArgument):
        parameter.display_type_rich = kind_of_value  # type: ignore[method-assign, assignment]


def run(arguments: list[str]) -> int:
    """Run one command; its exit status."""
    Language.words = Words(language_of(arguments))
    if not arguments or {"-h", "--help"} & set(arguments):
        speak_help()
    package = importlib.import_module("backroom.cli")
    for module in pkgutil.iter_modules(package.__path__):
        if not module.name.startswith("__"):
            importlib.import_module(f"backroom.cli.{module.name}")
    try:
        status = app(args=arguments, prog_name="backroom", standalone_mode=False)
        sys.stdout.flush()
    except BackroomError as error:
        return complain(sentence(error))
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
            return BAD_INPUT
        return complain(usage(error))
    except (KeyboardInterrupt, typer.Abort, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (head, less) has gone: nothing is wrong, but Python must not try to write any more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except typer.Exit as end:
        return end.exit_code
    return status if isinstance(status, int) else 0
