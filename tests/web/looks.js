// What is wrong with a table as it is seen now: a page that scrolls, text that is cut, lies outside, is too small, lies over
// other text or behind a piece, touches a neighbour or its frame, choices that something else covers. Knows no game.
// `long`: a page that may be longer than the window, as a list is.
({ least, behind, close, long }) => {
    const wrong = [];
    const root = document.documentElement;
    if ((!long && root.scrollHeight > innerHeight + 1) || root.scrollWidth > innerWidth + 1) wrong.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
    // What lies under an open window is met again when that is closed.
    const stage = document.querySelector("dialog:modal") ?? document.querySelector(".stage") ?? document.body;
    if (long) scrollTo(0, 0);
    const style = new Map();
    const css = (e) => style.get(e) ?? (style.set(e, getComputedStyle(e)), style.get(e));
    const name = (e) => `${e.nodeName.toLowerCase()}.${(e.getAttribute("class") ?? "").replace(/\s*s-\S+|svelte-\S+/g, "").trim().replace(/\s+/g, ".")}`;
    // Said to readers only, or not there for the eye.
    const unseen = (e) => {
        for (let at = e; at && at !== document; at = at.parentElement) {
            const s = css(at);
            if (s.clipPath === "inset(50%)" || s.opacity === "0" || s.visibility === "hidden" || s.display === "none") return true;
        }
        return !e.checkVisibility();
    };
    const bottom = long ? root.scrollHeight : innerHeight;
    // The box that what lies in `e` may fill: null where a list scrolls, and its text may lie below the edge.
    const room = (e) => {
        const box = { left: 0, top: 0, right: innerWidth, bottom, by: "the screen" };
        for (let at = e; at && at !== root; at = at.parentElement) {
            const { overflowX: x, overflowY: y, contain, display } = css(at);
            if (display === "contents" || (at instanceof SVGElement && at.nodeName !== "svg")) continue;
            const scrolls = /auto|scroll/.test(x + y) && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1);
            // In the bar nothing may lie beyond an edge, whether it scrolls or not.
            if (scrolls && !at.closest("#now")) return null;
            if (!/hidden|clip|auto|scroll/.test(x + y) && !/strict|paint|content/.test(contain)) continue;
            const r = at.getBoundingClientRect();
            for (const [side, less] of [["left", Math.max], ["top", Math.max], ["right", Math.min], ["bottom", Math.min]]) {
                const tighter = less(box[side], r[side]);
                if (tighter !== box[side]) { box[side] = tighter; box.by = name(at); }
            }
        }
        return box;
    };
    const KEY = /^(?:web|tammany|guildes|mob|server|fact|refuse)-[a-z][\w-]*$/;
    for (const e of stage.querySelectorAll("[title], [aria-label], [data-about], [data-tell], [placeholder]"))
        for (const attribute of ["title", "aria-label", "data-about", "data-tell", "placeholder"]) {
            const text = e.getAttribute(attribute) ?? "";
            if (text.split(/[\s:,]+/).some((word) => KEY.test(word)) || /\{\s*\$?\w/.test(text)) wrong.push(`a key instead of words: ${text}`);
        }
    const seen = [];
    const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim();
        const e = walk.currentNode.parentElement;
        if (!text || e.closest("title, style, defs, symbol, option, noscript, .skip") || unseen(e)) continue;
        if (KEY.test(text)) wrong.push(`a key instead of words: ${text}`);
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        // Letters that are set to a length have it only as a whole.
        const rects = e.hasAttribute("textLength") ? [e.getBoundingClientRect()] : [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
        if (!rects.length) continue;
        let scale = 1;
        if (e instanceof SVGElement) { const m = e.getScreenCTM(); if (m) scale = Math.hypot(m.a, m.b); }
        else { let at = e; while (at && !(at.offsetWidth >= 100)) at = at.parentElement; if (at) scale = at.getBoundingClientRect().width / at.offsetWidth; }
        const size = parseFloat(css(e).fontSize) * scale;
        if (size < least - 0.1) wrong.push(`${size.toFixed(1)} px: ${text.slice(0, 40)} (${name(e)})`);
        const box = room(e);
        // A board that was moved so that what matters is seen may lie outside in part.
        if (!box || e.closest("[data-moved]")) continue;
        // A person's name may be long, and what would be taken back: both are cut with dots, and told whole on the way.
        const may = e.closest(".name, .who, .hop, .undo, .back") !== null && css(e).textOverflow === "ellipsis" || e.closest(".undo[title], .back[title]") !== null;
        const cut = Math.max(...rects.flatMap((r) => [box.left - r.left, r.right - box.right, box.top - r.top, r.bottom - box.bottom]));
        // Letters have air above and below: a box of text is higher than what is seen of it.
        const slack = Math.max(2, size * 0.3);
        if (cut > slack && !may) wrong.push(`cut by ${Math.round(cut)} px at ${box.by}: ${text.slice(0, 50)} (${name(e)})`);
        // What is cut off is not seen: it lies over nothing.
        const within = (r) => ({ left: Math.max(r.left, box.left), right: Math.min(r.right, box.right), top: Math.max(r.top, box.top), bottom: Math.min(r.bottom, box.bottom), height: r.height });
        seen.push({ text, e, rects: rects.map(within), size });
    }
    // Text over text: boxes of letters without their line's air.
    const letters = seen.flatMap(({ text, e, rects, size }) => rects.map((r) => {
        const air = Math.max(0, (r.height - size * 0.72) / 2);
        return { text, e, left: r.left + 1, right: r.right - 1, top: r.top + air, bottom: r.bottom - air };
    }));
    // Papers that lie over a board hide what is under them; of two equal pieces the one behind is seen in part.
    const over = (layer) => layer.closest(".show, dialog, .toast, .final, [role=tooltip], .note, .corner, .stage > header") ?? null;
    const paper = (e, other) => {
        for (let at = e; at && !at.contains(other); at = at.parentElement) {
            const { backgroundColor: colour, backgroundImage: image } = css(at);
            if (image !== "none" || !/transparent|, 0\)|\/ 0\)/.test(colour)) return true;
        }
        return false;
    };
    for (let i = 0; i < letters.length; i++)
        for (let j = i + 1; j < letters.length; j++) {
            const a = letters[i], b = letters[j];
            const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (w < 2.5 || h < 2.5 || a.e === b.e || over(a.e) !== over(b.e) || (a.text === b.text && a.e instanceof SVGElement)) continue;
            // What a card or a button of its own above hides is no overlap: one of the two has a ground of its own.
            const hidden = paper(a.e, b.e) || paper(b.e, a.e);
            if (!hidden) wrong.push(`over one another: ${a.text.slice(0, 24)} (${name(a.e)}) and ${b.text.slice(0, 24)} (${name(b.e)})`);
        }
    // How much of what is under it a colour hides.
    const see = (colour) => (/^rgba?\(/.test(colour) ? Number(colour.split(/[,/ ]+/)[3]?.replace(")", "") ?? 1) : colour === "transparent" || colour === "none" ? 0 : Number(colour.match(/\/ ([\d.]+)\)/)?.[1] ?? 1));
    // Words that touch what stands beside them in a line, or the frame that they stand in: nothing is cut, and nobody can
    // read where one ends. Signs and single figures may be set close; letters in a drawing have places of their own.
    const LEAST = 1.5;
    const words = seen.filter(({ e, text }) => !(e instanceof SVGElement) && /\p{L}{2}|\p{L}.*\d|\d.*\p{L}|\d.*\D.*\d/u.test(text));
    const whole = (rects) => rects.map((r) => ({ left: r.left, right: r.right, top: r.top, bottom: r.bottom }));
    // Two texts of one sentence are no neighbours: they flow in the same line.
    const flows = (a, b) => {
        let at = a;
        while (!at.contains(b)) at = at.parentElement;
        if (/flex|grid/.test(css(at).display)) return false;
        const blocks = (e) => { for (let one = e; one !== at; one = one.parentElement) if (!css(one).display.startsWith("inline") && css(one).display !== "contents") return true; return false; };
        return !blocks(a) && !blocks(b);
    };
    const cell = (e, other) => { let at = e; while (at.parentElement && !at.parentElement.contains(other) && !(see(css(at).backgroundColor) > 0.3 || css(at).backgroundImage !== "none")) at = at.parentElement; return at.getBoundingClientRect(); };
    // The colour that is seen around something: a ground of the same colour is no frame.
    const behindOf = (e) => {
        for (let at = e.parentElement; at; at = at.parentElement) if (see(css(at).backgroundColor) > 0.3) return css(at).backgroundColor;
        return "";
    };
    const texts = seen.filter(({ e }) => !(e instanceof SVGElement));
    for (const { e, text, rects, size } of close ? words : []) {
        for (const r of whole(rects)) {
            // The frame: the nearest box around it that has a ground or a line of its own at that side.
            for (const [side, line] of [["left", "borderLeft"], ["right", "borderRight"]]) {
                for (let at = e, first = true; at && at !== root; at = at.parentElement, first = false) {
                    const s = css(at), b = at.getBoundingClientRect();
                    if (s.display === "contents" || s.display === "inline" || !b.width) continue;
                    const lined = s[`${line}Style`] !== "none" && parseFloat(s[`${line}Width`]) > 0 && see(s[`${line}Color`]) > 0.05;
                    const ground = (see(s.backgroundColor) > 0.3 && s.backgroundColor !== behindOf(at)) || s.backgroundImage.includes("gradient");
                    if (!lined && !ground) continue;
                    if (/auto|scroll/.test(s.overflowX) || at.matches(".stage, .stage > *, body")) break;
                    const edge = lined ? parseFloat(s[`${line}Width`]) : 0;
                    const gap = side === "left" ? r.left - b.left - edge : b.right - edge - r.right;
                    if (gap < LEAST && gap > -3) wrong.push(`touches its frame: ${text.slice(0, 40)} (${name(e)} in ${name(at)})`);
                    break;
                }
            }
            for (const other of texts) {
                if (other.e === e || other.text === text || over(other.e) !== over(e) || flows(e, other.e)) continue;
                for (const o of whole(other.rects)) {
                    const high = Math.min(r.bottom, o.bottom) - Math.max(r.top, o.top);
                    const gap = o.left - r.right;
                    if (high < 0.6 * Math.min(r.bottom - r.top, o.bottom - o.top) || gap < -2.5 || gap >= Math.max(LEAST, 0.35 * size)) continue;
                    if (paper(e, other.e) && paper(other.e, e)) {
                        // Each in a cell of its own; where these meet, a gap like that between words tells one from the other.
                        if (cell(other.e, e).left - cell(e, other.e).right < LEAST && gap < 0.35 * size) wrong.push(`runs on into the next cell: ${text.slice(0, 24)} (${name(e)}) and ${other.text.slice(0, 24)} (${name(other.e)})`);
                        continue;
                    }
                    if (gap < LEAST) wrong.push(`touches its neighbour: ${text.slice(0, 24)} (${name(e)}) and ${other.text.slice(0, 24)} (${name(other.e)})`);
                }
            }
        }
    }
    // Text behind a piece: most of its letters lie under something that is painted above them. Things that no finger meets
    // are met here: the page is asked as if everything could be touched.
    const touch = new CSSStyleSheet();
    touch.replaceSync("* { pointer-events: auto !important; } svg, svg * { pointer-events: visiblePainted !important; }");
    if (behind) document.adoptedStyleSheets = [...document.adoptedStyleSheets, touch];
    // How much of what is below it an element hides, by its own colour and the fading of all it lies in.
    const hides = (e, below, x, y) => {
        const s = css(e);
        let alpha = 1;
        for (let at = e; at && !at.contains(below); at = at.parentElement) alpha *= Number(css(at).opacity);
        if (!(e instanceof SVGElement) || e.nodeName === "svg") return alpha * (s.backgroundImage.includes("url(") ? 1 : see(s.backgroundColor));
        if (/^(text|tspan|g|a)$/.test(e.nodeName)) return 0;
        if (/^(use|image)$/.test(e.nodeName)) return alpha;
        // A pattern or a shade over the whole is ground, not a piece; of a frame only its line hides anything.
        const on = e.isPointInStroke?.(new DOMPoint(x, y).matrixTransform(e.getScreenCTM().inverse()));
        return alpha * Math.max(s.fill.startsWith("url(") ? 0 : see(s.fill) * Number(s.fillOpacity), on && s.stroke !== "none" ? see(s.stroke) * Number(s.strokeOpacity) : 0);
    };
    // Two spots tell most of it: where both are free, nothing hides a third of the letters.
    const SPOTS = [[0.3, 0.45], [0.7, 0.55], [0.2, 0.25], [0.8, 0.25], [0.2, 0.75], [0.8, 0.75]];
    for (const { text, e, rects, size } of behind ? seen : []) {
        if (!e.closest("main.board")) continue;
        let points = 0, hidden = 0, by = null;
        for (const r of rects) {
            const air = Math.max(0, (r.height - size * 0.72) / 2);
            for (const [number, [x, y]] of SPOTS.entries()) {
                if (number === 2 && !hidden) break;
                const spot = [r.left + (r.right - r.left) * x, r.top + air + (r.bottom - r.top - 2 * air) * y];
                const top = document.elementFromPoint(...spot);
                if (!top) continue;
                points++;
                if (e.contains(top)) continue;
                // Only where something else is met first it is worth asking for all that lies there.
                const stack = document.elementsFromPoint(...spot);
                const at = stack.findIndex((one) => e.contains(one));
                const above = stack.slice(0, Math.max(0, at)).find((one) => !one.contains(e) && hides(one, e, ...spot) > 0.4);
                if (!above) continue;
                hidden++;
                by ??= above;
            }
        }
        // Of two equal pieces the one behind is seen in part; papers laid over the board are put away again.
        if (!by || hidden <= points / 3 || over(by) !== over(e)) continue;
        const piece = by.closest("g, button, [data-place], [data-key]") ?? by;
        if (piece.textContent.trim() === text && e instanceof SVGElement) continue;
        wrong.push(`behind ${name(by)} of ${name(by.parentElement)}: ${text.slice(0, 40)} (${name(e)} of ${name(e.parentElement)})`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== touch);
    // A strip that stays while the page goes on under it.
    const stays = (e) => { for (let at = e; at; at = at.parentElement) if (/sticky|fixed/.test(css(at).position)) return true; return false; };
    // A choice whose middle another thing has.
    if (!document.querySelector(".show, dialog[open]"))
        for (const e of stage.querySelectorAll("button:not(:disabled), [role=button], [role=spinbutton], .bar a, .bar input")) {
            if (unseen(e) || e.closest("[inert]") || !room(e)) continue;
            const r = e.getBoundingClientRect();
            if (!r.width || !r.height) continue;
            if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > bottom + 1) {
                if (!e.closest("main.board svg")) wrong.push(`outside the screen: ${(e.getAttribute("aria-label") ?? e.innerText ?? "").slice(0, 50)} (${name(e)})`);
                continue;
            }
            if (e instanceof SVGElement || (long && r.top + r.height / 2 > innerHeight)) continue; // a ward is no rectangle; the board's own tests look at it
            const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
            if (hit && !(long && stays(hit)) && !e.contains(hit) && !hit.contains(e) && !hit.closest("label")?.contains(e)) wrong.push(`covered by ${name(hit)}: ${(e.getAttribute("aria-label") ?? e.innerText ?? "").slice(0, 50)} (${name(e)})`);
        }
    return [...new Set(wrong)];
}
