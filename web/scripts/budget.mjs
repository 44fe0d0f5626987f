// Weighs the build and fails when a page outgrows its budget: scripts gzipped (first page 90 kB, a table 170 kB), and everything that
// a table fetches for its first view (250 kB): scripts, style sheets and drawings gzipped, fonts as they are.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const out = fileURLToPath(new URL("../../src/backroom/server/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(join(out, "manifest.json"), "utf8"));

/** All scripts that come with these entries, imports of imports too; lazy ones only if named. */
function scripts(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    const entry = manifest[key];
    if (!entry) throw new Error(`not in the build: ${key}`);
    scripts(entry.imports ?? [], seen);
  }
  return seen;
}
const file = (name) => readFileSync(join(out, name));
const gzipped = (names) => [...new Set(names)].reduce((sum, name) => sum + gzipSync(file(name)).length, 0);
const entries = (keys) => [...scripts(keys)].map((key) => manifest[key]);
const weigh = (keys) => gzipped(entries(keys).map((entry) => entry.file));
/** Everything that these entries bring to the first view: a font counts once a style sheet of theirs names it. */
function whole(keys) {
  const found = entries(keys);
  const css = [...new Set(found.flatMap((entry) => entry.css ?? []))];
  const fonts = new Set(css.flatMap((name) => [...file(name).toString().matchAll(/[\w.-]+\.woff2/g)].map(([font]) => `assets/${font}`)));
  const drawings = found.flatMap((entry) => entry.assets ?? []).filter((name) => name.endsWith(".svg"));
  const pages = ["index.html"];
  return weigh(keys) + gzipped([...css, ...drawings, ...pages]) + [...fonts].reduce((sum, name) => sum + file(name).length, 0);
}
const words = (...parts) => {
  // The heaviest language counts.
  const sizes = ["en", "fr", "it"].map((lang) =>
    parts.map((part) => `../src/backroom/locale/${lang}/${part}.ftl?raw`).filter((key) => manifest[key]),
  );
  return sizes.sort((a, b) => weigh(b) - weigh(a))[0];
};
const games = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key));
const first = ["index.html", "src/Start.svelte", ...words("web", "engine", "server", "bots", ...games.map((game) => `${game.split("/")[2]}-tile`))];
const table = (game) => {
  const name = game.split("/")[2];
  // What TablePage asks for before the table is shown.
  return ["index.html", "src/frame/TablePage.svelte", game, ...words("web", "engine", "server", name, `${name}-tile`, `${name}-steps`, `${name}-coach`, "coach", "bots", "fair")];
};
const pages = [
  ["first page, script", 90, weigh(first)],
  ["first page, all of the first view", 250, whole(first)],
  ...games.flatMap((game) => [
    [`table of ${game.split("/")[2]}, script`, 170, weigh(table(game))],
    [`table of ${game.split("/")[2]}, all of the first view`, 250, whole(table(game))],
  ]),
];
let bad = false;
for (const [name, most, bytes] of pages) {
  bad ||= bytes / 1000 > most;
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of ${most} kB`);
}
if (bad) {
  console.error("A page is heavier than its budget.");
  process.exit(1);
}
