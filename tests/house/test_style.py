"""How the catalogues are written, as far as a test can hold it: typography, one word for one thing, plural forms, tone."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from backroom.words import LOCALE

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
#: Catalogues that are read as ours are: the example's, and what a new game begins with.
OTHERS = (
    ROOT / "examples/liars-dice/src/liars_dice/locale",
    ROOT / "src/backroom/cli/new_game/package/src/NAME/locale",
)


@lru_cache
def messages(lang: str) -> tuple[tuple[str, ast.Message], ...]:
    """Read once for all tests of this file: parsing is what takes their time."""
    return tuple(
        (entry.id.name, entry)
        for folder in (LOCALE, *OTHERS)
        for path in sorted((folder / lang).glob("*.ftl*"))
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None
    )


class Texts(Visitor):  # type: ignore[misc]
    """A message as its reader meets it, a fact being “□”."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [part.value if isinstance(part, ast.TextElement) else "□" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


@lru_cache
def sentences(lang: str) -> tuple[tuple[str, str], ...]:
    found = []
    for key, message in messages(lang):
        texts = Texts()
        texts.visit(message)
        found += [(key, text) for text in texts.found]
    return tuple(found)


def breaches(lang: str, form: str, flags: int = 0) -> list[str]:
    found = re.compile(form, flags)
    return [f"{key}: {text}" for key, text in sentences(lang) if found.search(text)]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_apostrophes_are_typographic(lang: str) -> None:
    """But for a command that is typed."""
    assert [line for line in breaches(lang, r"'") if "pip install '" not in line] == []


def test_french_has_its_no_break_spaces() -> None:
    """A narrow one before ; ? ! % and inside « », a whole one before a colon."""
    assert breaches("fr", r"[ \u00a0][;?!»%]|[ \u202f]:(?=\s|$)") == []
    assert breaches("fr", r"«[^\u202f]|[^\u202f]»") == []
    # None at all before it: a name (MOB: Big Apple), a time or a typed word (me:Anna) apart.
    assert [line for line in breaches("fr", r"[\w□)][;?!]|[\w□)]:(?=\s|$)") if "MOB: Big" not in line] == []
    assert breaches("fr", r"[“”]") == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_percentage_is_written_as_the_browser_writes_it(lang: str) -> None:
    """95% as in Intl.NumberFormat, which writes the others; French has its no-break space (above)."""
    assert breaches(lang, r"[\d□]\s%") == []


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_a_list_of_names_is_no_subject_of_a_fixed_verb(lang: str) -> None:
    """$names may be one or several: what follows them is chosen by a number."""
    found = []
    for key, message in messages(lang):
        named = Named()
        named.visit(message)
        found += [f"{key}: … {word}" for word in named.found]
    assert found == []


class Named(Visitor):  # type: ignore[misc]
    """Words right behind a list of names, outside of any plural form."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Chosen by a number."""

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, after in zip(node.elements, node.elements[1:]):
            if isinstance(before, ast.Placeable) and isinstance(before.expression, ast.VariableReference):
                if before.expression.id.name == "names" and isinstance(after, ast.TextElement):
                    word = re.match(r" ([^\W\d_]+)", after.value)
                    if word and word[1] not in ("à", "in", "avec", "con"):
                        self.found.append(word[1])
        self.generic_visit(node)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_other_languages_have_none(lang: str) -> None:
    assert breaches(lang, r"\s[:;?!](?=\s|$)") == []


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_dots_that_break_off_stand_at_their_word(lang: str) -> None:
    """But where they stand for what is to be typed."""
    assert [line for line in breaches(lang, r"\w …") if not line.startswith("house-form")] == []


def test_a_ward_boss_is_never_a_mere_boss_in_italian() -> None:
    form = r"\b[Cc]ap[oi]\b(?!-quartiere| della polizia)"
    assert [
        line for line in breaches("it", form) if line.startswith(("tammany", "rule-TH", "refuse-TH"))
    ] == []


def test_taking_back_has_one_word_in_french_and_italian() -> None:
    """“Annuler”, “annulla”: a seat or a game is what one takes up again."""
    undo = re.compile(r"-(undo|retract|take-back|(?<!come-)back)\b")
    assert [line for line in breaches("fr", r"^Reprend|\breprend (son|sa|ses)\b") if undo.search(line)] == []
    assert [
        line for line in breaches("it", r"^Riprend|\britira\b|\briprende (la|le|il)\b") if undo.search(line)
    ] == []


def test_quotes_are_the_languages_own() -> None:
    assert breaches("en", r"[«»]|\"") == []
    assert breaches("it", r"[“”]|\"|«\s|\s»") == []


#: One word for one thing: what is not said, and what is.
FORBIDDEN = {
    "fr": {
        r"\btaupes?\b": "mouchard",
        r"\bInterprétation\b": "Décision",
        r"plateau d’actions\b": "plateau d’action",
        r"\bbots?\b(?!\w)": "robot",
        r"\b[Ss]ièges?\b": "place",
        r"\bMeneur d’immigrés": "chef des immigrés",
        r"\b[Bb]ureaux?\b": "fonction",
        r"\bfenêtres?\b": "case (du plateau d’action)",
        r"\bcoups? bas\b": "Coup Tordu",
        r"\bce mandat\b": "cette période",
        r"\bmaire[- ]adjoint\b": "adjoint au maire",
        r"\b(la|dernière) charge\b": "fonction",
        r"\bchefs des nations\b": "chefs des immigrés",
        r"\b[Pp]ousser? le procureur\b": "influencer le procureur",
        r"\b([Pp]ose|posent|fois,) ouvertes?\b|\b[Tt]out est ouvert\b": "face visible (une carte), public (un fait)",
        r"\b(leur|son) maître\b": "propriétaire",
        r"\bzéro \w+s?\b(?! et)": "aucun",
        r"\bcohérent\b": "valide",
        r"\b[Cc]oup entier\b": "coup complet",
        r"\b[Jj]etons? de calomnie\b|\b[Cc]ubes? d’immigrés\b": "jeton calomnie, cube immigré",
        r"\b(fut|furent)\b": "le passé composé",
        r"(?<!a )\b[Ll]e plus de \w+ (au total |en tout )?(gagne|l’emporte)\b": "qui a le plus de … gagne",
    },
    "it": {
        r"\bcub[oi]\b": "cubetto",
        r"\bgetton[ei]\b": "segnalino",
        r"\bSerratur[ae]\b": "chiusura",
        r"\bspazi[o]?\b": "casella",
        r"\bInterpretazione\b": "Decisione",
        r"\b[Dd]iario\b": "registro",
        r"\b[Pp]aregg[io]o?\b": "parità",
        r"\b[Ff]inestr[ae]\b": "casella (del tabellone delle azioni)",
        r"\b[Tt]urn[io] di scrutinio\b": "scrutinio",
        r"\b[Vv]ittoria (è )?divisa\b|\bdividono la vittoria\b": "condivisa",
        r"\b[Cc]ap[oi]quartiere\b": "capo-quartiere",
        r"\b[Vv]icesindaco\b": "vice sindaco",
        r"\bguida (de(gli|i)|□ \()": "è leader degli …",
        r"\b(dal )?lato di\b": "dalla parte di",
        r"\bsulla pianta\b": "sulla mappa",
        r"\bSi aspetta □": "In attesa di",
        r"\bfu(rono)?\b": "il passato prossimo",
        r"\bpadrone\b": "proprietario",
        r"\bzero \w+": "nessuno",
        r"\bcoerente\b": "valido",
        r"\bmossa intera\b": "mossa completa",
        r"\b[Qq]uartiere bloccato\b": "quartiere chiuso",
        r"\((altrimenti|di norma|di solito)\b": "predefinito",
        r"\b[Cc]onduc[ie]\b|\b[Cc]onduce da solo\b": "essere in testa",
    },
    "en": {
        r"\bmix (them|again)\b": "shuffle",
        r"\b(is|are|still|those) level\b|\b[Ll]evel (players|crates|at)\b|(?<!draws )\blevel with\b": "tied",
        r"\bfalls? away\b": "is skipped",
        r"\ball the same\b": "anyway",
        r"\b(has|have|had) most of\b": "the most of",
        r"\b[Mm]ost (votes|crates|points)( \w+){0,3} win\b": "whoever has the most wins",
        r"\bwhole move\b": "complete move",
        r"\b([Kk]nown are|[Pp]ossible are|hidden are)\b": "put the other way round",
        r"\bin the head\b": "in its head",
        r"\bholds together\b": "is valid",
        r"\bfrom nobody\b": "from anybody",
        r"\btakes itself\b": "automatically",
        r"(?<![a-z] )\b[\d)□] by [\d□]": "divided by",
        r"; who (finds|gets|has|is)\b|\bbut who\b": "whoever",
        r"\b[Oo]ne (card|space|boss|man) less\b": "fewer",
        r"\b(All|all) six lie\b": "are down",
        r"\b[Ww]indows? (of|is|are)\b|\bfor windows\b": "space (of the action board)",
    },
}


@pytest.mark.parametrize("lang", FORBIDDEN)
def test_one_word_for_one_thing(lang: str) -> None:
    said = {form: breaches(lang, form) for form in FORBIDDEN[lang]}
    assert {form: lines for form, lines in said.items() if lines} == {}


def test_italian_says_tu() -> None:
    """No form of voi to the reader. “Ci siete tutti” and “ne avete uno” are said to several."""
    forms = (
        r"\b(voi|vostr[oaie]|avete(?! un)|potete|dovete|volete|sapete|potrete|dovrete)\b"
        r"|\b(siete)\b(?! tutti)"
        r"|(?-i:^(Scegliete|Toccate|Scrivete|Prendete|Passate|Mettete|Usate|Giocate|Lanciate|Tenete|Provate)\b)"
        r"|\w(atevi|etevi|itevi|atene|etene|atelo|atela|ateli)\b"
    )
    assert breaches("it", forms, re.IGNORECASE) == []


#: Keys of buttons, whose Italian is an imperative or a noun, never an infinitive.
BUTTONS = re.compile(
    r"web-(close|send|undo|skip|reload|quick|make|make-and-invite|start|sit|leave|copy-link|copy-watch|export|rematch|replay"
    r"|come-back|leave-game|log-more|history-now|rules-search|type-move|share|end-anyway|undo-ask|data-choose)"
)


def test_italian_buttons_are_imperatives() -> None:
    found = {key: text for key, text in sentences("it") if BUTTONS.fullmatch(key)}
    assert len(found) > 20
    assert [key for key, text in found.items() if re.match(r"\w+(are|ere|ire|rsi)\b", text)] == []


#: Facts that count something which the sentence names behind them.
COUNTS = {
    "bosses", "cards", "chances", "chips", "copies", "count", "crates", "cubes", "days", "done", "draws", "entries", "fit",
    "games", "left", "lines", "lost", "moles", "moves", "need", "passing", "players", "points", "receipts", "rest", "room",
    "seconds", "total", "unseen", "votes", "wards", "won", "years",
}  # fmt: skip
#: Where that number is never one: the price of spreading a slander, the bots of a ladder, the numbers of a game's actions.
NEVER_ONE = {
    "refuse-TH-42-chips",
    "arena-ladder-few",
    "error-game-actions",
    "web-minutes-how",
    "web-minutes-about",
}
#: What may follow a number whatever it is.
FIXED = {
    "en": {"of", "in", "at", "and", "to", "for", "more", "ahead", "behind", "each", "were", "from", "with", "by", "on",
           "seen", "or", "a", "kept", "passing", "left", "s", "here", "shot", "pts", "against",
           "never", "not", "unseen", "played", "d"},
    "fr": {"sur", "de", "à", "en", "et", "d", "pour", "chacun", "par", "dans", "voix", "ou", "s", "au", "chez",
           "fois", "ici", "pts", "contre", "j"},
    "it": {"di", "su", "in", "e", "a", "da", "per", "ciascuno", "nel", "o", "s", "al", "volte", "bot", "byte", "sul", "pt",
           "file", "contro", "g"},
}  # fmt: skip


class Counted(Visitor):  # type: ignore[misc]
    """Words that follow a counted fact outside of any plural form."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """What stands in a variant was chosen by something: by that number, or by a word beside it."""

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, after in zip(node.elements, node.elements[1:]):
            if isinstance(before, ast.Placeable) and isinstance(before.expression, ast.VariableReference):
                if before.expression.id.name in COUNTS and isinstance(after, ast.TextElement):
                    word = re.match(r"[ \u00a0]([^\W\d_]+)", after.value)
                    if word:
                        self.found.append(word[1])
        self.generic_visit(node)


EMPTY = ast.Pattern([])


class Choices(Visitor):  # type: ignore[misc]
    """The choices between forms in a message."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)

    @classmethod
    def of(cls, message: ast.Message) -> list[ast.SelectExpression]:
        choices = cls()
        choices.visit(message)
        return choices.found


def literal(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


@pytest.mark.parametrize("lang", FIXED)
def test_a_number_before_a_noun_has_its_plural_forms(lang: str) -> None:
    found = []
    for key, message in messages(lang):
        counted = Counted()
        counted.visit(message)
        if key not in NEVER_ONE:
            found += [f"{key}: … {word}" for word in counted.found if word.lower() not in FIXED[lang]]
    assert found == []


def test_nought_is_not_told_as_one_in_french() -> None:
    """French counts nought with one: the form for one says the number itself, or there is a form for nought."""
    found = []
    for key, message in messages("fr"):
        for chosen in Choices.of(message):
            forms = {literal(variant.key): variant.value for variant in chosen.variants}
            one = "".join(e.value for e in forms.get("one", EMPTY).elements if isinstance(e, ast.TextElement))
            if "0" not in forms and re.search(r"\b1\b", one):
                found.append(f"{key}: {one.strip()}")
    assert found == []


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_placeholders_are_in_the_readers_language(lang: str) -> None:
    assert (
        breaches(lang, r"\b(WARD|COLOUR|SEAT|OFFICE|CARD|DISTRICT|MOLE|COUNT|VALUE|ROW|MOVE|PLAYER|NUMBER)\b")
        == []
    )


def test_no_punctuation_is_glued_to_a_message_in_the_client() -> None:
    """“{say("…")}: {…}” is a colon without its space in French: the colon belongs into the message."""
    glued = re.compile(
        r"\{say\((?:[^{}]|\{[^{}]*\})*\)\}[:;?!]|say\([^()]*\) \+ \"[:;?!]"
        r"|\$\{[\w.\[\]!]+\}: \$\{|\{[\w.]+\}: \{"  # what somebody wrote before, and after it
    )
    found = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if glued.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_rulings_and_reconstructions_stand_at_the_end_of_their_rule(lang: str) -> None:
    """First what is printed, then what settles its silences, marked by the word for it or by ◊."""
    marks = {"en": "Ruling", "fr": "Décision", "it": "Decisione"}[lang]
    seen = 0
    for key, message in messages(lang):
        if not re.match(r"rule-[A-Z]{2}-\d+$", key):
            continue
        assert message.value is not None
        parts = [part.value if isinstance(part, ast.TextElement) else "□" for part in message.value.elements]
        marked = [line.startswith((marks, "◊")) for line in "".join(parts).splitlines()]
        assert marked == sorted(marked), key
        seen += any(marked)
    assert seen > 40
