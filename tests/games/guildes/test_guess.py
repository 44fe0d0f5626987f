"""How a guess at hidden cards is mended until nobody lacks what it has shown (GU-74): every kind of exchange, and none.

The functions are C's alone where the rules are compiled, so these run as plain Python; what comes of them is compared with
the compiled rules by the inherited tests.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from backroom.engine.rng import Rng
from backroom.engine.state import COMPILED
from backroom.games.guildes.schema import KINDS, OWNERS, Guess

if not COMPILED:
    from backroom.games.guildes.rules import guess

    def world(slots: list[tuple[int, int, int]], needs: dict[tuple[int, int], int], **unseen: int) -> Guess:
        """Slots as (kind, group, owner), all of one round but each of a seat of its own; what owners have shown."""
        g = Guess()
        guess.clear(g)
        for seat, (kind, group, owner) in enumerate(slots):
            guess.add(g, kind, group, owner, 0, seat, 0)
        for (owner, kind), count in needs.items():
            g.need[owner][kind] = count
        for name, count in unseen.items():
            g.unseen[int(name[1:])] = count
        return g

    def lacking(g: Guess) -> int:
        return sum(max(0, g.need[o][k] - g.count[o][k]) for o in range(OWNERS) for k in range(KINDS))

    def kinds(g: Guess) -> list[int]:
        return [g.kind[i] for i in range(g.n)]

    def test_who_lacks_nothing_is_left_alone() -> None:
        g = world([(3, 0, 0), (4, 1, 1)], {(0, 3): 1})
        assert guess.satisfy(g, Rng(1))
        assert kinds(g) == [3, 4]

    @pytest.mark.parametrize("needs", [{(0, 5): 1}, {(0, 5): 1, (0, 3): 1}])
    def test_a_card_that_nobody_saw(needs: dict[tuple[int, int], int]) -> None:
        """From what was never seen; also when the card that is given for it is then lacked (and cannot be mended)."""
        g = world([(3, 0, 0)], needs, k5=1)
        assert guess.satisfy(g, Rng(1)) == (len(needs) == 1)
        assert sum(g.unseen[k] for k in range(KINDS)) == 1

    def test_the_card_that_can_be_spared_goes() -> None:
        g = world([(3, 0, 0), (4, 0, 0)], {(0, 5): 1, (0, 4): 1}, k5=1)
        assert guess.satisfy(g, Rng(1))
        assert kinds(g) == [5, 4]

    def test_an_exchange_inside_a_group() -> None:
        g = world([(3, 1, 0), (5, 1, 1), (5, 2, 1)], {(0, 5): 1})
        assert guess.satisfy(g, Rng(1))
        assert kinds(g) == [5, 3, 5]  # of another group nothing is taken

    def test_an_exchange_that_one_side_misses_moves_the_lack_on() -> None:
        g = world([(3, 1, 0), (5, 1, 1), (4, 2, 1), (5, 2, 2)], {(0, 5): 1, (1, 5): 1})
        assert guess.satisfy(g, Rng(1))
        assert kinds(g) == [5, 3, 5, 4]

    @pytest.mark.parametrize("other", [-1, 1])
    def test_two_cards_of_a_seat_change_owners(other: int) -> None:
        """GU-43: it could have put aside the other one."""
        g = world([(3, 1, 0), (5, 2, other)], {(0, 5): 1})
        assert not guess.satisfy(g, Rng(1))
        g.seat[1] = g.seat[0]
        g.away[1] = 1
        assert guess.satisfy(g, Rng(1))
        assert (g.owner[0], g.owner[1], g.away[0], g.away[1]) == (other, 0, 1, 0)
        assert kinds(g) == [3, 5]

    def test_cards_that_were_put_aside_come_back_the_other_way_round() -> None:
        """GU-43: of the same round only."""
        g = world([(3, 1, 0), (5, 2, 1)], {(0, 5): 1})
        g.away[0] = g.away[1] = 1
        g.round[1] = 1
        assert not guess.satisfy(g, Rng(1))
        g.round[1] = 0
        assert guess.satisfy(g, Rng(1))

    def test_what_two_need_and_only_one_can_have_is_given_up() -> None:
        g = world([(3, 1, 0), (5, 1, 1)], {(0, 5): 1, (1, 5): 1})
        assert not guess.satisfy(g, Rng(1))
        assert sorted(kinds(g)) == [3, 5]

    def test_any_world_keeps_its_cards_and_says_whether_all_have_what_they_showed() -> None:
        mended = 0
        for seed in range(300):
            rng = random.Random(seed)
            groups = sorted(rng.randrange(4) for _ in range(rng.randrange(2, 12)))
            slots = [(rng.randrange(4), group, rng.randrange(-1, 3)) for group in groups]
            needs = {(owner, rng.randrange(4)): 1 for owner in range(3) if rng.random() < 0.6}
            g = world(slots, needs, k0=rng.randrange(2), k1=rng.randrange(2))
            for i in range(g.n):
                g.seat[i], g.away[i] = rng.randrange(4), rng.randrange(2)
            unseen = Counter({k: g.unseen[k] for k in range(KINDS)})
            cards = Counter(kind for kind, _, _ in slots) + unseen
            inside = {group: Counter(k for k, at, _ in slots if at == group) for group in set(groups) - {0}}
            if rng.random() < 0.5:
                luck = Rng(seed)
                guess.empty(g)
                guess.place_shown(g, luck)
                guess.fill(g, luck)
            done = guess.satisfy(g, Rng(seed))
            assert done == (lacking(g) == 0)
            assert Counter(kinds(g)) + Counter({k: g.unseen[k] for k in range(KINDS)}) == cards
            for group, held in inside.items():
                assert Counter(g.kind[i] for i in range(g.n) if g.group[i] == group) == held
            mended += done and bool(needs)
        assert mended > 50
