"""The inherited kit: a test that asks for `case` or `plain_case` runs for every registered game."""

from __future__ import annotations

from backroom.testing import inherit

pytest_generate_tests = inherit()
