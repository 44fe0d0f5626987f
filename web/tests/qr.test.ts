/** QR codes as another encoder draws them (python-qrcode 8, level M, the mask given), one in full and others by a sum over all squares. */
import { expect, it } from "vitest";
import { qr } from "../src/frame/qr";

const WHOLE = "1fc0967f 10587b41 1745d25d 1744e45d 175d475d 10488241 1fd5557f 0002db00 154a7812 15316949 1b759c77 091e0d92 1e652fcb 1db7b8c9 1c4c4cbb 1998edaa 10f969cb 0d9151cd 12d79dd3 0bb2283a 11c929f0 0016b117 1fc34b5b 1047fd1b 175b69f1 174e4197 17535639 1043df42 1fd23b33".split(" ");
const sum = (rows: boolean[][]): number => rows.flat().reduce((h, on) => Math.imul(h ^ (on ? 49 : 48), 0x01000193) >>> 0, 0x811c9dc5);

it("draws an address", () => {
  const rows = qr("https://example.org/t/abc#join=XyZ")!;
  expect(rows.map((row) => row.reduce((n, on) => n * 2 + Number(on), 0).toString(16).padStart(8, "0"))).toEqual(WHOLE);
});
it.each([
  ["a", 1, 2869514145],
  ["y", 100, 2310580619],
  ["é", 60, 783272313],
  ["z", 150, 1903060856],
  ["q", 180, 1780119200],
  ["w", 213, 1766420515],
])("draws %s, %s times", (letter, count, squares) => expect(sum(qr(letter.repeat(count))!)).toBe(squares));
it("says when a text is too long", () => expect(qr("x".repeat(214))).toBeNull());
