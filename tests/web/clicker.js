// What the clickers of all games share; PLAY is a game's own (tammany.js, guildes.js, mob.js), which sees what is declared here.
// Unless it is to be `seen`, nothing is painted while a script clicks: two thirds of a game's time went into pixels that nobody looks at.
async (wish) => {
    let state = wish.seed * 2654435761 >>> 0;
    const roll = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const pick = (list) => list[Math.floor(roll() * list.length)];
    const end = performance.now() + wish.seconds * 1000;
    const inTime = () => performance.now() < end;
    const late = (clicks) => new Error(`not there after ${wish.seconds} s and ${clicks} clicks: ${document.querySelector("[data-now]")?.innerText}`);
    // The panel of choices, once no window is in the way and no move is on its way; null: look again.
    const ready = async () => {
        await new Promise((go) => setTimeout(go, 8));
        const close = document.querySelector("dialog[open] button, .pass button");
        if (close) { close.click(); return null; }
        // A show is gone through; a game that is painted also plays its steps.
        const on = document.querySelector("[data-show-next]");
        if (on) { on.click(); return null; }
        const panel = document.querySelector("[data-now]");
        return panel?.getAttribute("aria-busy") === "true" ? null : panel;
    };
    const app = document.getElementById("app");
    if (!wish.seen) app.style.contentVisibility = "hidden";
    try { return await (PLAY)(wish); } finally { app.style.contentVisibility = ""; }
}
