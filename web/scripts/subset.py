"""Cuts the house's fonts down to what our three languages write: no hints for old screens, no features that no style asks for.

``python web/scripts/subset.py`` (needs fonttools and brotli, and ``npm ci`` before it) writes ``web/src/fonts/*.woff2``, which are
kept in the repository, so that a build needs neither. Only fonts whose licence reserves no name are cut; the others (Abril Fatface,
Limelight) are used whole. Letters that are not in it, in a person's name, come from the system's fonts.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).resolve().parents[1]
FONTS = (
    "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal",
    "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-italic",
    "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-700-normal",
    "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal",
    "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal",
    "@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal",
    "@fontsource/grenze/files/grenze-latin-600-normal",
    "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal",
    "@fontsource-variable/jost/files/jost-latin-wght-normal",
)
# ASCII; the letters of Latin-1 whole, for names, and of its signs those that are written; what French and Italian write beyond
# it; quotation marks, dashes, spaces. tests/house/test_fonts.py holds that nothing in the catalogues is missing.
LETTERS = [*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "\xa0«»ªº°·±½ŒœŸ‘’“”‹›–—…•−\u202f\u2011")]


def cut(name: str) -> None:
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    # Italic is for short labels: it does without ligatures.
    options.layout_features = ["kern", "lnum", "tnum", *(["liga"] if "italic" not in name else [])]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    font = subset.load_font(str(WEB / "node_modules" / f"{name}.woff2"), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    subset.save_font(font, str(WEB / "src/fonts" / f"{Path(name).name}.woff2"), options)


if __name__ == "__main__":
    for font in FONTS:
        cut(font)
