/**
 * An address as a QR code (ISO/IEC 18004): bytes, level M, versions 1 to 10. A square of true (dark) and false, without the quiet
 * zone around it; null where the text is too long.
 */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
/** Error correction a block, and blocks, at level M. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The remainder that makes a block a multiple of the generator. */
function checksOf(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) generator = [...generator, 0].map((own, k) => own ^ (k ? times(generator[k - 1]!, EXP[i]!) : 0));
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead) generator.forEach((g, k) => (rest[i + k]! ^= times(g, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, checks, blocks] = [TOTAL[version - 1]!, CHECKS[version - 1]!, BLOCKS[version - 1]!];
  const room = total - checks * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);
  // Shorter blocks first; then all is woven together.
  const short = Math.floor(room / blocks);
  const long = room % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const ends = parts.map((part) => checksOf(part, checks));
  const woven = (rows: number[][]): number[] => Array.from({ length: Math.max(...rows.map((r) => r.length)) }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat();
  return [...woven(parts), ...woven(ends)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** `value` with the remainder by a generator of `length` bits behind it. */
function remainder(value: number, generator: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); rest >> length; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((total, i) => 4 + (i < 9 ? 8 : 16) + bytes.length * 8 <= (total - CHECKS[i]! * BLOCKS[i]!) * 8) + 1;
  if (!version) return null;
  const size = 17 + 4 * version;
  const dark: boolean[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed: boolean[][] = dark.map((row) => [...row]);
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) set(cx + x, cy + y, ![2, 4].includes(Math.max(Math.abs(x), Math.abs(y))));
  const spots = ALIGN[version - 1]!;
  for (const cy of spots)
    for (const cx of spots) {
      const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      if (!corner) for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  /** What says the level and the mask, twice. Level M is 00. */
  const format = (mask: number): void => {
    const told = remainder(mask, 0x537, 10) ^ 0x5412;
    const bit = (i: number): boolean => ((told >> i) & 1) === 1;
    for (let i = 0; i < 6; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7) {
    const told = remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const on = ((told >> i) & 1) === 1;
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, on);
      set(b, a, on);
    }
  }
  const bits = codewords(bytes, version).flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (!fixed[y]![x]) dark[y]![x] = bits[at++] === 1;
      }
  }
  const masked = (mask: number): boolean[][] => dark.map((row, y) => row.map((on, x) => (fixed[y]![x] ? on : on !== MASKS[mask]!(x, y))));
  let best: boolean[][] | null = null;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    format(mask);
    const made = masked(mask);
    const bad = penalty(made);
    if (bad < least) [best, least] = [made, bad];
  }
  return best;
}

/** How hard it is to read: long runs, blocks of one colour, too dark or too light. */
function penalty(rows: boolean[][]): number {
  const size = rows.length;
  let sum = 0;
  for (const lines of [rows, rows.map((_, x) => rows.map((row) => row[x]!))])
    for (const line of lines) {
      let run = 0;
      line.forEach((on, i) => {
        run = i && on === line[i - 1] ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
      });
      const text = line.map((on) => (on ? "1" : "0")).join("");
      for (const mark of ["10111010000", "00001011101"]) for (let i = text.indexOf(mark); i >= 0; i = text.indexOf(mark, i + 1)) sum += 40;
    }
  for (let y = 1; y < size; y++) for (let x = 1; x < size; x++) if (rows[y]![x] === rows[y]![x - 1] && rows[y]![x] === rows[y - 1]![x] && rows[y]![x] === rows[y - 1]![x - 1]) sum += 3;
  const share = rows.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
