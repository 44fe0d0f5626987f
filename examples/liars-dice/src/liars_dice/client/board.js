/** The board: dice as pictures. Given what is seen (`update`), it draws; it knows no rules. */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
const SVG = "http://www.w3.org/2000/svg";

function die(face) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 30 30");
  svg.setAttribute("width", "44");
  svg.setAttribute("height", "44");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", String(face));
  const box = svg.appendChild(document.createElementNS(SVG, "rect"));
  for (const [name, value] of Object.entries({ x: 1, y: 1, width: 28, height: 28, rx: 5, fill: "#fffaf0", stroke: "#4a3d2a" })) box.setAttribute(name, value);
  for (const at of PIPS[face] ?? []) {
    const pip = svg.appendChild(document.createElementNS(SVG, "circle"));
    for (const [name, value] of Object.entries({ cx: 8 + (at % 3) * 7, cy: 8 + Math.floor(at / 3) * 7, r: 2.4, fill: "#2a2218" })) pip.setAttribute(name, value);
  }
  return svg;
}

export function board(node) {
  return {
    update({ view, names, say }) {
      node.replaceChildren();
      const row = (title, faces) => {
        const line = node.appendChild(document.createElement("p"));
        line.append(`${title} `);
        for (const face of faces) line.append(die(face), " ");
      };
      if (view.bid) row(`${names[view.bidder]}: ${view.bid.count} ×`, [view.bid.face]);
      if (view.your_dice) row(say("liars_dice-view-your-dice"), view.your_dice);
    },
    destroy() {
      node.replaceChildren();
    },
  };
}
