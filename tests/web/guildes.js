// Clicks on what is offered, inside the page, until the game is over (or until `goal` clicks are made).
async ({ goal }) => {
    let clicks = 0;
    while (inTime()) {
        const panel = await ready();
        if (!panel) continue;
        if (panel.dataset.now === "over" || clicks === goal) return clicks;
        if (panel.dataset.now !== "act") continue;
        const main = panel.querySelector("button.main:not(:disabled)");
        const board = [...document.querySelectorAll(".hand [data-card]:not(:disabled), [data-target], [data-sign]")];
        const fresh = board.filter((b) => b.getAttribute("aria-pressed") !== "true");
        // Two cards of one guild, and nothing else in hand: the card is tapped a second time.
        const used = fresh.length ? fresh : board;
        // Dirty tricks are used rather than declined wherever they can be.
        const choices = main ? [main] : used.length ? used : [...panel.querySelectorAll("button.decline:not(:disabled)")];
        if (!choices.length) continue;
        pick(choices).click();
        clicks += 1;
    }
    throw late(clicks);
}
