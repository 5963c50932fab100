import { normalised, type Vec3 } from '../../geometry/vector';
import { circle, type Mark, type Plane } from '../../marks';
import { INK, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { tube } from '../../solids/figures';
import { moveSolid } from '../../solids/placement';
import { group, type Solid } from '../../solids/solid';
import { panel } from '../rules';

/** The line around marks on a face. */
export const EDGE = { stroke: INK, width: 0.7 } as const;

/** Combines parts into one piece of this size. `ordered`: whether the parts are drawn in the order given. */
export const assembled = (size: Vec3, parts: readonly Solid[], ordered = false): Piece =>
  piece(size, [group(parts, { ordered, lo: [0, 0, 0], hi: size })]);

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

export type Handle = 'knob' | 'none';

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
