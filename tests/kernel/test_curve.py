"""The logistic curve from a table: never off by more than a millionth, rising, still beyond its ends."""

from __future__ import annotations

from math import exp

from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.curve import REACH, curve

ANY = st.floats(-1e6, 1e6)


@given(st.floats(-REACH, REACH))
def test_it_is_the_curve(x: float) -> None:
    assert abs(curve(x) - 1.0 / (1.0 + exp(-x))) < 1e-6


@given(ANY, ANY)
def test_it_rises_and_stays_between_nothing_and_one(a: float, b: float) -> None:
    low, high = sorted((a, b))
    assert 0.0 <= curve(low) <= curve(high) <= 1.0


@given(ANY)
def test_both_halves_are_alike(x: float) -> None:
    assert abs(curve(x) + curve(-x) - 1.0) < 1e-6
