"""Shows and whole games seen again: nothing comes before a show is over, at a table of several people too; a finished game
is replayed by keyboard, and its log tells every outcome in every language.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands
from tests.web.serving import PATIENCE
from tests.web.steps import BUSY, GAMES, PLAYERS, SPY, Visitor, heard, lines, settled
from tests.web.test_steps import shown

from backroom.words import Words

# To now, if something is being played; a show that has just come is left alone.
HURRY = """() => {
    if (document.querySelector("[data-queue]").dataset.queue !== "playing") return;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}"""


def last(page: Page) -> int:
    """The last entry that the screen has come to."""
    return int(page.locator("[data-queue]").get_attribute("data-seq") or 0)


def seen(page: Page, seq: int, hurry: bool) -> bool:
    """Until this entry is on the screen and all is quiet, or a show has the stage: whether one has."""

    def there() -> str:
        if page.locator("[data-show]").count():
            return "show"
        if not page.evaluate(BUSY) and last(page) >= seq:
            return "quiet"
        if hurry:
            page.evaluate(HURRY)
        return ""

    return hands.until(page, there, f"entry {seq} comes", 2 * PATIENCE) == "show"


def until_a_show(ann: Page, ben: Page, url: str, name: str) -> str:
    """Both play over HTTP until a show has Ann's stage; what it is called. Ann goes to now as long as none is on its way:
    while bots are at it, nobody knows.
    """
    rng = random.Random(3)
    done = 0
    for _ in range(1000):
        hands.bots_are_done(ann, url, name)
        fresh = [line for line in lines(ann, url, name) if line["kind"] == "move" and line["seq"] > done]
        if fresh:
            done = fresh[-1]["seq"]
            coming = any(step.get("show") for line in fresh for step in line.get("steps", []))
            if seen(ann, done, hurry=not coming):
                return str(ann.locator("[data-show]").get_attribute("data-show"))
        for page in (ann, ben):
            hands.act_once(page, url, name, rng)
    raise AssertionError("no show ever came")


def nearly(page: Page, url: str, name: str) -> bool:
    """Whether the first show may come soon: the election after year 4, the count after the last card, MOB's round end."""
    view = page.request.get(f"{url}/api/v1/tables/{name}/view").json()["view"]
    if view["game"] == "tammany":
        return bool(view["year"] >= 4)
    if view["game"] == "guildes":
        return bool(view["phase"] == "play" and view["step"]["done"] >= view["step"]["of"] - 1)
    return sum(seat["warehouse"] for seat in view["seats"]) < 6


@pytest.mark.parametrize("game", GAMES)
def test_nothing_comes_before_its_show_is_over(served: Any, visitor: Visitor, game: str) -> None:
    ann, ben = visitor(speed="normal"), visitor(speed="once")
    for page in (ann, ben):
        page.add_init_script(SPY)
    name = hands.pair(ann, ben, served.url, game, bots=PLAYERS[game] - 2, look="nobody")
    # The long way to the first show nobody looks at.
    rng = random.Random(3)
    while not nearly(ann, served.url, name):
        hands.bots_are_done(ann, served.url, name)
        for page in (ann, ben):
            hands.act_once(page, served.url, name, rng)
    for page in (ann, ben):
        page.goto(f"{served.url}/t/{name}")
        page.locator("[data-now]").wait_for()
    show = until_a_show(ann, ben, served.url, name)
    # The server waits for nobody: the game goes on behind the show, and Ben's screen with it.
    rng = random.Random(4)
    part = [
        line["seq"]
        for line in lines(ann, served.url, name)
        if show in {s.get("show") for s in line.get("steps", [])}
    ]
    for _ in range(200):
        for page in (ann, ben):
            hands.act_once(page, served.url, name, rng)
        hands.bots_are_done(ann, served.url, name)
        log = lines(ann, served.url, name)
        part = [line["seq"] for line in log if show in {s.get("show") for s in line.get("steps", [])}]
        if sum(line["kind"] == "move" and line["seq"] > max(part) for line in log) >= 3:
            break
    ends = max(part)
    settled(ben, served.url, name)
    assert last(ben) > ends
    heard(ann, served.url, name)
    ann.wait_for_timeout(300)
    assert ann.locator("[data-show]").count() == 1, "it waits for the person"
    assert max(shown(ann)) <= last(ann) <= ends
    assert ann.locator("[data-now] [data-ask]").count() == 0, "nothing is asked meanwhile"
    # Over: what came after it is seen then.
    settled(ann, served.url, name)
    assert last(ann) > ends


def sentences(log: list[dict[str, Any]], game: str, names: list[str], lang: str) -> list[str]:
    """Everything that the entries tell, in order."""
    words = Words(lang, strict=True)
    told = []
    for line in log:
        for step in line.get("steps", []):
            own = f"{game}-step-{step['kind']}"
            key = own if own in words else f"step-{step['kind']}"
            if key not in words:
                continue
            facts = dict(step["facts"])
            for seat in ("seat", "target", "other"):
                if isinstance(facts.get(seat), int):
                    facts[seat] = names[facts[seat]]
            told.append(words.say(key, **facts))
    return told


# What a game must have told at its end, one of each.
WINNER = {"won", "won-shared", "won-attorney"}
OUTCOMES: dict[str, list[set[str]]] = {
    "tammany": [{"election"}, {"ward-won"}, {"ward-tied", "ward-lone"}, {"points"}, {"final-total"}, WINNER],
    "guildes": [{"count"}, {"guild-counted"}, {"place", "place-level"}, {"total"}, {"final-total"}, WINNER],
    "mob": [{"hit", "missed"}, {"exposed"}, {"revealed"}, {"round-over"}, {"district-won"}, WINNER],
}


# All seats of one device to the end, at random: inside the page a request takes no way round.
PLAY = """async ([name, seed]) => {
    let state = seed * 2654435761 >>> 0;
    const roll = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const pick = (list) => list[Math.floor(roll() * list.length)];
    const table = `/api/v1/tables/${name}`;
    let seat = 0;
    for (let n = 0; n < 6000; n++) {
        const { view, seq } = await (await fetch(`${table}/view?seat=${seat}`)).json();
        if (view.over) return;
        const bids = view.forms.some((form) => form.move === "bid");
        if (!view.moves.length && !bids) { seat = view.pending[0] ?? seat; continue; }
        const text = bids ? "bid nothing" : view.moves.includes("end") && roll() < 0.6 ? "end" : pick(view.moves);
        const body = JSON.stringify({ type: "move", id: `m${seed}-${n}`, seat, at: seq, text });
        await fetch(`${table}/do`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }
    throw new Error("a game without an end");
}"""


def told_all(page: Page, url: str, game: str, names: list[str]) -> tuple[str, list[dict[str, Any]]]:
    """A finished game with every kind of outcome, played over HTTP at one device: its table and its log."""
    page.goto(f"{url}/healthz")
    for seed in range(7, 15):
        name = str(hands.table(page, url, game, names, look=False)["table"])
        page.evaluate(PLAY, [name, seed])
        log = lines(page, url, name)
        kinds = {step["kind"] for line in log for step in line.get("steps", [])}
        if all(kinds & one for one in OUTCOMES[game]):
            return name, log
    raise AssertionError(f"no game of {game} had it all; the last: {kinds}")


# Where a replay is: its place, or the step of the show that has the stage.
WHERE = """() => {
    const show = document.querySelector("[data-show]");
    if (show) return `${show.dataset.show} ${show.dataset.at}`;
    return document.querySelector(".replay .count b")?.textContent.trim() ?? "on the way";
}"""

# Out of every show by its own key, until all is at rest.
OUT = f"""() => {{
    const on = document.querySelector("[data-show]");
    if (on) document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Escape", bubbles: true, cancelable: true }}));
    return !on && !({BUSY});
}}"""

# The log's line of the moment is in sight.
HERE = """() => {
    const box = document.querySelector(".log").getBoundingClientRect();
    const here = document.querySelector(".log .here")?.getBoundingClientRect();
    return !!here && here.top >= box.top && here.bottom <= box.bottom;
}"""

# On by arrow keys to the end; where each press led.
ON = f"""async ([most, patience]) => {{
    const where = {WHERE};
    const passed = [];
    const app = document.getElementById("app");
    app.style.contentVisibility = "hidden";
    const end = String(most);
    for (let before = where(); before !== end; before = where()) {{
        document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "ArrowRight", bubbles: true, cancelable: true }}));
        const late = performance.now() + patience;
        while (where() === before || where() === "on the way") {{
            if (performance.now() > late) throw new Error(`no way on from ${{before}}`);
            await new Promise((go) => setTimeout(go, 0));
        }}
        passed.push(where());
    }}
    app.style.contentVisibility = "";
    return passed;
}}"""

# The whole log as it stands there; the sentences of moves, of the start and of what was taken back.
LOG = """[...document.querySelectorAll('.log .line:is(.move, .started) > span')].map((e) => e.textContent.trim())"""


def whole_log(page: Page) -> list[str]:
    more = page.locator(".log > button.small")
    while more.count():
        more.first.click()
    return [" ".join(text.split()) for text in page.evaluate(LOG)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_again_by_keyboard_in_three_languages(served: Any, visitor: Visitor, game: str) -> None:
    page = visitor(speed="once")
    names = ["Ann", "Ben", "Cid"][: 2 if game == "mob" else 3]
    name, log = told_all(page, served.url, game, names)
    page.goto(f"{served.url}/t/{name}")
    page.locator("[data-now=over]").wait_for()
    page.get_by_role("button", name="Watch from the beginning").press("Enter")
    place = page.locator(".replay .count b")
    expect(place).to_have_text("1")
    most = int(page.locator(".replay .count").inner_text().split()[-1])
    # A show on the way has the bar and presses of its own. Each is answered before the next. The first by a real keyboard;
    # most of them come inside the page, where nothing is painted meanwhile.
    for _ in range(12):
        before = page.evaluate(WHERE)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(f"(before) => ({WHERE})() !== before", arg=before, polling=5)
    passed = page.evaluate(ON, [most, 1000 * PATIENCE])
    assert len(passed) > most / 2
    told = {word.split(" ")[0] for word in passed if ":" in word}
    # The last move's are under way when its place is reached.
    earlier = [line for line in log if line["kind"] == "move"][:-1]
    assert told >= {step["show"] for line in earlier for step in line.get("steps", []) if step.get("show")}
    expect(place).to_have_text(str(most))
    page.wait_for_function(OUT, polling=20)
    assert page.locator("[data-now]").inner_text().lower().count("waiting") == 0
    # The log goes along: the line of the moment is in sight.
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(str(most - 4))
    page.wait_for_function(HERE)
    # E leads into the show itself, not to where it is over.
    page.keyboard.press("Shift+E")
    expect(page.locator("[data-show]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-show]")).to_have_count(0)
    page.wait_for_function(OUT, polling=20)
    page.keyboard.press("Escape")
    expect(page.locator("[data-end]").first).to_be_visible()
    for lang in ("en", "fr", "it"):
        page.evaluate(
            """(lang) => {
                localStorage.backroom = JSON.stringify({ ...JSON.parse(localStorage.backroom), lang });
            }""",
            lang,
        )
        page.reload()
        page.locator("[data-end]").first.wait_for()
        told = [" ".join(text.split()) for text in sentences(log, game, names, lang)]
        assert len(told) > 50
        assert [text for text in told if text not in set(whole_log(page))] == [], lang
