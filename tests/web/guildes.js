// Clicks on what is offered, inside the page, until the game is over (or until `goal` clicks are made).
async ({ seed, goal, seconds }) => {
    let state = seed * 2654435761 >>> 0;
    const roll = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const end = performance.now() + seconds * 1000;
    let clicks = 0;
    while (performance.now() < end) {
        await new Promise((go) => setTimeout(go, 8));
        const close = document.querySelector("dialog[open] button, .pass button");
        if (close) { close.click(); continue; }
        const panel = document.querySelector("[data-now]");
        if (!panel || panel.getAttribute("aria-busy") === "true") continue;
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
        choices[Math.floor(roll() * choices.length)].click();
        clicks += 1;
    }
    throw new Error(`not over after ${seconds} s and ${clicks} clicks: ${document.querySelector("[data-now]")?.innerText}`);
}
