import { evenly, type Hairline } from './crown';
import type { Hair } from './look';

/**
 * A round on a head, relative to the middle of the skull, as shares of the head's size: across, forwards, up, radius.
 */
export type Lump = readonly [number, number, number, number];
export type HairShape = {
  readonly line?: Hairline;
  /** Hair that falls or stands behind the head. Each group of rounds forms one outline. */
  readonly behind?: readonly (readonly Lump[])[];
  readonly hidesEars?: true;
};

/** Hair parted on the left: deep over the right temple, high over the left one. */
const SPLIT_MOVE: Hairline = [
  [0, 40],
  [35, 30],
  [62, 16],
  [80, -16],
  [105, -6],
  [130, -28],
  [180, -38],
  [-130, -28],
  [-105, -6],
  [-80, -16],
  [-62, 24],
  [-40, 50],
];
const CLOSE: Hairline = evenly([
  [0, 44],
  [35, 40],
  [58, 30],
  [78, -6],
  [105, 2],
  [135, -22],
  [180, -32],
]);
const SWEPT: Hairline = evenly([
  [0, 46],
  [45, 36],
  [72, 6],
  [90, -12],
  [125, -26],
  [180, -34],
]);
/** Hair over the ears and as far as the nape. */
const FULL: Hairline = [
  [0, 44],
  [30, 28],
  [58, 6],
  [76, -34],
  [110, -40],
  [180, -46],
  [-110, -40],
  [-76, -34],
  [-60, 14],
  [-32, 52],
];
/** Hair from temple to temple behind a bald top. */
const FRINGE_OF_THE_BALD: Hairline = [
  [74, -10],
  [84, 16],
  [120, 8],
  [180, 2],
  [-120, 8],
  [-84, 16],
  [-74, -10],
  [-130, -26],
  [180, -34],
  [130, -26],
];

export const HAIR: Readonly<Record<Hair, HairShape>> = {
  bald: {},
  crop: { line: CLOSE },
  short: { line: SPLIT_MOVE },
  receding: { line: FRINGE_OF_THE_BALD },
  bun: { line: SWEPT, behind: [[[0, -0.05, 0.05, 0.028]]] },
  tail: {
    line: SWEPT,
    behind: [
      [
        [0, -0.06, 0.016, 0.022],
        [0.008, -0.078, -0.05, 0.02],
        [0, -0.066, -0.11, 0.008],
      ],
    ],
  },
  bob: {
    line: FULL,
    behind: [
      [
        [-0.034, -0.012, -0.046, 0.03],
        [0.034, -0.012, -0.046, 0.03],
        [0, -0.01, 0.004, 0.058],
      ],
    ],
    hidesEars: true,
  },
  long: {
    line: FULL,
    behind: [
      [
        [-0.034, -0.034, -0.125, 0.026],
        [0.034, -0.034, -0.125, 0.026],
        [0, -0.01, 0.004, 0.058],
      ],
    ],
    hidesEars: true,
  },
  curls: {
    line: FULL,
    behind: [
      [[-0.044, -0.01, -0.012, 0.034]],
      [[0.044, -0.01, -0.012, 0.034]],
      [[-0.034, -0.01, 0.034, 0.036]],
      [[0.034, -0.01, 0.034, 0.036]],
      [[0, -0.012, 0.052, 0.036]],
      [[0, -0.044, -0.016, 0.04]],
    ],
    hidesEars: true,
  },
};

export const CAP_LINE: Hairline = evenly([
  [0, 34],
  [50, 26],
  [90, 8],
  [135, -4],
  [180, -8],
]);
export const TURBAN_LINE: Hairline = evenly([
  [0, 44],
  [35, 28],
  [70, 8],
  [110, -4],
  [180, -14],
]);
