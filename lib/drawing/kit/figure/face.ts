import { INK } from '../../palette';
import type { FlatShape } from '../../solids/solid';
import type { Look } from './look';
import { skin, type Paper } from './rounds';
import type { Lump } from './hair';

/** Skull, jaw and nose: the nose shows in the outline of whoever looks aside. */
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
    [-0.04, 0.004, -0.03, 0.008],
    [0.04, 0.004, -0.03, 0.008],
    [0, 0.024, -0.058, 0.028],
  ],
  moustache: [
    [-0.014, 0.05, -0.03, 0.007],
    [0.014, 0.05, -0.03, 0.007],
  ],
} as const satisfies Readonly<Record<string, readonly Lump[]>>;

type OnHead = (across: number, forwards: number, up: number) => Paper;

/** Eyes, mouth and glasses of somebody who looks at us or aside. @param size feet a share of the head is */
export function features(on: OnHead, size: number, { glasses, beard }: Look): FlatShape[] {
  const eyes = [-0.02, 0.02].map((across) => on(across, 0.045, 0.002));
  const dots = eyes.map((eye) => skin([{ ...eye, r: 0.0062 * size }])).join('');
  const [left, right, low] = [on(-0.014, 0.048, -0.036), on(0.014, 0.048, -0.036), on(0, 0.053, -0.044)];
  const at = ({ x, y }: Paper) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const mouth = beard ? '' : `M${at(left)}Q${at(low)} ${at(right)}Z`;
  const lenses = eyes.map((eye) => skin([{ ...eye, r: 0.015 * size }])).join('');
  return [{ d: dots + mouth, fill: INK }, ...(glasses ? [{ d: lenses, stroke: INK, width: 0.6 }] : [])];
}
