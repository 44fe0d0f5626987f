/** The board on the screen as a picture: the same drawing, with the styles it has there, on a canvas. */

/** Everything that the page's style sheets say, as one text: a picture is a document of its own and has none. */
function styles(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

/** A PNG of at most `most` pixels a side. Letters are the system's own: a picture's document loads no fonts. */
export async function picture(board: HTMLElement, most = 1200): Promise<Blob> {
  const { width, height } = board.getBoundingClientRect();
  const scale = Math.min(2, most / Math.max(width, height));
  let copy: HTMLElement = board.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;width:${width}px;height:${height}px;position:static;margin:0`;
  // Styles ask for what stands around the board: its ancestors come along, empty.
  for (let around = board.parentElement; around; around = around.parentElement) {
    const shell = document.createElement(["HTML", "BODY"].includes(around.tagName) ? "div" : around.tagName.toLowerCase());
    for (const { name, value } of around.attributes) if (name !== "style") shell.setAttribute(name, value);
    shell.style.cssText = `display:block;position:static;width:${width}px;height:${height}px;margin:0;padding:0;border:0;overflow:hidden`;
    shell.append(copy);
    copy = shell;
  }
  const root = getComputedStyle(document.documentElement);
  for (const name of root) if (name.startsWith("--")) copy.style.setProperty(name, root.getPropertyValue(name));
  const style = document.createElement("style");
  style.textContent = styles();
  copy.prepend(style);
  const inside = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("picture"))), "image/png"));
}
