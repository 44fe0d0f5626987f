// Weighs the built scripts, gzipped, and fails when a page outgrows its budget: first page 90 kB, a table 170 kB.
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
const weigh = (keys) => {
  const files = new Set([...scripts(keys)].map((key) => manifest[key].file));
  let total = 0;
  for (const file of files) total += gzipSync(readFileSync(join(out, file))).length;
  return total;
};
const words = (...parts) => {
  // The heaviest language counts.
  const sizes = ["en", "fr", "it"].map((lang) =>
    parts.map((part) => `../src/backroom/locale/${lang}/${part}.ftl?raw`).filter((key) => manifest[key]),
  );
  return sizes.sort((a, b) => weigh(b) - weigh(a))[0];
};
const games = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key));
const pages = [
  ["first page", 90, ["index.html", "src/Start.svelte", ...words("web", "engine", "server", "tammany")]],
  ...games.map((game) => {
    const name = game.split("/")[2];
    return [`table of ${name}`, 170, ["index.html", "src/frame/TablePage.svelte", game, ...words("web", "engine", "server", name)]];
  }),
];
let bad = false;
for (const [name, most, keys] of pages) {
  const kb = weigh(keys) / 1000;
  bad ||= kb > most;
  console.log(`${name}: ${kb.toFixed(1)} kB of ${most} kB gzip`);
}
if (bad) {
  console.error("A page is heavier than its budget.");
  process.exit(1);
}
