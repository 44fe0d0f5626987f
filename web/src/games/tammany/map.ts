/**
 * Our own drawing of lower Manhattan, as data: named points, and for every ward the ring of points around it, clockwise
 * on the screen. Two wards share a border where they share two neighbouring points, so the picture *is* the adjacency
 * (TH-06): `geometry.ts` computes it and a test compares it with the rules. North is up, units are those of the view box.
 */

export const WIDTH = 1000;
export const HEIGHT = 1090;

export type Point = readonly [number, number];

export const POINTS = {
  // where three or four wards meet
  "1/2/3": [444, 884],
  "2/3/6": [466, 732],
  "2/4/6": [612, 722],
  "3/5/6": [398, 716],
  "4/6/7/10": [668, 582], // a corner only: 4 and 10, 6 and 7 are no neighbours
  "5/6/8/14": [400, 524], // a corner only: 5 and 14, 6 and 8 are no neighbours
  "6/10/14": [640, 512],
  "7/10/13": [824, 484],
  "8/9/15": [352, 232],
  "8/14/15": [414, 298],
  "10/13/17": [820, 326],
  "10/14/17": [644, 300],
  "11/13/17": [818, 250],
  "14/15/17": [560, 288],
  // bends of borders inside the land
  "1/2": [530, 902],
  "1/3": [352, 892],
  "2/3": [452, 806],
  "2/6": [540, 716],
  "3/5": [300, 716],
  "4/7": [764, 624],
  "5/6": [392, 620],
  "5/8": [280, 532],
  "6/14": [520, 530],
  "7/13": [880, 486],
  "8/9": [236, 268],
  "8/14": [410, 410],
  "8/15": [386, 262],
  "9/15": [338, 130],
  "10/14": [648, 400],
  "11/13": [900, 258],
  "11/17": [822, 150],
  "15/17": [566, 180],
  // the shore, clockwise from the north-west, and the northern edge of the map
  n9: [128, 40],
  "n9/15": [330, 40],
  "n15/17": [570, 40],
  "n11/17": [818, 40],
  n11: [938, 40],
  e11a: [966, 104],
  e11b: [984, 184],
  "e11/13": [988, 266],
  e13a: [986, 352],
  e13b: [972, 424],
  "e7/13": [952, 492],
  e7a: [938, 562],
  e7b: [914, 622],
  "e4/7": [886, 682],
  e4a: [838, 748],
  "e2/4": [768, 812],
  e2a: [716, 868],
  "e1/2": [652, 926],
  e1a: [612, 984],
  s1a: [552, 1038],
  s1b: [460, 1066],
  s1c: [372, 1054],
  w1a: [302, 1006],
  w1b: [272, 942],
  "w1/3": [252, 884],
  w3a: [226, 804],
  "w3/5": [204, 716],
  w5a: [188, 614],
  "w5/8": [164, 538],
  w8a: [138, 440],
  w8b: [116, 356],
  "w8/9": [98, 280],
  w9a: [92, 198],
  w9b: [104, 112],
} as const satisfies Record<string, Point>;

export type PointName = keyof typeof POINTS;

export interface Ward {
  ring: readonly PointName[];
  /** Where the number stands. */
  plate: Point;
  /** The middle of the room for pieces, and its width and height. */
  room: readonly [number, number, number, number];
  /** Slope of its streets in degrees. */
  streets: number;
}

export const WARDS: Readonly<Record<number, Ward>> = {
  1: {
    ring: ["w1/3", "1/3", "1/2/3", "1/2", "e1/2", "e1a", "s1a", "s1b", "s1c", "w1a", "w1b"],
    plate: [300, 922],
    room: [470, 976, 216, 96],
    streets: 24,
  },
  2: {
    ring: ["1/2/3", "2/3", "2/3/6", "2/6", "2/4/6", "e2/4", "e2a", "e1/2", "1/2"],
    plate: [500, 762],
    room: [584, 830, 214, 116],
    streets: 36,
  },
  3: {
    ring: ["w1/3", "w3a", "w3/5", "3/5", "3/5/6", "2/3/6", "2/3", "1/2/3", "1/3"],
    plate: [244, 748],
    room: [344, 812, 196, 112],
    streets: 14,
  },
  4: {
    ring: ["2/4/6", "4/6/7/10", "4/7", "e4/7", "e4a", "e2/4"],
    plate: [694, 622],
    room: [742, 706, 160, 96],
    streets: 42,
  },
  5: {
    ring: ["w3/5", "w5a", "w5/8", "5/8", "5/6/8/14", "5/6", "3/5/6", "3/5"],
    plate: [208, 562],
    room: [298, 640, 180, 124],
    streets: 12,
  },
  6: {
    ring: ["3/5/6", "5/6", "5/6/8/14", "6/14", "6/10/14", "4/6/7/10", "2/4/6", "2/6", "2/3/6"],
    plate: [432, 560],
    room: [522, 636, 200, 140],
    streets: 20,
  },
  7: {
    ring: ["4/6/7/10", "7/10/13", "7/13", "e7/13", "e7a", "e7b", "e4/7", "4/7"],
    plate: [846, 512],
    room: [836, 584, 158, 84],
    streets: 30,
  },
  8: {
    ring: ["w5/8", "w8a", "w8b", "w8/9", "8/9", "8/9/15", "8/15", "8/14/15", "8/14", "5/6/8/14", "5/8"],
    plate: [146, 318],
    room: [272, 424, 224, 160],
    streets: 8,
  },
  9: {
    ring: ["w8/9", "w9a", "w9b", "n9", "n9/15", "9/15", "8/9/15", "8/9"],
    plate: [162, 76],
    room: [222, 166, 204, 136],
    streets: -26,
  },
  10: {
    ring: ["4/6/7/10", "6/10/14", "10/14", "10/14/17", "10/13/17", "7/10/13"],
    plate: [676, 338],
    room: [734, 420, 164, 140],
    streets: 6,
  },
  11: {
    ring: ["11/13/17", "11/17", "n11/17", "n11", "e11a", "e11b", "e11/13", "11/13"],
    plate: [850, 72],
    room: [900, 172, 146, 130],
    streets: 18,
  },
  13: {
    ring: ["7/10/13", "10/13/17", "11/13/17", "11/13", "e11/13", "e13a", "e13b", "e7/13", "7/13"],
    plate: [850, 290],
    room: [896, 386, 146, 128],
    streets: 4,
  },
  14: {
    ring: ["5/6/8/14", "8/14", "8/14/15", "14/15/17", "10/14/17", "10/14", "6/10/14", "6/14"],
    plate: [440, 334],
    room: [524, 446, 224, 140],
    streets: 12,
  },
  15: {
    ring: ["8/9/15", "9/15", "n9/15", "n15/17", "15/17", "14/15/17", "8/14/15", "8/15"],
    plate: [364, 72],
    room: [456, 172, 192, 128],
    streets: 10,
  },
  17: {
    ring: ["14/15/17", "15/17", "n15/17", "n11/17", "11/17", "11/13/17", "10/13/17", "10/14/17"],
    plate: [602, 72],
    room: [694, 184, 220, 150],
    streets: 10,
  },
};

export const WARD_NUMBERS: readonly number[] = Object.keys(WARDS).map(Number);

/** Where Castle Garden lies in the harbour: its middle and radius. */
export const CASTLE_GARDEN = { at: [128, 960] as Point, radius: 106 };

export interface Park {
  name: string;
  at: Point;
  size: Point;
  turn: number;
}

/** Greens that people of the time walked in; ornament only, never under a number. */
export const PARKS: readonly Park[] = [
  { name: "the Battery", at: [456, 1044], size: [120, 22], turn: 2 },
  { name: "City Hall Park", at: [434, 752], size: [26, 50], turn: 8 },
  { name: "Washington Square", at: [456, 88], size: [92, 44], turn: 0 },
  { name: "Tompkins Square", at: [764, 118], size: [44, 66], turn: 0 },
  { name: "Hudson Square", at: [222, 672], size: [36, 34], turn: 4 },
];
