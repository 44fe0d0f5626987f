/** The board on the screen as a picture: the same drawing, with the styles it has there, on a canvas. */

/** Everything that the page's style sheets say, as one text: a picture is a document of its own and has none. */
function styles(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => found(rule.cssText, sheet.href ?? location.href))).join("\n");
}

/** Addresses of fonts are meant from where their style sheet lies, not from the page. */
const FONT = /url\("([^"]+\.woff2)"\)/g;
const found = (css: string, from: string): string => css.replace(FONT, (_, url: string) => `url("${new URL(url, from).href}")`);

/** A font file as an address that needs no server: a picture's document may load nothing. */
const fonts = new Map<string, Promise<string>>();
const inside = async (url: string): Promise<string> => `data:font/woff2;base64,${await base64(await (await fetch(url)).blob())}`;

export async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}
async function withFonts(css: string): Promise<string> {
  const urls = [...new Set([...css.matchAll(FONT)].map(([, url]) => url!))];
  for (const url of urls) {
    const made = fonts.get(url) ?? inside(url);
    fonts.set(url, made);
    css = css.replaceAll(`url("${url}")`, `url("${await made}")`);
  }
  return css;
}

/** The size of the picture that goes with a link (`table/pictures.py`). */
export const CARD = { width: 1200, height: 630 };
/** The most bytes such a picture may have there. */
const CARD_BYTES = 160_000;

/** For the preview of a link: the board in the middle of a card, as a JPEG that is small enough. */
export async function card(board: HTMLElement): Promise<Blob> {
  const canvas = await drawn(board, CARD);
  for (const quality of [0.85, 0.7, 0.55, 0.4]) {
    const made = await blob(canvas, "image/jpeg", quality);
    if (made.size <= CARD_BYTES) return made;
  }
  throw new Error("picture");
}

/** To save: a PNG of at most `most` pixels a side. */
export async function picture(board: HTMLElement, most = 1200): Promise<Blob> {
  const { width, height } = board.getBoundingClientRect();
  const scale = Math.min(2, most / Math.max(width, height));
  return blob(await drawn(board, { width: Math.round(width * scale), height: Math.round(height * scale) }), "image/png");
}

const blob = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail(new Error("picture"))), type, quality));

/** Signs, patterns and clips that the board draws with and that lie elsewhere in the page: the drawings that hold them. */
function lent(board: Element): Element[] {
  const found = new Set<Element>();
  const look = (within: Element): void => {
    for (const node of [within, ...within.querySelectorAll("*")])
      for (const { value } of node.attributes)
        for (const [, id] of value.matchAll(/(?:^|url\(["']?)#([\w-]+)/g)) {
          const drawing = document.getElementById(id!)?.closest("svg:not(svg svg)");
          if (!drawing || board.contains(drawing) || found.has(drawing)) continue;
          found.add(drawing);
          look(drawing);
        }
  };
  look(board);
  return [...found].map((drawing) => drawing.cloneNode(true) as Element);
}

async function drawn(board: HTMLElement, size: { width: number; height: number }): Promise<HTMLCanvasElement> {
  const { width, height } = board.getBoundingClientRect();
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
  copy.prepend(...lent(board));
  const root = getComputedStyle(document.documentElement);
  for (const name of root) if (name.startsWith("--")) copy.style.setProperty(name, root.getPropertyValue(name));
  const style = document.createElement("style");
  // What comes in by moving would be caught where it begins: out of sight.
  style.textContent = `${await withFonts(styles())}\n*, ::before, ::after { animation: none !important; transition: none !important; }`;
  copy.prepend(style);
  const text = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${text}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const paper = canvas.getContext("2d")!;
  // As large as it fits, on the paper of the table.
  const scale = Math.min(size.width / width, size.height / height);
  paper.fillStyle = getComputedStyle(board.closest(".stage") ?? board).backgroundColor;
  paper.fillRect(0, 0, size.width, size.height);
  paper.drawImage(image, (size.width - width * scale) / 2, (size.height - height * scale) / 2, width * scale, height * scale);
  return canvas;
}
