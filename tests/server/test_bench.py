"""The benchmarks still start: what nothing runs is broken by the next change without a word. No figure is looked at."""

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ALL = sorted(path.stem for path in (ROOT / "bench").glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("name", ALL)
def test_a_benchmark_can_be_imported(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    importlib.import_module(f"bench.{name}")


def test_the_servers_benchmark_plays_its_own_game_and_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from bench import server, tick

    from backroom import games

    monkeypatch.setattr(games, "load", games.load)  # what install() puts in its place goes again
    monkeypatch.setattr(server, "pin", lambda pid, core: None)
    tick.install(server.SIZE)
    # Paced, or a quick machine has both games over before they are measured.
    for game in ("tick", "tammany"):
        told = server.measure_ours(game, tables=2, rate=40.0, seconds=0.3, stored=2, look=True, warm=0.3)
        assert told["moves"] > 0
        assert told["bytes_per_open_table"] is not None


def test_two_checkouts_are_compared_by_their_best_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from bench.server_against import compare

    def told(cpu: float, speed: float) -> dict[str, object]:
        return {"fastest": {"game": [{"cpu_us_per_move": cpu, "moves_per_second": speed}], "ours": []}}

    found = compare({"before": [told(200, 900), told(190, 1000)], "now": [told(380, 500), told(400, 450)]})
    assert found["game"]["cpu_ratio"] == found["game"]["moves_ratio"] == 0.5
    assert set(found) == {"game"}
