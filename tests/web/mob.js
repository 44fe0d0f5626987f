// Clicks on what is offered, inside the page, until the game is over (or until `goal` choices are made).
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
        if (panel.dataset.now === "over") return clicks;
        if (panel.dataset.now !== "act") { if (goal > 0) return clicks; continue; }
        const lock = panel.querySelector(".grid ~ .row button.main");
        const all = [...panel.querySelectorAll("button:not(:disabled)"), ...document.querySelectorAll("button.open")];
        const open = all.filter((b) => !b.closest(".foot"));
        const fresh = open.filter((b) => b.getAttribute("aria-pressed") !== "true");
        const choices = lock ? [lock] : fresh.length ? fresh : open;
        if (!choices.length) continue;
        choices[Math.floor(roll() * choices.length)].click();
        clicks += 1;
        if (clicks === goal) return clicks;
    }
    throw new Error(`not over after ${seconds} s and ${clicks} clicks: ${document.querySelector("[data-now]")?.innerText}`);
}
