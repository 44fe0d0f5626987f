// What is wrong in MOB's districts as they are seen now: a number, a name or a piece that leaves its district, a number that a piece
// lies over. Pieces of one kind may close up; what they are called and how many they are is always whole.
() => {
    const wrong = [];
    const seen = (root, what) => [...root.querySelectorAll(what)].filter((e) => e.checkVisibility()).map((e) => [e, e.getBoundingClientRect()]).filter(([, r]) => r.width > 0.5 && r.height > 0.5);
    const name = (e) => `${e.closest("[data-place]")?.dataset.place ?? e.nodeName} ${e.textContent.trim().slice(0, 20)}`;
    for (const dist of document.querySelectorAll(".dist")) {
        const box = dist.getBoundingClientRect();
        // Where its own words stand, without a die or an arrow beside them.
        const letters = (e) => {
            const range = document.createRange();
            const words = [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
            if (words.length) { range.setStartBefore(words[0]); range.setEndAfter(words.at(-1)); } else range.selectNodeContents(e);
            return range.getBoundingClientRect();
        };
        const numbers = seen(dist, ".tot b, .tot small, .crew b, .many, .crates b, .seats, h2, .verd").map(([e]) => [e, letters(e)]);
        const pieces = seen(dist, ".mole > svg, .carrow .car > svg, .few svg, .one svg, .none svg, .crates svg");
        for (const [e, r] of [...numbers, ...pieces])
            if (r.left < box.left - 1 || r.right > box.right + 1 || r.top < box.top - 2 || r.bottom > box.bottom + 2) wrong.push(`leaves ${dist.dataset.district}: ${name(e)}`);
        for (const [e, a] of numbers)
            for (const [piece, b] of pieces) {
                // Drawings have air around them, and so have letters above and below.
                const air = piece.closest(".car") ? 1 : b.width * 0.1, line = a.height * 0.2;
                const wide = Math.min(a.right, b.right - air) - Math.max(a.left, b.left + air);
                const high = Math.min(a.bottom - line, b.bottom - air) - Math.max(a.top + line, b.top + air);
                if (wide > 1 && high > 1) wrong.push(`a piece on a number: ${name(e)} under ${piece.closest("[data-place]")?.dataset.place} by ${wide.toFixed(1)} x ${high.toFixed(1)}`);
            }
        // A number that is not there is hidden as well.
        for (const what of [".crew b", ".crates"]) if (!seen(dist, what).length) wrong.push(`not seen in ${dist.dataset.district}: ${what}`);
    }
    return [...new Set(wrong)];
}
