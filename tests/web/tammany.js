// Plays inside the page, by clicks on what is offered: whole games in seconds. The mouse and the keyboard have tests
// of their own. `goal`: a kind of decision to stop at, or a number of choices.
async ({ goal }) => {
    let moves = 0;
    while (inTime()) {
        const panel = await ready();
        if (!panel) continue;
        const what = panel.dataset.now;
        if (what === "over") return { what, moves };
        const enabled = (what) => [...panel.querySelectorAll(what)].filter((e) => !e.disabled);
        const [finish] = enabled("button.finish");
        const [done] = enabled("button.main:not(.finish)");
        const plates = enabled("button.plate");
        const board = [...document.querySelectorAll(".ward.lit, .pick")];
        const bar = [...enabled("button.part:not(.now)"), ...enabled("button.piece:not([aria-pressed=true])")];
        const bidding = enabled("button.nothing");
        const mine = (what === "bid" && bidding.length) || (what === "appoint" && plates.length) || (what === "act" && (finish || done || board.length || bar.length));
        if (!mine) continue;
        if (what === goal || moves === goal) return { what, moves };
        moves += 1;
        const soon = () => new Promise((go) => setTimeout(go, 0));
        if (what === "bid") {
            for (const plus of document.querySelectorAll("[data-now] .stepper button:last-of-type")) if (!plus.disabled && roll() < 0.4) plus.click();
            await soon();
            (enabled("button.main")[0] ?? bidding[0]).click();
        } else if (what === "appoint") {
            pick(plates).click();
            await soon();
            const heirs = [...document.querySelectorAll("button.give")];
            if (heirs.length) pick(heirs).click();
        } else if (done) done.click();
        else if (finish && roll() < 0.7) {
            finish.click();
            await soon();
            if (panel.querySelector("[role=alert]")) panel.querySelector("button.finish")?.click();
        } else if (board.length && (roll() < 0.8 || !bar.length)) pick(board).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        else if (bar.length) pick(bar).click();
    }
    throw late(moves);
}
