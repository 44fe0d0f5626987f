// Clicks on what is offered, inside the page, until the game is over (or until `goal` choices are made).
async ({ goal }) => {
    let clicks = 0;
    while (inTime()) {
        const panel = await ready();
        if (!panel) continue;
        if (panel.dataset.now === "over") return clicks;
        if (panel.dataset.now !== "act") continue;
        const lock = panel.querySelector(".grid ~ .row button.main");
        const all = [...panel.querySelectorAll("button:not(:disabled)"), ...document.querySelectorAll("button.open")];
        const open = all.filter((b) => !b.closest(".foot"));
        const fresh = open.filter((b) => b.getAttribute("aria-pressed") !== "true");
        const choices = lock ? [lock] : fresh.length ? fresh : open;
        if (!choices.length) continue;
        pick(choices).click();
        clicks += 1;
        if (clicks === goal) return clicks;
    }
    throw late(clicks);
}
