/** What the client says in these tests is written down for tests/heard.py, which misses what nobody says. */
import { appendFileSync } from "node:fs";
import { afterAll } from "vitest";

const said = new Set<string>();
globalThis.heard = (key) => void said.add(key);
afterAll(() => {
  const file = process.env["BACKROOM_HEARD"];
  if (file && said.size) appendFileSync(file, [...said].join("\n") + "\n");
});
