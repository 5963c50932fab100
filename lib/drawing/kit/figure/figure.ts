import { project } from '../../geometry/vector';
import { head } from './head';
import { arm, leg } from './limbs';
import type { Look } from './look';
import { limb, mass, part, type Part, type View } from './part';
import type { Round } from './rounds';
import { plus, SIDES, skeleton, type Point, type Pose, type Skeleton } from './skeleton';

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
