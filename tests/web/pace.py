"""How much a page works, in its own thread's time, and how quick this machine is at that: a limit in milliseconds is meant for
the machine on which it was measured, and a slower one gets as much more as it is slower.
"""

from __future__ import annotations

from playwright.sync_api import Page

# Milliseconds of thread time that `TASK` takes where the limits were measured.
USUAL = 24.0
# Some of what pages do: objects, strings, nodes, styles and their layout.
TASK = """() => {
    const began = performance.now();
    const root = document.createElement("div");
    document.body.append(root);
    let height = 0;
    for (let round = 0; round < 6; round++) {
        for (let i = 0; i < 150; i++) {
            const node = document.createElement("p");
            node.style.width = `${40 + ((i * 7 + round) % 50)}px`;
            node.textContent = JSON.stringify({ i, round, words: ["ward", "boss", "guild", "mole"].map((w) => w + i) });
            root.append(node);
        }
        height += root.offsetHeight;
    }
    root.remove();
    return performance.now() - began;
}"""


class Work:
    """Called: milliseconds that the page's main thread has worked so far. Time in which others had the processor is not in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def __call__(self) -> float:
        metrics = self.cdp.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    def pace(self) -> float:
        """How many times slower than usual this machine is at the page's own work, and never less than 1."""
        times = []
        for _ in range(5):
            before = self()
            self.page.evaluate(TASK)
            times.append(self() - before)
        return max(1.0, sorted(times)[2] / USUAL)

    def crowd(self) -> float:
        """The same by the clock on the wall: others who have the processor meanwhile count."""
        return max(1.0, sorted(float(self.page.evaluate(TASK)) for _ in range(5))[2] / USUAL)
