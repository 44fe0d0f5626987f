// Plays inside the page, by clicks on what is offered: whole games in seconds. The mouse and the keyboard have tests
// of their own.
async ({ goal }) => {
    let moves = 0;
    while (inTime()) {
        const panel = await ready();
        if (!panel) continue;
        const what = panel.dataset.now;
        if (what === "over") return { what, moves };
        const finish = panel.querySelector("button.main:not(:disabled)");
        const words = [...panel.querySelectorAll(".words button")];
        const verbs = [...panel.querySelectorAll(".verbs button")];
        const offices = [...panel.querySelectorAll("li button:not(:disabled)")];
        const mine = (what === "bid" && finish) || (what === "appoint" && offices.length) || (what === "act" && (finish || words.length || verbs.length));
        if (!mine) continue;
        if (what === goal) return { what, moves };
        moves += 1;
        if (what === "bid") {
            for (const plus of panel.querySelectorAll(".stepper button:last-child")) if (!plus.disabled && roll() < 0.4) plus.click();
            await new Promise((go) => setTimeout(go, 0));
            finish.click();
        } else if (what === "appoint") pick(offices).click();
        else if (finish && roll() < 0.7) {
            finish.click();
            await new Promise((go) => setTimeout(go, 0));
            if (panel.querySelector(".warn")) panel.querySelector("button.main")?.click();
        } else if (words.length && roll() < 0.7) pick(words).click();
        else if (verbs.length) pick(verbs).click();
    }
    throw late(moves);
}
