import { project } from '@/lib/drawing/geometry/vector';
import { head } from './head';
import type { Look } from './look';
import { limb, mass, nearness, part, type Mass, type Part, type View } from './part';
import type { Round } from './rounds';
import {
  PROPORTIONS,
  SIDES,
  dot,
  minus,
  plus,
  pointBetween,
  skeleton,
  times,
  unit,
  type Limb,
  type Point,
  type Pose,
  type Skeleton,
} from './skeleton';

/** Thicknesses on paper, as shares of the stature. */
const THICK = {
  thigh: 0.044,
  knee: 0.041,
  ankle: 0.034,
  heel: 0.027,
  toe: 0.022,
  shoulder: 0.036,
  elbow: 0.029,
  wrist: 0.022,
  palm: 0.022,
  fingers: 0.016,
  thumb: 0.012,
} as const;
/** A round of a shoe's sole, in feet. */
type Sole = { readonly at: Point; readonly r: number };

/** Returns the rounds of a shoe's heel and ball. Both touch the ground, unless the heel is raised. */
export function shoe([x, y]: Point, raised: number, stature: number): readonly [Sole, Sole] {
  const lift = Math.max(0, raised);
  return [
    { at: [x, y - 0.012 * stature, THICK.heel * stature + lift], r: THICK.heel * stature },
    { at: [x * 1.14, y + 0.088 * stature, THICK.toe * stature], r: THICK.toe * stature },
  ];
}
export function leg(view: View, bone: Limb, look: Look): Part[] {
  const k = look.stature;
  const round = (p: Point, r: number): Round => ({ ...view(p), r: r * k });
  const sole = shoe(bone.tip, bone.tip[2] - PROPORTIONS.ankle * k, k);
  const depth = nearness(view, [bone.bend, bone.tip]) - 10;
  return [
    part(depth - 0.01, look.shoes, [limb(sole.map(({ at, r }) => ({ ...view(at), r })))]),
    part(depth, look.legs, [
      limb([round(bone.root, THICK.thigh), round(bone.bend, THICK.knee), round(bone.tip, THICK.ankle)]),
    ]),
  ];
}

/** Distances from the wrist, as shares of the stature: palm and fingertips along the forearm, thumb along and aside. */
const HAND = { palm: 0.022, fingers: 0.058, thumb: { along: 0.028, aside: 0.022 } } as const;

/** Returns the masses of a hand: a palm with fingers, and a thumb towards the middle of the body, forwards and up. */
function hand(bone: Limb, k: number, round: (p: Point, r: number) => Round): Mass[] {
  const along = unit(minus(bone.tip, bone.bend));
  const inwards: Point = [-0.7 * Math.sign(bone.root[0]), 0.6, 0.4];
  const aside = unit(minus(inwards, times(along, dot(inwards, along))));
  const at = (forwards: number, sideways: number) =>
    plus(bone.tip, plus(times(along, forwards * k), times(aside, sideways * k)));
  const palm = round(at(HAND.palm, 0), THICK.palm);
  const thumb = round(at(HAND.thumb.along, HAND.thumb.aside), THICK.thumb);
  return [limb([palm, round(at(HAND.fingers, 0), THICK.fingers)]), mass([thumb])];
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
  if (look.sleeves === 'long') {
    return [part(depth - 0.01, look.skin, hand(bone, k, round)), part(depth, look.top, [limb([upper, elbow, wrist])])];
  }
  const cuff = round(pointBetween(bone.root, bone.bend, 0.72), THICK.elbow * 1.18);
  return [
    part(depth - 0.01, look.skin, [limb([upper, elbow, wrist]), ...hand(bone, k, round)]),
    part(depth, look.top, [limb([upper, cuff])]),
  ];
}

/**
 * Body measures as shares of the stature: half the width between the shoulder joints, and the radii of chest, waist and
 * hips.
 */
const BUILDS = {
  broad: { shoulder: 0.094, chest: 0.054, waist: 0.036, hip: 0.036 },
  slight: { shoulder: 0.082, chest: 0.047, waist: 0.026, hip: 0.037 },
} as const;
/** The radius of a shoulder, as wide as the arm that begins there. */
const SHOULDER = 0.036;

const shouldersOf = ({ build }: Look) => BUILDS[build].shoulder;

function trunk(view: View, bones: Skeleton, look: Look): Part[] {
  const k = look.stature;
  const size = BUILDS[look.build];
  const at = (p: Point, across: number, forwards: number, up: number, r: number): Round => ({
    ...view(plus(p, [across * k, forwards * k, up * k])),
    r: r * k,
  });
  const pair = (p: Point, across: number, up: number, r: number) =>
    [-1, 1].map((side) => at(p, side * across, 0, up, r));
  const chest = [...pair(bones.chest, size.shoulder - 0.012, -0.006, SHOULDER), at(bones.neck, 0, 0, 0, 0.024)];
  const waist = pair(bones.waist, size.waist, 0, size.chest);
  /** Returns a hem at the same height all round, so that it ends in a line. */
  const hem = (up: number, wide: number) =>
    [-1, 1].flatMap((end) => [at(bones.pelvis, end * wide, 0, up, 0.034), at(bones.pelvis, 0, end * 0.02, up, 0.034)]);
  const skirt = look.hem === 'knee' ? [mass([...hem(0, size.hip + 0.022), ...hem(-0.22, size.hip + 0.03)])] : [];
  return [
    part(-0.02, look.skin, [limb([at(bones.chest, 0, 0, 0, 0.028), at(bones.skull, 0, 0, 0, 0.026)])]),
    part(0, look.top, [mass([...chest, ...waist]), mass([...waist, ...hem(-0.03, size.hip + 0.022)]), ...skirt]),
  ];
}

/** Returns the pelvis in the colour of the trousers. It shows under a short top and on a seated person. */
function pelvis(view: View, bones: Skeleton, look: Look): Part {
  const k = look.stature;
  const size = BUILDS[look.build];
  const rounds = [-1, 1].map((side) => ({
    ...view(plus(bones.pelvis, [side * size.hip * k, 0, -0.02 * k])),
    r: 0.044 * k,
  }));
  return part(-5, look.legs, [mass(rounds)]);
}

/**
 * Turns a point about the vertical axis: 0 degrees faces the lower left (+y), 90 the lower right (+x), 45 the viewer.
 */
export const turned = ([x, y, z]: Point, degrees: number): Point => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos + y * sin, y * cos - x * sin, z];
};

export const viewFrom =
  (degrees: number): View =>
  (point) => {
    const world = turned(point, degrees);
    const [x, y] = project(world);
    return { x, y, near: world[0] + world[1] };
  };

/** How far old people lean forwards, as a share of the stature. */
const STOOP = 0.03;

export type Figure = { readonly parts: readonly Part[]; readonly bones: Skeleton };

/** Returns the parts of a person in a pose, farthest first, in feet around the point where the person stands. */
export function figure(pose: Pose, look: Look, degrees: number): Figure {
  const view = viewFrom(degrees);
  const lean = (pose.lean ?? 0) + (look.age === 'old' ? STOOP : 0);
  const bones = skeleton({ ...pose, lean }, look.stature, shouldersOf(look));
  const parts = [
    ...SIDES.flatMap((side) => [...leg(view, bones.legs[side], look), ...arm(view, bones.arms[side], look)]),
    pelvis(view, bones, look),
    ...trunk(view, bones, look),
    ...head(view, bones.skull, look),
  ];
  return { parts: parts.sort((a, b) => a.depth - b.depth), bones };
}
