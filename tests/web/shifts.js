// Every layout shift: its value, whether it answers a choice, what moved from where to where. The browser counts only real
// fingers as input: a click of a script is one here too. A choice is answered within half a second of the server's word,
// however long that takes to come.
window.shifts = [];
const choices = [];
addEventListener("click", () => { choices.push([performance.now(), performance.now() + 500]); }, true);
addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
        const last = choices.at(-1);
        if (last && changes.some(({ target }) => target.id === "now")) last[1] = document.querySelector("#now")?.ariaBusy === "true" ? Infinity : performance.now() + 500;
    }).observe(document, { subtree: true, attributeFilter: ["aria-busy"] });
});
const answers = (at) => choices.some(([from, to]) => from <= at && at <= to);
const named = (node) => node?.getAttribute?.("class")?.replace(/ ?svelte-\w+/g, "") ?? node?.nodeName ?? "";
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
new PerformanceObserver((list) => {
    const now = document.querySelector("[data-ask]")?.dataset.ask ?? document.querySelector("[data-now]")?.dataset.now;
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
        const moved = sources.map(({ node, previousRect, currentRect }) =>
            `${named(node?.parentElement)} > ${named(node)} ${box(previousRect)} to ${box(currentRect)}`);
        window.shifts.push([value, hadRecentInput || answers(startTime), [now, ...moved]]);
    }
}).observe({ type: "layout-shift", buffered: true });
