"""What a move or a roll did, as steps (backroom/engine/story.py)."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.engine.state import CHANCE
from backroom.engine.story import Step, step
from liars_dice.rules import LiarsDice
from liars_dice.schema import FACES, N_OVER


def steps(before: LiarsDice, after: LiarsDice, actor: int, texts: Sequence[str]) -> list[Step]:
    if actor == CHANCE:
        return [step("rolled", None, count=len(texts))]
    word, *numbers = texts[0].split()
    if word == "bid":
        return [step("bid", actor, f"seat:{actor}", count=int(numbers[0]), face=int(numbers[1]))]
    face = (before.bid - 1) % FACES + 1
    told = [
        step("doubt", actor, f"seat:{before.bidder}", target=before.bidder),
        step("shown", None, count=after.found, face=face),
        step("lost", after.loser, f"seat:{after.loser}", count=after.left[after.loser]),
    ]
    if after.node == N_OVER:
        told.append(step("won", after.turn, f"seat:{after.turn}"))
    return told
