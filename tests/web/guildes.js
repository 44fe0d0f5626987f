// Clicks on what is offered, inside the page, until the game is over (or until `goal` clicks are made).
async ({ goal }) => {
    let clicks = 0;
    while (inTime()) {
        const panel = await ready();
        if (!panel) continue;
        if (panel.dataset.now === "over" || clicks === goal) return clicks;
        if (panel.dataset.now !== "act") continue;
        const main = panel.querySelector("button.main:not(:disabled)");
        // Dirty tricks are used rather than declined wherever they can be.
        const open = [...panel.querySelectorAll("button:not(:disabled)")].filter((b) => !b.closest(".foot"));
        const fresh = open.filter((b) => b.getAttribute("aria-pressed") !== "true");
        // Two cards of one guild, and nothing else in hand: the card is tapped a second time.
        const all = fresh.length ? fresh : open;
        const used = all.filter((b) => !b.classList.contains("decline"));
        const choices = main ? [main] : used.length ? used : all;
        if (!choices.length) continue;
        pick(choices).click();
        clicks += 1;
    }
    throw late(clicks);
}
