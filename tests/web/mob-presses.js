// What a decision at MOB's table offers that is more than `most` presses away: by its letter or digit, by its floor's digit
// (again: the next window of the floor) and Enter, which pays, or by Tab from where the focus is, and Enter. It only looks.
(most) => {
    const open = (e) => !e.disabled && e.checkVisibility() && e.tabIndex >= 0;
    const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(open);
    const from = stops.indexOf(document.activeElement);
    const offered = [...document.querySelectorAll("#now .opts button:not(.stepper button, .pay), #now .leave, .map button, .tower button")].filter(open);
    const presses = (e) => {
        if (e.closest(".tower")) return [...e.closest(".floor").querySelectorAll("button")].filter(open).indexOf(e) + 2;
        if (e.getAttribute("aria-keyshortcuts")) return 1;
        if (e === document.activeElement) return 1;
        return from < 0 ? Infinity : Math.abs(stops.indexOf(e) - from) + 1;
    };
    // How many is said by a digit; the focus is on what confirms it.
    const same = (e) => offered.some((other) => other !== e && other.textContent === e.textContent && presses(other) <= most);
    return offered.filter((e) => presses(e) > most && !same(e)).map((e) => `${e.getAttribute("aria-label") ?? e.textContent} (${presses(e)})`);
}
