"""The same rules compiled and as plain Python: seeded games fold to the same 64 bits. Run from the compiled side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import backroom
from backroom.engine import playout, rng, state
from backroom.engine.playout import random_games
from backroom.testing.cases import cases
from backroom.testing.checks import seeded_digest
from backroom.testing.plain import in_plain_python

SEEDS = (1, 2**63)


def folded() -> dict[str, list[object]]:
    """For every case: whole games from Python, and the tally of games in the playout's own loop."""
    found: dict[str, list[object]] = {}
    for case in cases():
        start = case.start()
        tally = random_games(start, 2, seed=17)
        digests = [seeded_digest(start, seed) for seed in SEEDS[:1]]
        found[str(case)] = [*digests, tally.decisions, tally.wins, tally.scores]
    return found


def test_this_run_is_of_one_kind() -> None:
    """All compiled or all plain, as BACKROOM_PURE says: a half-built package would compare nothing."""
    files = {Path(module.__file__ or "").suffix for module in (playout, rng, state)}
    assert (files == {".py"}) == backroom.PURE
    assert state.COMPILED != backroom.PURE


if state.COMPILED:

    def test_seeded_games_are_the_same_in_plain_python() -> None:
        plain = in_plain_python("engine.test_both_builds", "folded()")
        assert plain == json.loads(json.dumps(folded()))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_stream_is_splitmix64(seed: int) -> None:
    """Against the published algorithm, written again: the numbers of an old record must stay drawable."""
    mask, z = 2**64 - 1, seed
    stream = rng.Rng(seed)
    for _ in range(100):
        z = (z + 0x9E3779B97F4A7C15) & mask
        mixed = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        mixed ^= mixed >> 31
        assert stream.below(1000) == (mixed >> 32) * 1000 >> 32
    for wrong in (0, -1, 2**31):
        with pytest.raises(ValueError, match="below"):
            stream.below(wrong)
