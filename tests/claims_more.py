"""More of what the state machine of claims.py does and asks: finished games that are shared, and advice for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

if TYPE_CHECKING:
    from claims import Known

NAMES = ("ann", "bob", "cem", "eve")


class SharingAndAdvice:
    """A parent of ``Claims``."""

    table: Known
    people: Any
    live: Any
    rng: Any

    def post(self, who: str, path: str, body: Any) -> tuple[int, Any]:
        raise NotImplementedError

    def held(self) -> Any:
        return self.live.tables.live_tables[self.table.name].table

    @rule(who=st.sampled_from(NAMES), names=st.booleans(), renew=st.booleans(), withdraw=st.booleans())
    def share(self, who: str, names: bool, renew: bool, withdraw: bool) -> None:
        """Whoever sat at a finished game makes its link, puts another in its place, or ends all of them."""
        table = self.table
        status, told = self.post(who, "/share", {"names": names, "renew": renew, "withdraw": withdraw})
        if not table.may(who, None):
            assert status == 404
        elif not (who == "ann" or any(who in own for own in table.owners)):
            assert status == 403
        elif self.held().result is None:
            assert status == 409
        else:
            assert status == 200, told
            if table.public:
                assert "share=" not in told["link"]
            elif withdraw:
                assert told["link"] is None
                table.withdrawn += table.shares.values()
                table.shares = {}
            else:
                token = told["link"].partition("share=")[2]
                old = table.shares.get(names)
                assert (token == old) == (old is not None and not renew)
                if old is not None and renew:
                    table.withdrawn.append(old)
                table.shares[names] = token

    def probe_share(self) -> None:
        """A link that counts opens the finished game, without talk, without names if wished; any other opens nothing."""
        table, who = self.table, self.rng.choice(NAMES)
        token = self.rng.choice([*table.shares.values(), *table.withdrawn, "x" * 32])
        path = self.rng.choice(["", "/log", "/view", "/export", "/views?seq=1&to=9"])
        answer = self.people[who].http.get(
            f"/tables/{table.name}{path.partition('?')[0]}",
            params={"share": token, "seq": 1, "to": 9} if "?" in path else {"share": token},
        )
        opened = token in table.shares.values() and self.held().result is not None
        assert answer.status_code == (200 if table.may(who, None) or opened else 404), answer.text[:300]
        if opened and not table.may(who, None):
            told = answer.json()
            lines = told.get("lines") or told.get("table", {}).get("lines", []) if path != "" else []
            assert all(line["kind"] not in ("chat", "rematch") for line in lines)
            if token != table.shares.get(True):
                called = [name for name in NAMES if f"{name}-".title() in answer.text]
                assert not called, answer.text[:300]

    def probe_advice(self) -> None:
        """Advice is given from a seat's knowledge: to its owners, when it is to decide, where that was agreed."""
        table, held = self.table, self.held()
        who, seat = self.rng.choice(NAMES), self.rng.choice([None, *range(len(table.owners))])
        query = {"seat": "null" if seat is None else seat}
        status = self.people[who].http.get(f"/tables/{table.name}/why", params=query).status_code
        people = sum(kind != "bot" or bool(own) for kind, own in zip(table.kinds, table.owners, strict=True))
        if not table.may(who, None):
            assert status == 404
        elif seat is not None and who not in table.owners[seat] and held.result is None:
            assert status == 403
        elif seat in held.pending() and (table.hints or people <= 1):
            assert status == 200
        else:
            assert status == 409
