import { normalised, points, type Vec3 } from '../geometry/vector';
import { circle, polyline, type LineMark, type Mark, type Plane } from '../marks';
import { INK, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, tube, type Solid } from '../solids/solid';
import { moveSolid } from '../solids/placement';

/** The width of a line that divides a face, in pixels. */
export const FINE = 0.8;

/** Returns a level line on a face, `length` feet from the point (a, b). */
export const level = (on: Plane, a: number, b: number, length: number, width = FINE, stroke = INK): LineMark =>
  polyline(on, points([a, b], [a + length, b]), stroke, width);

/** Returns an upright line on a face. */
export const upright = (on: Plane, a: number, b: number, length: number, width = FINE, stroke = INK): LineMark =>
  polyline(on, points([a, b], [a, b + length]), stroke, width);

/** Returns the unfilled outline of a panel with the corners (a, b) and (c, d). */
export const panel = (on: Plane, a: number, b: number, c: number, d: number, width = FINE): LineMark =>
  polyline(on, points([a, b], [c, b], [c, d], [a, d], [a, b]), INK, width);

/** The line around marks on a face. */
export const EDGE = { stroke: INK, width: 0.7 } as const;

/** Combines parts into one piece of this size. */
export const assembled = (size: Vec3, ...parts: readonly Solid[]): Piece =>
  piece(size, [group(parts, { lo: [0, 0, 0], hi: size })]);

/** Combines parts that are drawn in the order given, not by depth, into one piece of this size. */
export const layered = (size: Vec3, ...parts: readonly Solid[]): Piece =>
  piece(size, [group(parts, { ordered: true, lo: [0, 0, 0], hi: size })]);

/** Draws a piece that is one box with marks on its faces. */
export const block = (size: Vec3, material: Material, marks: readonly Mark[]): Piece =>
  piece(size, [box([0, 0, 0], size, material, { marks })]);

/**
 * Draws a bar along points.
 * @param width in feet
 */
export const bar = (width: number, material: Material, ...points: readonly Vec3[]): Solid =>
  tube(points, width, material);

/** Returns the same solid at the left and at the right. */
export const pair = (left: number, right: number, of: (x: number) => Solid): readonly Solid[] => [of(left), of(right)];

/** Draws a square post. */
export const post = (x: number, y: number, thick: number, height: number, material: Material, from = 0): Solid =>
  box([x, y, from], [thick, thick, height], material);

/** Draws four square legs under a top of this size. */
export function legs(
  width: number,
  depth: number,
  height: number,
  thick: number,
  inset: number,
  material: Material,
): readonly Solid[] {
  const [right, near] = [width - inset - thick, depth - inset - thick];
  return points([inset, inset], [right, inset], [inset, near], [right, near]).map(([x, y]) =>
    post(x, y, thick, height, material),
  );
}

type Handle = 'knob' | 'none';

/** Draws doors or drawers in columns and rows over a part of a face, each with a knob. */
export function fronts(
  on: Plane,
  [a, b, width, height]: readonly [number, number, number, number],
  columns: number,
  rows: number,
  handle: Handle = 'knob',
): readonly Mark[] {
  const [wide, high] = [width / columns, height / rows];
  const gap = Math.min(0.08, wide * 0.1, high * 0.1);
  return Array.from({ length: columns * rows }, (_, index): readonly Mark[] => {
    const left = a + (index % columns) * wide;
    const bottom = b + Math.floor(index / columns) * high;
    const outline = panel(on, left + gap, bottom + gap, left + wide - gap, bottom + high - gap, 0.7);
    const isDrawer = high < wide * 1.4;
    const knob = isDrawer ? left + wide / 2 : left + wide * (index % columns === 0 && columns > 1 ? 0.84 : 0.16);
    return handle === 'none' ? [outline] : [outline, circle(on, knob, bottom + high * 0.55, 0.07, INK)];
  }).flat();
}

/** Stretches a piece to exactly the size `to`, in feet. */
export function stretchTo({ size, solids }: Piece, to: Vec3): Piece {
  const [kx, ky, kz] = [to[0] / size[0], to[1] / size[1], to[2] / size[2]];
  const motion = {
    point: ([x, y, z]: Vec3): Vec3 => [x * kx, y * ky, z * kz],
    direction: ([x, y, z]: Vec3): Vec3 => normalised([x / kx, y / ky, z / kz]),
  };
  return piece(
    to,
    solids.map((solid) => moveSolid(solid, motion)),
  );
}
