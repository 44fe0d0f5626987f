import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Catalogues as they are fetched: what is said, without the comments for those who write it and their deep indents. */
const catalogues = {
  name: "catalogues",
  enforce: "pre",
  load(id: string): string | null {
    if (!id.endsWith(".ftl?raw")) return null;
    const lines = readFileSync(id.slice(0, -"?raw".length), "utf8").split("\n");
    return `export default ${JSON.stringify(lines.filter((line) => line.trim() && !line.startsWith("#")).map((line) => line.replace(/^ +/, " ")).join("\n"))}`;
  },
} as const;

export default defineConfig({
  plugins: [catalogues, svelte()],
  // Nothing in the build knows where it is served: files find each other, and the server writes their place into the page.
  base: "./",
  build: {
    outDir: "../src/backroom/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Hidden from the browser, read by scripts/budget.mjs.
    manifest: "manifest.json",
  },
  // The catalogues lie beside web/, with the rest of the package.
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  // Svelte's client build, not its server build, when vitest resolves it.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // One process for all files: they leave nothing behind, and most of their time went into loading the same modules again.
  test: { environment: "happy-dom", testTimeout: 60_000, include: ["tests/**/*.test.ts"], setupFiles: ["tests/heard.ts"], isolate: false, maxWorkers: 1 },
});
