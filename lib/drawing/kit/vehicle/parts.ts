import type { Vec2 } from '@/lib/drawing/geometry/vector';
import { WORDS } from '@/lib/drawing/lettering/words';
import { backFace, circle, outline, rightFace, type Mark, type Plane } from '@/lib/drawing/marks';
import { INK, steel, tyre } from '@/lib/drawing/palette';
import { cylinder, type Polyhedron } from '@/lib/drawing/solids/solid';

const WIDTH = 0.75;

/** Draws a wheel on the ground with its axle along x. */
export function wheel(x: number, y: number, radius: number): Polyhedron {
  const marks = [rightFace(x + WIDTH, y, radius), backFace(x, y, radius)].flatMap((on) => [
    circle(on, 0, 0, radius * 0.58, steel.light, { stroke: INK, width: 0.8 }),
    circle(on, 0, 0, radius * 0.2, INK),
  ]);
  return cylinder('x', [x, y, radius], radius, WIDTH, tyre, { segments: 24, marks });
}

/** Returns the cut-out over a wheel: (along, up) on the side of a van. */
export const wheelArch = (along: number, radius: number, bottom: number, rise: number): readonly Vec2[] =>
  Array.from({ length: 13 }, (_, i): Vec2 => {
    const angle = (Math.PI * i) / 12;
    return [along + radius * Math.cos(angle), bottom + rise * Math.sin(angle)];
  });

const [BAR, END, START] = [0.27, 1.36, 0.64];

/** The plan of the mark: an S-shaped wall with three turns, on a grid of 2 × 2. */
export const S_PLAN: readonly Vec2[] = [
  [END, -BAR],
  [-BAR, -BAR],
  [-BAR, 1 + BAR],
  [2 - BAR, 1 + BAR],
  [2 - BAR, 2 - BAR],
  [START, 2 - BAR],
  [START, 2 + BAR],
  [2 + BAR, 2 + BAR],
  [2 + BAR, 1 - BAR],
  [BAR, 1 - BAR],
  [BAR, BAR],
  [END, BAR],
];

/**
 * Returns the name as lettered on the sides of the vans.
 * @param size 1 on a Luton
 */
export const nameOn = (on: Plane, a: number, b: number, size = 1): readonly Mark[] => [
  outline(on, a, b + 1.45 * size, WORDS.Smart.d, 3 * size, INK),
  outline(on, a + 0.08 * size, b, WORDS.SM.d, 1.08 * size, INK),
];
