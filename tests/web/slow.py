"""A slow machine for the browser tests: BACKROOM_SLOW=4,300 gives pages a processor four times slower and lets what the server
tells them arrive 300 ms late, in order. For finding tests (and pages) that pass on a quick machine only.
"""

from __future__ import annotations

import os

from playwright.sync_api import BrowserContext, Page

SLOW = os.environ.get("BACKROOM_SLOW", "")

# Every message waits its time; those before it are there first.
LATE = """(() => {
    const late = %d;
    const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        configurable: true, get,
        set(hear) { set.call(this, hear && ((event) => setTimeout(() => hear.call(this, event), late))); },
    });
})();"""


def make(context: BrowserContext) -> None:
    """All pages of this context are slow from now on."""
    if not SLOW:
        return
    rate, _, late = SLOW.partition(",")
    if int(late or 0):
        context.add_init_script(LATE % int(late))

    def throttle(page: Page) -> None:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": float(rate)})

    context.on("page", throttle)
