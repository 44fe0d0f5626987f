"""The printed cards and the file an owner can correct: GU-01 to GU-08."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from backroom.engine.errors import DataError
from backroom.games.guildes.printed import EVENTS, GUILDS, TRICKS, Printed, printed, read
from backroom.words import Words
from games.guildes.tables import GAME, rule

SOURCE = resources.files("backroom.games.guildes").joinpath("printed.toml").read_text(encoding="utf-8")


def changed(old: str, new: str, count: int = 1) -> Printed:
    assert old in SOURCE
    return read(SOURCE.replace(old, new, count).encode(), "mine.toml")


@rule("GU-01")
def test_there_are_110_cards_of_ten_guilds_and_the_militia() -> None:
    facts = printed()
    assert [guild.name for guild in facts.guilds] == list(GUILDS)
    assert [guild.cards for guild in facts.guilds] == list(range(5, 15))
    assert facts.militia_cards == 15
    assert sum(guild.cards for guild in facts.guilds) + facts.militia_cards == 110
    assert facts.guilds[2].counts == ((7,), (7, 4), (7, 4, 1))
    assert facts.guilds[6].counts == ((11,), (11, 5), (11, 5, 3))
    assert all(guild.counts[0] == (guild.cards,) for guild in facts.guilds)
    assert {guild.name: len(guild.counts[2]) for guild in facts.guilds if len(guild.counts[2]) != 3} == {
        "fishermen": 2,
        "burghers": 2,
        "alchemists": 4,
    }


@rule("GU-02")
def test_every_event_has_a_direction() -> None:
    left = [name for name, way in zip(EVENTS, printed().directions) if way == 1]
    assert left == ["ties", "redistribution", "facedown"]
    assert len(printed().directions) == 6


@rule("GU-03")
def test_nine_tricks_have_nine_letters() -> None:
    assert dict(zip(TRICKS, printed().letters)) == {
        "protection": "A",
        "swap": "B",
        "sacrifice": "C",
        "draw": "D",
        "exchange": "E",
        "knights": "F",
        "nobles": "G",
        "priests": "H",
        "alchemists": "I",
    }


@pytest.mark.no_cover
@rule("GU-08")
@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ("cards = 5\nfirst = [5]", "cards = 5\nfirst = [6]", "guild[1].first", "data-guildes-copies"),
        ("cards = 5\nfirst = [5]", "cards = 6\nfirst = [6]", "guild.cards", "data-total"),
        ("second = [6, 3]", "second = [6]", "guild[2].second", "data-field-value"),
        ("second = [6, 3]", "second = [3, 6]", "guild[2].second", "data-field-value"),
        ("third = [5, 3]", "third = [5, 3, 1]", "guild[1].third", "data-field-value"),
        ('name = "farmers"\n', "", "guild[2].name", "data-field-missing"),
        ('name = "farmers"', 'name = "peasants"', "guild[2].name", "data-field-value"),
        ('passes = "right"', 'passes = "up"', "event[1].passes", "data-field-value"),
        ('[[event]]\nname = "ties"\npasses = "left"\n', "", "event", "data-total"),
        ('letter = "B"', 'letter = "A"', "trick[2].letter", "data-guildes-letter-twice"),
        ('letter = "B"', 'letter = "J"', "trick[2].letter", "data-field-value"),
        ("votes = 3 ", "votes = -3 ", "militia.votes", "data-field-value"),
        ("cards = 15", 'cards = "15"', "militia.cards", "data-field-value"),
        ("[militia]", "[militia]\nshields = 2", "militia.shields", "data-field-unknown"),
        ('letter = "I"', 'letter = "I"\ncolour = "red"', "trick[9].colour", "data-field-unknown"),
        ("[militia]", "[militia", "", "data-unreadable"),
    ],
)
def test_a_bad_file_is_refused_by_the_name_of_the_field(old: str, new: str, field: str, key: str) -> None:
    with pytest.raises(DataError) as caught:
        changed(old, new)
    assert (caught.value.field, caught.value.key) == (field, key)
    for lang in ("en", "fr", "it"):
        assert "{" not in Words(lang).say(key, **caught.value.facts)


@rule("GU-08")
def test_three_players_must_have_enough_cards_left() -> None:
    bigger = SOURCE.replace("cards = 14\nfirst = [14]", "cards = 18\nfirst = [18]")
    bigger = bigger.replace("second = [14, 6]", "second = [18, 6]").replace(
        "third = [14, 6", "third = [18, 6"
    )
    bigger = bigger.replace("cards = 15", "cards = 11")
    with pytest.raises(DataError) as caught:
        read(bigger.encode(), "mine.toml")
    assert caught.value.field == "guild[10].cards"


@rule("GU-08")
def test_corrected_cards_are_played_with() -> None:
    mine = changed("second = [5, 3]", "second = [5, 2]")
    state = GAME.start(4, None, mine)
    assert state.payout(0, 1, False, [2, 1, 0, 0]) == [5, 2, 0, 0]
    assert GAME.start(4).payout(0, 1, False, [2, 1, 0, 0]) == [5, 3, 0, 0]
    again = GAME.from_bytes(state.to_bytes(), 4, None, mine)
    assert again.payout(0, 1, False, [2, 1, 0, 0]) == [5, 2, 0, 0]
    swapped = SOURCE.replace('letter = "A"', 'letter = "x"').replace('letter = "B"', 'letter = "A"')
    state = GAME.start(4, None, read(swapped.replace('letter = "x"', 'letter = "B"').encode(), "mine.toml"))
    assert list(state.cards.order)[:2] == [1, 0]


@rule("GU-08")
@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Reconstructed"), ("fr", "Reconstitué"), ("it", "Ricostruito")]
)
def test_the_rules_help_says_what_is_reconstructed(lang: str, word: str) -> None:
    words = Words(lang)
    for rule_id in ("GU-01", "GU-02", "GU-03"):
        assert re.search(word, words.say(f"rule-{rule_id}"))
