"""Every refusal has its sentence in every language, and every sentence its refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.engine.errors import IllegalAction
from backroom.games.guildes import notation
from backroom.games.guildes.rules import N_PLAY
from backroom.words import LOCALE, Words, languages
from games.guildes.tables import deal, do, game, refusal, rule, run, trick_position

FOUR = {"red": "protection", "blue": "swap", "yellow": "sacrifice", "green": "draw"}


def written() -> set[str]:
    text = (LOCALE / "en" / "guildes.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(refuse-GU-[\w-]+) =", text, re.M))


def test_every_refusal_in_the_catalogue_is_provoked_by_a_test() -> None:
    tested = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    provoked = set(re.findall(r"\"(refuse-GU-[\w-]+)\"", tested)) | {"refuse-GU-24"}  # GU-24: test_round.py
    assert provoked == written()


@pytest.mark.parametrize("lang", languages())
def test_refusals_are_whole_sentences(lang: str) -> None:
    words = Words(lang, strict=True)
    state = do(trick_position(tricks=FOUR, tableau={"yellow": "nobles"}), "red", "protect")
    found = [
        refusal(state, "blue", "swap red militia green militia"),
        refusal(state, "blue", "swap blue militia blue militia"),
        refusal(state, "blue", "swap blue militia green nobles"),
        refusal(state, "blue", "draw"),
        refusal(state, "blue", "take nobles"),
        refusal(state, "blue", "retract"),
        refusal(state, "red", "decline"),
    ]
    do(state, "blue", "decline")
    found += [
        refusal(state, "yellow", "sacrifice farmers green militia"),
        refusal(state, "yellow", "sacrifice priests green militia"),
        refusal(state, "yellow", "sacrifice nobles yellow nobles"),
        refusal(state, "yellow", "sacrifice nobles green nobles"),
    ]
    do(state, "yellow", "decline")
    found.append(refusal(state, "green", "draw"))
    pairs = run(deal(game(3, events=True), ["militia 10"] * 1 + [""] * 2, "pairs"), N_PLAY)
    found.append(refusal(pairs, "red", f"play {notation.moves(pairs, 0)[0].split()[1]}"))
    for refused in found:
        sentence = words.say(refused.key, **refused.facts)
        assert sentence.endswith((".", "!"))
        assert "{" not in sentence
        assert f"rule-{refused.rule}" in words


@rule("GU-60")
def test_a_line_of_chance_that_cannot_be_is_no_refusal_of_a_rule() -> None:
    with pytest.raises(IllegalAction):
        do(game(), "chance", "event ties")
    with pytest.raises(IllegalAction):
        do(deal(game(), [""] * 4), "chance", "last")


@rule("GU-61")
def test_a_card_not_in_the_hand_cannot_be_put_aside() -> None:
    state = run(deal(game(3, events=True), [""] * 3, "redistribution"), 8)
    assert refusal(state, "red", "aside militia").key == "refuse-GU-61"
