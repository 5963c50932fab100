import type { Material } from '../../palette';
import type { FlatShape } from '../../solids/solid';
import { chain, extent, lit, skin, type Round } from './rounds';
import type { Look } from './look';
import type { Limb, Point, Skeleton } from './skeleton';

/** One painted part of a figure; `depth` grows towards the viewer. Feet on the paper from where the figure stands. */
export type Part = {
  readonly depth: number;
  readonly extent: readonly [number, number, number, number];
  readonly shapes: readonly FlatShape[];
};

/** Turns a point of the figure's own axes to the paper: feet to the right, feet down, and how near it is. */
export type View = (point: Point) => { readonly x: number; readonly y: number; readonly near: number };

type Mass = { readonly path: (rounds: readonly Round[]) => string; readonly rounds: readonly Round[] };

/** A silhouette in the shaded tone with an ink edge, and the lit side over it. */
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

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const shifted = (p: Point, dx: number, dy: number, dz: number): Point => [p[0] + dx, p[1] + dy, p[2] + dz];

/** Thickness on the paper, as shares of the stature. */
const THICK = {
  thigh: 0.05,
  knee: 0.038,
  ankle: 0.025,
  heel: 0.023,
  toe: 0.02,
  shoulder: 0.035,
  elbow: 0.028,
  wrist: 0.022,
  hand: 0.027,
} as const;
const BUILDS = {
  broad: { shoulder: 0.106, waist: 0.032, hip: 0.034, chest: 0.05 },
  slight: { shoulder: 0.094, waist: 0.024, hip: 0.037, chest: 0.044 },
} as const;
export const shouldersOf = ({ build }: Look) => BUILDS[build].shoulder;

/** How near a limb is compared with the trunk: only the level distance counts, a raised arm does not come nearer. */
export const nearness = (view: View, points: readonly Point[]) =>
  points.reduce((sum, [x, y]) => sum + view([x, y, 0]).near, 0) / points.length;

export function leg(view: View, bone: Limb, look: Look): Part[] {
  const k = look.stature;
  const round = (p: Point, r: number): Round => ({ ...view(p), r: r * k });
  const heel = shifted(bone.tip, 0, -0.012 * k, -0.016 * k);
  const toe = shifted(bone.tip, bone.tip[0] * 0.12, 0.088 * k, -0.0195 * k);
  const depth = nearness(view, [bone.bend, bone.tip]) - 10;
  return [
    part(depth - 0.01, look.shoes, [limb([round(heel, THICK.heel), round(toe, THICK.toe)])]),
    part(depth, look.legs, [
      limb([round(bone.root, THICK.thigh), round(bone.bend, THICK.knee), round(bone.tip, THICK.ankle)]),
    ]),
  ];
}

export function arm(view: View, bone: Limb, look: Look): Part[] {
  const k = look.stature;
  const round = (p: Point, r: number): Round => ({ ...view(p), r: r * k });
  const depth = nearness(view, [bone.bend, bone.tip]) + 0.06;
  const [upper, elbow, wrist] = [
    round(bone.root, THICK.shoulder),
    round(bone.bend, THICK.elbow),
    round(bone.tip, THICK.wrist),
  ];
  const hand = round(between(bone.bend, bone.tip, 1.1), THICK.hand);
  if (look.sleeves === 'long') {
    return [part(depth - 0.01, look.skin, [mass([hand])]), part(depth, look.top, [limb([upper, elbow, wrist])])];
  }
  const cuff = round(between(bone.root, bone.bend, 0.72), THICK.elbow * 1.18);
  return [
    part(depth - 0.01, look.skin, [limb([upper, elbow, wrist, hand])]),
    part(depth, look.top, [limb([upper, cuff])]),
  ];
}

export function trunk(view: View, bones: Skeleton, look: Look): Part[] {
  const k = look.stature;
  const size = BUILDS[look.build];
  const pair = (p: Point, across: number, dz: number, r: number): Round[] =>
    [-1, 1].map((side) => ({ ...view(shifted(p, side * across * k, 0, dz * k)), r: r * k }));
  const chest = [
    ...pair(bones.chest, size.shoulder - 0.016, 0.004, THICK.shoulder),
    { ...view(bones.neck), r: 0.026 * k },
  ];
  const waist = pair(bones.waist, size.waist, 0, size.chest);
  const hem = pair(bones.pelvis, size.hip, -0.004, 0.05);
  const skirt = look.hem === 'knee' ? [mass([...hem, ...pair(bones.pelvis, size.hip * 1.3, -0.21, 0.05)])] : [];
  return [
    part(-0.02, look.skin, [
      limb([
        { ...view(bones.chest), r: 0.03 * k },
        { ...view(bones.skull), r: 0.026 * k },
      ]),
    ]),
    part(0, look.top, [mass([...chest, ...waist]), mass([...waist, ...hem]), ...skirt]),
  ];
}

/** The pelvis in the cloth of the legs: it shows under a short top and where somebody sits. */
export function pelvis(view: View, bones: Skeleton, look: Look): Part {
  const k = look.stature;
  const size = BUILDS[look.build];
  const rounds = [-1, 1].map((side) => ({
    ...view(shifted(bones.pelvis, side * size.hip * k, 0, -0.02 * k)),
    r: 0.05 * k,
  }));
  return part(-5, look.legs, [mass(rounds)]);
}
