// Clicks on what is offered, in the bar and on the board, until the game is over (or until `goal` choices are made).
async ({ goal }) => {
    let clicks = 0;
    while (inTime()) {
        const panel = await ready();
        if (!panel) continue;
        if (panel.dataset.now === "over") return clicks;
        if (panel.dataset.now !== "act") continue;
        const moles = panel.querySelector("[data-ask=moles]") !== null;
        const bar = [...panel.querySelectorAll(moles ? ".opts .go" : "button")].filter((b) => !b.matches(".hold, .back, .stepper button"));
        const board = moles ? [] : [...document.querySelectorAll(".map button, .tower button")];
        const choices = [...bar, ...board].filter((b) => !b.disabled);
        if (!choices.length) continue;
        // A window is weighed now and then, not for ever.
        const pay = panel.querySelector(".pay:not(:disabled)");
        if (pay && roll() < 0.6) choices.splice(0, choices.length, pay);
        pick(choices).click();
        clicks += 1;
        if (clicks === goal) return clicks;
    }
    throw late(clicks);
}
