// What a decision at MOB's table needs and is not in sight: places and choices outside the screen, small or cut text.
() => {
    const wrong = [];
    const board = document.querySelector("main.board").getBoundingClientRect();
    const bar = document.querySelector("#now").getBoundingClientRect();
    const name = (e) => (e.dataset.place || e.dataset.space || e.getAttribute("aria-label") || e.className.baseVal || e.className || e.nodeName).slice(0, 60);
    const inside = (e, box, slack = 2) => {
        const r = e.getBoundingClientRect();
        return r.width > 0 && r.left >= box.left - slack && r.right <= box.right + slack && r.top >= box.top - slack && r.bottom <= box.bottom + slack;
    };
    for (const e of document.querySelectorAll(".map [data-pick], .tower .win, .dist, .dist .tot b, .dist .crates, .ave .now"))
        if (e.checkVisibility() && !inside(e, board, 7)) wrong.push(`outside the board: ${name(e)}`);
    if (document.querySelectorAll(".tower .win").length !== 18 || document.querySelectorAll(".dist").length !== 6) wrong.push("not all windows or districts");
    for (const e of document.querySelectorAll("#now button")) if (e.checkVisibility() && !inside(e, bar)) wrong.push(`outside the bar: ${name(e)} ${e.innerText}`);
    for (const e of [document.querySelector("main.board"), document.querySelector("#now")]) if (!inside(e, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) wrong.push(`outside the screen: ${name(e)}`);
    // One's own secrets can be looked at while one decides.
    if (document.querySelector(".half.own [data-mole]") && !document.querySelector("#now .hold")?.checkVisibility()) wrong.push("own moles cannot be seen");
    const walk = document.createTreeWalker(document.querySelector(".inner"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const e = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || e.closest("svg") || !e.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (size > 0 && size < 10.99) wrong.push(`${size} px: ${walk.currentNode.data.trim()}`);
    }
    // What would be taken back may be long: its button has the whole of it as its title.
    for (const e of document.querySelectorAll(".dist h2, .dist .tot, .opts strong, .opts .last, .acts :not(.back) > .word, .list span"))
        if (e.checkVisibility() && e.clientWidth && e.scrollWidth > e.clientWidth + 1) wrong.push(`cut: ${name(e)} ${e.textContent}`);
    for (const e of document.querySelectorAll(".win .cost, .win .ex")) if (e.checkVisibility() && e.innerText && !inside(e, e.closest(".win").getBoundingClientRect(), 3)) wrong.push(`wider than its window: ${e.closest(".win").textContent}`);
    for (const e of document.querySelectorAll(".dist h2")) {
        const [a, b] = [e.getBoundingClientRect(), e.closest(".dist").getBoundingClientRect()];
        if (a.left < b.left - 1 || a.right > b.right + 1) wrong.push(`wider than its block: ${e.textContent}`);
    }
    return wrong;
}
