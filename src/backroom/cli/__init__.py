"""The command `backroom`: one module a group of commands; what they say comes from the catalogues."""

from __future__ import annotations


def main() -> None:
    from backroom import __version__

    print(f"backroom {__version__}")
