/** SHA-256 and HMAC: the browser's own, or, on plain HTTP in a local network where browsers keep it back, the same in script. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

const BLOCK = 64;
const encoder = new TextEncoder();

export const native: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** The first 32 bits of the fractional parts of the nth roots of the first primes (FIPS 180-4). */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** (1 / power) % 1) * 2 ** 32) | 0);
  }
  return found;
}
const K = roots(64, 3);
const START = roots(8, 2);
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export const scripted: Digest = (bytes) => {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = [...START];
  const w = new Array<number>(64).fill(0);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, i) => (hash[i] = (hash[i]! + part) | 0));
  }
  const told = new Uint8Array(32);
  hash.forEach((part, i) => new DataView(told.buffer).setInt32(4 * i, part));
  return Promise.resolve(told);
};

export const digest: Digest = (bytes) => (globalThis.crypto?.subtle ? native(bytes) : scripted(bytes));

export const toHex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
export const fromHex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The hash of lines, as the protocol writes all its hashes. */
export async function sha(lines: readonly string[], by: Digest = digest): Promise<string> {
  return toHex(await by(encoder.encode(lines.join("\n"))));
}

/** HMAC-SHA-256 (RFC 2104) with a key of 32 bytes. */
export async function hmac(key: Uint8Array, text: string, by: Digest = digest): Promise<Uint8Array<ArrayBuffer>> {
  const padded = (filler: number, rest: Uint8Array): Uint8Array<ArrayBuffer> => {
    const whole = new Uint8Array(BLOCK + rest.length).fill(filler, 0, BLOCK);
    key.forEach((byte, i) => (whole[i] = byte ^ filler));
    whole.set(rest, BLOCK);
    return whole;
  };
  return by(padded(0x5c, await by(padded(0x36, encoder.encode(text)))));
}
