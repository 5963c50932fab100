import type { Vec2 } from '../../geometry/vector';
import { backFace, circle, rightFace } from '../../marks/draw';
import { INK, steel, tyre } from '../../palette';
import { cylinder } from '../../solids/round';
import type { Polyhedron } from '../../solids/solid';

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
