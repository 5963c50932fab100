import { project } from '../../geometry/projection';
import { arm, leg } from './limbs';
import type { Part, View } from './part';
import { pelvis, shouldersOf, trunk } from './trunk';
import { head } from './head';
import type { Look } from './look';
import { skeleton, SIDES, type Point, type Pose, type Skeleton } from './skeleton';

/** A turn about the vertical: 0 looks to the lower left (+y), 90 to the lower right (+x), 45 at the viewer. */
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

/** How far the old lean forwards, as a share of the stature. */
const STOOP = 0.03;

export type Figure = { readonly parts: readonly Part[]; readonly bones: Skeleton };

/** The parts of a person in a pose, farthest first, in feet around the point it stands on. */
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
