// Every choice of a turn of Tammany Hall, by keys alone: a number goes to a ward, a letter to a piece in it or to a button of
// the bar. Gives those that cannot be reached within four presses. Keys are events of the page: nothing is chosen.
async () => {
    const soon = () => new Promise((go) => setTimeout(go, 0));
    // A tenth of a second apart for the page, however long it takes over each: digits typed together are one number.
    let clock = performance.now();
    const press = async (key) => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, "timeStamp", { value: (clock += 100) });
        (document.activeElement ?? document.body).dispatchEvent(event);
        await soon();
    };
    const rest = async () => {
        document.activeElement?.blur?.();
        await press("Shift"); // a number begins anew
    };
    const far = [];
    const lit = [...document.querySelectorAll(".ward.lit, .pick[data-target]")].filter((e) => !e.dataset.target.startsWith("garden"));
    for (const { dataset: { target } } of lit) {
        const [, ward] = target.split(":");
        const label = document.querySelector(`[data-target="${target}"]`).getAttribute("aria-label");
        await rest();
        let presses = 0;
        for (const digit of ward) { await press(digit); presses += 1; }
        const here = () => document.activeElement?.dataset?.target === target;
        // The letters that stand on the piece; the best of them counts.
        const sign = document.querySelector(`[data-target="${target}"]`).parentElement.querySelector(".drawn text")?.textContent ?? "";
        const start = document.activeElement;
        let least = here() ? presses : Infinity;
        for (const letter of sign.toLowerCase()) {
            start?.focus?.();
            for (let n = 1; n <= 4 && !here(); n++) { await press(letter); if (here()) least = Math.min(least, presses + n); }
        }
        if (least > 4) far.push(`${label} (${least})`);
    }
    const open = (e) => e.checkVisibility() && !e.disabled && !e.closest("[inert]");
    const bar = [...document.querySelectorAll("#now button")].filter(open);
    // The bar is one press of Tab away from the board; letters and Tab go on in it.
    for (const [at, button] of bar.entries()) {
        await rest();
        const letter = (button.getAttribute("aria-label") ?? button.textContent).trim()[0].toLowerCase();
        let least = Math.min(at + 1, bar.length - at);
        for (let n = 1; n <= 4 && document.activeElement !== button; n++) { await press(letter); if (document.activeElement === button) least = Math.min(least, n); }
        if (least > 4) far.push(`${button.textContent.trim()} (${least})`);
    }
    await rest();
    // What is taken or impossible is no stop on the way.
    const idle = [...document.querySelectorAll(".ward:not(.lit)[tabindex='0'], .give:disabled, .pick:not([data-target])")];
    if (lit.length) far.push(...idle.map((e) => `a stop that is no choice: ${e.getAttribute("aria-label")}`));
    return far;
}
