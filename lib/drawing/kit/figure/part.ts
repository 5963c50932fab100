import type { Material } from '../../palette';
import type { FlatShape } from '../../solids/solid';
import { chain, extent, lit, skin, type Round } from './rounds';
import type { Point } from './skeleton';

/**
 * One painted part of a figure. `depth` grows towards the viewer. Lengths are feet on paper from where the figure
 * stands.
 */
export type Part = {
  readonly depth: number;
  readonly extent: readonly [number, number, number, number];
  readonly shapes: readonly FlatShape[];
};

/**
 * Projects a point of the figure's own axes onto the paper: feet to the right, feet down, and nearness to the viewer.
 */
export type View = (point: Point) => { readonly x: number; readonly y: number; readonly near: number };

/** Rounds that share one outline, and the function that turns them into path data. */
export type Mass = { readonly path: (rounds: readonly Round[]) => string; readonly rounds: readonly Round[] };

/** Returns a part of a figure: a silhouette in the shaded tone with an ink edge, and the lit side over it. */
export function part(depth: number, tones: Material, masses: readonly Mass[]): Part {
  const path = (change: (rounds: readonly Round[]) => readonly Round[]) =>
    masses.map((each) => each.path(change(each.rounds))).join('');
  return {
    depth,
    extent: extent(masses.flatMap(({ rounds }) => rounds)),
    shapes: [
      { d: path((rounds) => rounds), fill: tones.dark, silhouette: true },
      { d: path(lit), fill: tones.middle },
    ],
  };
}

export const limb = (rounds: readonly Round[]): Mass => ({ path: chain, rounds });
export const mass = (rounds: readonly Round[]): Mass => ({ path: skin, rounds });

/**
 * Returns how near a limb is, compared with the trunk. Only the horizontal distance counts: a raised arm is no nearer.
 */
export const nearness = (view: View, points: readonly Point[]) =>
  points.reduce((sum, [x, y]) => sum + view([x, y, 0]).near, 0) / points.length;
