"""What turns one view into another: every move tells it once for all watchers and again for some, so it is compiled."""

from __future__ import annotations

from typing import Any


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[list[Any]]:
    """What turns one view into the other, two levels deep: members, and items of lists that kept their length."""
    patch: list[list[Any]] = []
    for name, new in after.items():
        old = before.get(name, patch)  # patch: equal to nothing a view can hold
        if old is new:
            continue
        if type(old) is list and old is not patch and type(new) is list and len(old) == len(new):
            for place, item in enumerate(new):
                was = old[place]
                if item is not was and item != was:
                    patch.append([[name, place], item])
        elif old is patch or old != new or type(old) is not type(new):
            patch.append([[name], new])
    if before.keys() != after.keys():
        patch += [[[name]] for name in before if name not in after]
    return patch
