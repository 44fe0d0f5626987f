"""The kit that every game inherits runs over this one."""

import pytest

pytest.register_assert_rewrite("backroom.testing")

from backroom.testing import inherit  # noqa: E402

pytest_generate_tests = inherit("liars_dice")
