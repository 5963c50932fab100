import { points, type Vec2, type Vec3 } from '@/lib/drawing/geometry/vector';
import { backFace, leftFace, plane, polygon, rectangle, rightFace } from '@/lib/drawing/marks';
import { INK, glass, ink, orange, steel, white, type Material } from '@/lib/drawing/palette';
import type { Piece } from '@/lib/drawing/piece';
import { box, prism } from '@/lib/drawing/solids/solid';
import { upright, layered } from '../parts';
import { nameOn, wheel, wheelArch } from './parts';

const EDGE = { stroke: INK, width: 0.9 };
const WHEEL = 1.05;
const AXLES = [3.2, 12.6] as const;

/** The side view of the van, (along, up). */
const PROFILE: readonly Vec2[] = [
  [0.2, 1.1],
  [16, 1.1],
  [16.2, 2.2],
  [15.9, 3.4],
  [13.7, 4.1],
  [11.9, 6.6],
  [11.2, 6.9],
  [0.6, 6.9],
  [0.2, 6.4],
];

/** Draws a panel van for small moves with its front in view. */
export function smallVan(body: Material = orange): Piece {
  const size: Vec3 = [6.2, 16.4, 6.9];
  const [width] = size;
  const side = rightFace(width, 0, 0);
  const shape = (points: readonly Vec2[], fill: string, edge = {}) =>
    polygon(
      side,
      points.map(([along, up]): Vec2 => [-along, up]),
      fill,
      edge,
    );
  const slope = Math.hypot(1.8, 2.5);
  const screen = plane([0, 13.7, 4.1], [1, 0, 0], [0, -1.8 / slope, 2.5 / slope], [0, 2.5 / slope, 1.8 / slope]);
  const marks = [
    shape(points([13.4, 4.2], [11.8, 6.3], [9.9, 6.3], [9.9, 4.2]), glass.light, EDGE),
    shape(points([12.5, 4.25], [11.5, 5.6], [10.8, 5.6], [11.8, 4.25]), white.light),
    upright(side, -9.6, 1.4, 5.1),
    rectangle(side, -10.5, 3.5, 0.5, 0.14, INK),
    ...AXLES.map((along) => shape(wheelArch(along, 1.35, 1.1, 1.4), ink.dark)),
    rectangle(side, -11.2, 1.1, 6.6, 0.45, body.dark),
    polygon(
      screen,
      points([0.35, 0.2], [width - 0.35, 0.2], [width - 0.55, slope - 0.2], [0.55, slope - 0.2]),
      glass.light,
      EDGE,
    ),
    polygon(screen, points([3.2, 0.3], [4.4, 0.3], [3.8, slope - 0.4], [2.8, slope - 0.4]), white.light),
    ...nameOn(side, -9, 3, 0.66),
  ];
  const light = (x: number) => box([x, 15.95, 2.2], [1.2, 0.14, 0.75], white);
  return layered(
    size,
    box([0.5, 0.5, 0.8], [width - 1, 15, 0.6], ink),
    ...AXLES.map((along) => wheel(0, along, WHEEL)),
    prism('x', PROFILE, 0, width, body, { marks }),
    light(0.35),
    light(width - 1.55),
    box([0.2, 16, 0.7], [width - 0.4, 0.4, 0.8], ink, {
      marks: [rectangle(leftFace(0.2, 16.4, 0.7), 2, 0.2, 1.8, 0.4, white.light, { stroke: INK, width: 0.5 })],
    }),
    box([width, 13, 4], [0.5, 0.3, 0.8], ink),
    ...AXLES.map((along) => wheel(width - 0.72, along, WHEEL)),
  );
}

const CAR_SIZE: Vec3 = [5.8, 13.4, 4.9];
const CAR_WHEEL = 1;
const CAR_AXLES = [2.7, 10.6] as const;

/** The side view of the car, (along, up). */
const CAR_PROFILE = points([0.1, 0.9], [13.3, 0.9], [13.2, 2.4], [9.9, 2.9], [8.2, 4.8], [2.6, 4.9], [0.5, 3]);
const CAR_WINDOWS: readonly (readonly Vec2[])[] = [
  points([5.5, 3], [9.1, 3], [7.9, 4.4], [5.5, 4.4]),
  points([1.7, 3.1], [5.1, 3], [5.1, 4.4], [2.9, 4.4]),
];

/** Draws a parked car of 13.4 ft with its left side in view: place it with one quarter turn. */
export function car(body: Material = steel): Piece {
  const side = backFace(0, 0, 0);
  const marks = CAR_WINDOWS.map((corners) => polygon(side, corners, glass.middle, { stroke: INK, width: 0.6 }));
  return layered(
    CAR_SIZE,
    prism('x', CAR_PROFILE, 0.05, CAR_SIZE[0], body, { marks }),
    ...CAR_AXLES.map((along) => wheel(0, along, CAR_WHEEL)),
  );
}
