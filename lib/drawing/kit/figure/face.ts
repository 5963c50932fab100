import { INK } from '../../palette';
import type { FlatShape } from '../../solids/solid';
import type { Look } from './look';
import { skin, type Paper } from './rounds';
import type { Lump } from './hair';

/** The rounds of skull, jaw and nose. The nose shows in the outline of a person who looks aside. */
export const FACE: readonly (readonly Lump[])[] = [
  [
    [0, 0.006, 0.002, 0.056],
    [0, 0.018, -0.04, 0.036],
  ],
  [
    [0, 0.046, 0.004, 0.006],
    [0, 0.058, -0.016, 0.009],
  ],
];
export const EARS: readonly (readonly Lump[])[] = [[[-0.047, -0.004, -0.014, 0.013]], [[0.047, -0.004, -0.014, 0.013]]];
export const NAPE: readonly Lump[] = [
  [0, -0.006, -0.036, 0.03],
  [0, -0.008, -0.076, 0.027],
];

export const BEARDS = {
  full: [
    [-0.044, 0.002, -0.016, 0.008],
    [0.044, 0.002, -0.016, 0.008],
    [0, 0.026, -0.058, 0.028],
  ],
  moustache: [
    [-0.014, 0.049, -0.03, 0.0045],
    [0.014, 0.049, -0.03, 0.0045],
  ],
} as const satisfies Readonly<Record<string, readonly Lump[]>>;

type OnHead = (across: number, forwards: number, up: number) => Paper;

/** The cheeks, which a full beard leaves free. */
const CHEEKS: Lump = [0, 0.035, 0.002, 0.034];
const [EYE_ACROSS, EYE, LENS] = [0.02, 0.0062, 0.015];

/**
 * Draws the eyes, mouth and glasses of a person who faces the viewer or looks aside.
 * @param size the size of the head, in feet
 */
export function features(on: OnHead, size: number, { skin: tone, glasses, beard }: Look): FlatShape[] {
  const round = ([x, y, z, r]: Lump) => skin([{ ...on(x, y, z), r: r * size }]);
  const eyes = (r: number) => [-EYE_ACROSS, EYE_ACROSS].map((across) => round([across, 0.045, 0.002, r])).join('');
  const at = (across: number, forwards: number, up: number) => {
    const { x, y } = on(across, forwards, up);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const smile = (up: number) => `M${at(-0.014, 0.048, up)}Q${at(0, 0.053, up - 0.008)} ${at(0.014, 0.048, up)}Z`;
  return [
    ...(beard === 'full'
      ? [
          { d: round(CHEEKS), fill: tone.middle },
          { d: smile(-0.046), fill: tone.middle },
        ]
      : []),
    { d: eyes(EYE) + (beard ? '' : smile(-0.036)), fill: INK },
    ...(glasses ? [{ d: eyes(LENS), stroke: INK, width: 0.6 }] : []),
  ];
}
