"""Twin worlds of Guildes: hands, packets, cards taken, laid face down, put aside, thrown away, drawn, the deck.

Seat 0 and a spectator watch. In the second world seat 1's first card and one of seat 2's are dealt the other way
round (in the last round: one of seat 1's and one of the deck), both are taken before their packets come past seat
0, and never shown. In every phase the two also choose these cards first and think better of it. All else is
played alike, for three whole rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from backroom.engine import knowledge
from backroom.engine import story as engine_story
from backroom.games.guildes import view as guildes_view
from backroom.games.guildes.printed import EVENTS, KINDS, TRICKS
from backroom.games.guildes.refusals import phase as phase_of
from backroom.games.guildes.rules import A_DEAL, A_DRAWN, A_EVENT, A_LAST, A_TRICK, N_PLAY, N_TRICK
from backroom.table import chance, decide
from live import Live, Socket
from twin_tables import World, twins

# By round and seat; all tricks that touch hidden cards are among them, and nobody has one twice in a row (GU-50).
GIVEN = (("protection", "draw", "exchange"), ("swap", "exchange", "draw"), ("sacrifice", "knights", "nobles"))


class Deals:
    """Chance as it was in the first world, and with hidden cards changed places in the second."""

    def __init__(self, events: tuple[str, ...], honest: Any) -> None:
        self.events, self.honest = events, honest
        self.first: dict[int, int] = {}  # draw number -> action, in the first world
        self.second: dict[int, int] = {}  # what is different in the second
        self.other = False
        self.special: list[
            tuple[int, int]
        ] = []  # by round: the card that seats 1 and 2 have in the first world

    def draw(self, stream: bytes, number: int, outcomes: Any) -> int:
        legal = [action for action, _ in outcomes]
        if not self.other:
            action = self._given(legal, number)
            self.first[number] = action if action is not None else self.honest(stream, number, outcomes)
            self._swap(number, legal)
            return self.first[number]
        action = self.second.get(number, self.first[number])
        assert action in legal
        return action

    def _given(self, legal: list[int], number: int) -> int | None:
        """The events and tricks that the test is about."""
        round = len(self.special) - 1
        if A_EVENT <= legal[0] < A_TRICK:
            return A_EVENT + EVENTS.index(self.events[round])
        if A_TRICK <= legal[0] < A_LAST:
            seat = (legal[0] - A_TRICK) // len(TRICKS)
            return A_TRICK + seat * len(TRICKS) + TRICKS.index(GIVEN[round][seat])
        return None

    def _swap(self, number: int, legal: list[int]) -> None:
        """See to what the second world does differently, once the first one's cards are known."""
        action = self.first[number]
        if A_DEAL <= action < A_EVENT:
            seat, kind = divmod(action - A_DEAL, len(KINDS))
            if seat == 0 and (not self.special or self.special[-1][1] >= 0):
                self.special.append((-1, -1))
            mine, theirs = self.special[-1]
            if seat == 1 and mine < 0:
                self.special[-1] = (kind, -1)
                self.place = number
            elif seat == 2 and theirs < 0 and kind != mine:
                self.special[-1] = (mine, kind)
                if len(self.special) < 3:
                    self.second[self.place] = A_DEAL + len(KINDS) + kind
                    self.second[number] = A_DEAL + 2 * len(KINDS) + mine
        elif action >= A_DRAWN and number - 1 in self.first and self.first[number - 1] >= A_DRAWN:
            # The second of two discards drawn: it is not kept, so it may be another one.
            others = [other for other in legal if other != action]
            if others:
                self.second[number] = others[0]

    def leave_in_deck(self, state: Any) -> None:
        """The last round: seat 1's first card changes places with one that was never dealt."""
        mine = self.special[2][0]
        kind = next(k for k, n in enumerate(state.deck) if n and k != mine)
        self.second[self.place] = A_DEAL + len(KINDS) + kind
        self.special[2] = (mine, kind)


class Story:
    """One world, played through."""

    def __init__(self, live: Live, deals: Deals, other: bool) -> None:
        deals.other = other
        self.world = World(live, "guildes", 3, options={"events": True, "tricks": True})
        self.live = live.tables.live_tables[self.world.table]
        self.deals, self.other = deals, other
        self.count = self.sent = 0
        self.drawn = ""
        self.words: set[str] = set()
        self.differed = 0

    @property
    def state(self) -> Any:
        return self.live.table.state

    def special(self, seat: int) -> int:
        """The card that this seat has in this world and not in the other; -1: none."""
        mine, theirs = self.deals.special[self.state.round]
        if seat == 0 or (seat == 2 and self.state.round == 2) or self.state.mixed == self.state.round:
            return -1
        return (mine, theirs)[(seat == 2) != self.other]

    def pick(self, items: list[Any]) -> Any:
        self.count += 1
        return items[int(chance.sha("pick", str(self.count))[:8], 16) % len(items)]

    def send(self, seat: int, text: str, **more: Any) -> None:
        socket: Socket = self.world.sockets[seat]
        answer = socket.do("move", seat=seat, at=self.live.table.seq, text=text, **more)
        assert answer["type"] == "done", (text, answer)
        self.words.add(text.split()[0])
        self.sent += 1
        if self.sent % 8 == 0:
            self.world.catch_up()  # nobody may lag behind too far
        if text == "draw":
            entry: Any = self.live.table.entry(self.live.table.seq)
            self.drawn = entry.draws[0].split()[2]

    def common(self, seat: int) -> list[int]:
        """The cards in hand that are the same in both worlds."""
        hand = [k for k, n in enumerate(self.state.hand[seat]) for _ in range(n)]
        if self.special(seat) in hand:
            hand.remove(self.special(seat))
        return hand

    def move(self, seat: int) -> None:
        """A move that both worlds have; where one may still change it, first with the card that differs."""
        state, special = self.state, self.special(seat)
        moves = self.live.table.part("notation").moves(state, seat)
        word = moves[0].split()[0]
        name = KINDS[special]
        if word == "take":
            hidden = special >= 0 and state.step == 0
            if special >= 0 and state.step == 1 and len(state.pending()) > 1:
                self.send(seat, moves[-1 if self.other else 0])  # and thinks better of it
                assert self.world.sockets[seat].do("retract", seat=seat)["type"] == "done"
            self.send(seat, f"take {name}" if hidden else self.pick(moves))
            self.differed += hidden
        elif word == "aside":
            self.send(seat, f"aside {name}" if special >= 0 else self.pick(moves))
            self.differed += special >= 0
        elif word in ("play", "lay") and len(state.pending()) == 1 and not self.live.table.sealed:
            self.send(seat, f"{word} {KINDS[self.pick(self.common(seat))]}")
        elif word in ("play", "lay"):
            self.play(seat, word, special)
        elif word == "keep":
            self.send(seat, f"keep {self.drawn}")
        elif any(move.startswith("exchange") for move in moves):
            back = self.pick([k for k, n in enumerate(state.tableau[seat]) if n])
            self.send(seat, f"exchange {KINDS[back]} {KINDS[self.pick(self.common(seat))]}")
        elif forms := self.live.table.part("notation").forms(state, seat):
            (one, its), (two, others) = list(forms[0]["cards"].items())[:2]
            self.send(seat, f"swap {one} {self.pick(its)} {two} {self.pick(others)}")
        else:
            self.send(seat, self.pick([move for move in moves if move != "decline"] or moves))

    def play(self, seat: int, word: str, special: int) -> None:
        size = self.state.size
        cards = self.common(seat)
        chosen = [cards.pop(self.pick(list(range(len(cards))))) for _ in range(size)]
        text = " ".join([word, *(KINDS[k] for k in sorted(chosen))])
        last = self.state.pending() == (seat,)
        if special >= 0 and not last:
            first = " ".join([word, *(KINDS[k] for k in sorted([special, *chosen[1:]]))])
            self.send(seat, first)
            self.differed += 1
            self.send(seat, text, replace=True)
        else:
            self.send(seat, text)

    def undo(self) -> None:
        """What was just laid face down is taken back with everybody's consent and laid anew: face down it differed."""
        world, to = self.world, self.live.table.seq
        for seat in range(3):
            special = self.special(seat)
            cards = self.common(seat)
            self.send(seat, f"lay {KINDS[special if special >= 0 else cards[0]]}")
        world.observe([world.people[0], world.eve])
        assert world.sockets[2].do("undo", seat=2, to=to)["type"] == "done"
        assert world.sockets[0].do("vote", seat=0, yes=True)["type"] == "done"
        assert world.sockets[1].do("vote", seat=1, yes=True)["type"] == "done"
        world.catch_up()
        assert self.live.table.seq > to
        self.differed += 1

    def tell(self, rounds: int) -> list[Any]:
        world = self.world
        watchers = [world.people[0], world.eve]
        seen: set[tuple[int, str]] = set()
        undone = False
        while self.live.table.status == "playing" and self.state.round < rounds:
            state = self.state
            if state.round == 2 and not self.other and state.step == 0 and len(state.pending()) == 3:
                self.deals.leave_in_deck(state)
            seat = state.pending()[
                -1 if len(state.pending()) < 3 else 1
            ]  # seat 0 is last: the others' choices are sealed
            if not undone and EVENTS[state.event[state.round]] == "facedown" and state.node == N_PLAY:
                undone = True
                self.undo()
                continue
            name = phase_of(state.node)
            # Events change how cards are played, so that is looked at in each round.
            phase = (state.round if name in ("play", "lay") else 0, name)
            if phase not in seen:
                seen.add(phase)
                world.observe(watchers)
                world.reconnect(world.eve, 2)
                answer = world.sockets[0].do("move", seat=0, at=self.live.table.seq, text="keep alchemists")
                assert answer["type"] == "error"
                assert world.sockets[1].do("chat", seat=1, text=f"{phase}")["type"] == "done"
            if state.round == 2 and state.node == N_TRICK and self.last_trick():
                break  # the end opens everything
            self.move(seat)
        world.reconnect(world.people[0], 0)
        world.observe(watchers)
        return world.traffic([0])

    def last_trick(self) -> bool:
        state = self.state
        return all(state.cards.letter[trick] < state.letter for trick in state.trick[2][:3])


@pytest.fixture
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Deals:
    made = Deals(getattr(request, "param", ("fewer", "pairs", "ties")), chance.draw)
    monkeypatch.setattr(decide.chance, "draw", made.draw)
    return made


def both(tmp_path: Path, deals: Deals, rounds: int) -> list[Story]:
    stories: list[Story] = []

    def story(live: Live, other: bool) -> list[Any]:
        stories.append(Story(live, deals, other))
        return stories[-1].tell(rounds)

    first, second = twins(tmp_path, story)
    assert first == second
    assert stories[0].differed == stories[1].differed
    return stories


@pytest.mark.parametrize("deals", [("redistribution", "pairs", "facedown")], indirect=True, ids="-".join)
def test_hidden_cards_of_guildes(frozen: None, tmp_path: Path, deals: Deals) -> None:
    stories = both(tmp_path, deals, 3)
    hidden = [(s.state.taken, s.state.deck, s.state.discards, s.state.refused) for s in stories]
    assert all(one != two for one, two in zip(*hidden)), (
        "the worlds did not differ, so the test proved nothing"
    )
    assert stories[0].differed > 10
    wanted = "take aside play lay exchange draw keep swap sacrifice protect"
    assert stories[0].words >= set(wanted.split())


@pytest.mark.parametrize("deals", [("turns", "fewer", "ties")], indirect=True, ids="-".join)
def test_hidden_cards_of_guildes_where_one_plays_after_the_other(
    frozen: None, tmp_path: Path, deals: Deals
) -> None:
    one, two = both(tmp_path, deals, 1)
    assert one.state.taken != two.state.taken


def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows everyone the hand of the second seat."""
    own = guildes_view._own
    monkeypatch.setattr(
        guildes_view,
        "_own",
        lambda read, seat, looks: own(read, seat, looks) | {"hand": guildes_view.named(read.hand[1])},
    )


def first_pick(deals: Deals) -> Callable[[Live, bool], list[Any]]:
    def story(live: Live, other: bool) -> list[Any]:
        told = Story(live, deals, other)
        for seat in (1, 2, 0):
            told.move(seat)
        return told.world.traffic([0])

    return story


@pytest.mark.parametrize("leak", ["text", "state"])
def test_a_leak_of_guildes_is_seen(
    frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deals: Deals, leak: str
) -> None:
    """With the seam torn open the twins must come out different, by one card alone."""
    if leak == "text":
        for module in (knowledge, engine_story):
            monkeypatch.setattr(module, "readable", lambda game, actor, text, knower: text)
    else:
        careless(monkeypatch)
        monkeypatch.setattr(knowledge, "known", lambda game, state, knower: state)
    first, second = twins(tmp_path, first_pick(deals))
    assert first != second


def test_a_careless_view_of_guildes_tells_no_secret(
    frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deals: Deals
) -> None:
    """It tells guesses, which are the same in both worlds: the seam gives it nothing else to tell."""
    careless(monkeypatch)
    first, second = twins(tmp_path, first_pick(deals))
    assert first == second
