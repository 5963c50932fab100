import { add, boundsOf, corners, type Vec3 } from '../geometry/vector';
import type { Mark } from '../marks';
import type { Solid } from './solid';

/** Quarter turns, clockwise seen from above. */
export type QuarterTurns = number;

/** A motion of points and of directions. */
export type Motion = { readonly point: (point: Vec3) => Vec3; readonly direction: (direction: Vec3) => Vec3 };

/**
 * Turns and moves solids that are authored with their front towards +y and their footprint [width, depth] from the
 * origin.
 * @returns the solids with the near-origin corner of the turned footprint at `at`
 */
export function place(
  solids: readonly Solid[],
  at: Vec3 = [0, 0, 0],
  turns: QuarterTurns = 0,
  [width, depth]: readonly [number, number] = [0, 0],
): readonly Solid[] {
  const turn = TURNS.at(turns % 4) ?? TURNS[0];
  const turned = turn(width, depth);
  return solids.map((solid) => moveSolid(solid, { point: (corner) => add(turned(corner), at), direction: turn(0, 0) }));
}

/** Turns a point of a footprint by quarter turns. With a width and depth of 0 it turns directions. */
type Turn = (width: number, depth: number) => (point: Vec3) => Vec3;
const TURNS: readonly [Turn, ...Turn[]] = [
  () => (point) => point,
  (w) =>
    ([x, y, z]) => [y, w - x, z],
  (w, d) =>
    ([x, y, z]) => [w - x, d - y, z],
  (_, d) =>
    ([x, y, z]) => [d - y, x, z],
];

export function moveSolid(solid: Solid, motion: Motion): Solid {
  const bounds = boundsOf(corners(solid).map(motion.point));
  switch (solid.kind) {
    case 'polyhedron':
      return {
        ...solid,
        ...bounds,
        faces: solid.faces.map((face) => ({
          ...face,
          points: face.points.map(motion.point),
          normal: motion.direction(face.normal),
        })),
        marks: solid.marks.map((mark) => movedMark(mark, motion)),
      };
    case 'ball':
      return { ...solid, ...bounds, centre: motion.point(solid.centre) };
    case 'tube':
      return { ...solid, ...bounds, points: solid.points.map(motion.point) };
    case 'sprite':
      return { ...solid, ...bounds, at: motion.point(solid.at) };
    case 'markings':
      return { ...solid, ...bounds, marks: solid.marks.map((mark) => movedMark(mark, motion)) };
    case 'group':
      return { ...solid, ...bounds, parts: solid.parts.map((part) => moveSolid(part, motion)) };
  }
}

function movedMark(mark: Mark, { point, direction }: Motion): Mark {
  const points = mark.points.map(point);
  const normal = mark.normal && direction(mark.normal);
  if (mark.kind !== 'outline') return { ...mark, points, normal };
  return { ...mark, points, normal, origin: point(mark.origin), along: direction(mark.along), up: direction(mark.up) };
}
