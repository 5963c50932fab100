import { points, type Vec3 } from '../geometry/vector';
import { leftFace, rectangle, rightFace, type Mark, type Plane } from '../marks';
import { INK, glass, ink, mustard, orange, white, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, lathe, lines, pyramid, sprite } from '../solids/solid';
import { level, upright } from './parts';

/** The red of London's post boxes. */
const POST_RED: Material = { light: '#D9684F', middle: '#C44A36', dark: '#9C3526' };

export function lampPost(height = 12): Piece {
  const size: Vec3 = [1, 1, height];
  const parts = [
    lathe(0.5, 0.5, points([0, 0.35], [1.2, 0.22], [1.3, 0.1], [height - 1.8, 0.1]), ink, { segments: 12 }),
    lathe(0.5, 0.5, points([height - 1.8, 0.3], [height - 0.7, 0.45]), mustard, { segments: 8 }),
    lathe(0.5, 0.5, points([height - 0.7, 0.55], [height - 0.2, 0.05]), ink, { segments: 12 }),
  ];
  return piece(size, [group(parts, { ordered: true, lo: [0, 0, 0], hi: size })], 0.35);
}

export function postBox(): Piece {
  const parts = [
    lathe(0.85, 0.85, points([0, 0.72], [0.5, 0.72]), ink),
    lathe(0.85, 0.85, points([0.5, 0.66], [4.4, 0.66]), POST_RED),
    lathe(0.85, 0.85, points([4.4, 0.78], [4.65, 0.78], [5, 0.5], [5.15, 0.02]), POST_RED),
  ];
  return piece([1.7, 1.7, 5.2], [group(parts, { ordered: true })], 0.72);
}

export function phoneBox(material: Material = orange): Piece {
  const [width, height] = [3.1, 8.9];
  const panes = (on: Plane): readonly Mark[] => [
    rectangle(on, 0.35, 1.1, width - 0.7, 5.6, glass.light, { stroke: INK, width: 0.9 }),
    ...[1, 2, 3, 4, 5, 6, 7].map((i) => level(on, 0.35, 1.1 + i * 0.7, width - 0.7, 1.6, material.middle)),
    ...[0.95, width - 0.95].map((a) => upright(on, a, 1.1, 5.6, 1.6, material.middle)),
    rectangle(on, 0.45, 7.05, width - 0.9, 0.5, white.light, { stroke: INK, width: 0.7 }),
  ];
  const parts = [
    box([-0.1, -0.1, 0], [width + 0.2, width + 0.2, 0.35], ink),
    box([0, 0, 0.35], [width, width, 7.5], material, {
      marks: [...panes(leftFace(0, width, 0)), ...panes(rightFace(width, width, 0))],
    }),
    box([-0.12, -0.12, 7.85], [width + 0.24, width + 0.24, 0.28], material),
    pyramid([0.1, 0.1, 8.13], [width - 0.2, width - 0.2, 0.7], material),
  ];
  const bounds = { lo: [-0.12, -0.12, 0], hi: [width + 0.12, width + 0.12, height] } as const;
  return piece([width, width, height], [group(parts, { ordered: true, ...bounds })]);
}

/**
 * Draws iron railings along x.
 * @param length in feet
 */
export function railings(length: number): Piece {
  const height = 3;
  const bars = Array.from({ length: Math.floor(length / 0.55) + 1 }, (_, i): readonly Vec3[] =>
    points([i * 0.55, 0, 0], [i * 0.55, 0, height]),
  );
  const rails = [height - 0.35, 0.35].map((z): readonly Vec3[] => points([0, 0, z], [length, 0, z]));
  return piece([length, 0.1, height], [lines(bars, INK, 0.9), lines(rails, INK, 1.3)]);
}

/** Feet per unit of the outline: a twenty-fourth. */
const CAT_UNIT = 1 / 24;
const CAT_BODY =
  'M-9 0C-10 -8 -8 -14 -3 -16C-4 -20 -4 -24 -3 -27L1 -24C3 -25 5 -25 7 -24L11 -27C12 -22 12 -19 10 -16C12 -13 12 -8 11 -4C11 -1 10 0 8 0Z';
const CAT_TAIL = 'M-8 -2C-16 -1 -18 -7 -14 -9';
const CAT_EYES = ['M1 -20.6L2.6 -20.4L2 -19.2Z', 'M6 -20.4L7.6 -20.6L7 -19.2Z'];

export function cat(material: Material = ink): Piece {
  const shapes = [
    { d: CAT_TAIL, stroke: INK, width: 3.4 },
    { d: CAT_BODY, fill: material.middle, stroke: INK, width: 1.1 },
    ...CAT_EYES.map((d) => ({ d, fill: mustard.light })),
  ].map((shape) => ({ ...shape, unit: CAT_UNIT }));
  return piece([1, 0.5, 1.1], [sprite([0.5, 0.25, 0], [1, 0.5, 1.1], shapes, { extent: [-0.8, -1.2, 0.6, 0.1] })]);
}
