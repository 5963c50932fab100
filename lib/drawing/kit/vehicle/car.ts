import type { Vec2, Vec3 } from '../../geometry/vector';
import { backFace, polygon } from '../../marks/draw';
import { INK, glass, steel, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { prism } from '../../solids/prism';
import { group } from '../../solids/solid';
import { wheel } from './wheel';

const SIZE: Vec3 = [5.8, 13.4, 4.9];
const WHEEL = 1;
const AXLES = [2.7, 10.6] as const;

/** The side view of the car, (along, up). */
const PROFILE: readonly Vec2[] = [
  [0.1, 0.9],
  [13.3, 0.9],
  [13.2, 2.4],
  [9.9, 2.9],
  [8.2, 4.8],
  [2.6, 4.9],
  [0.5, 3],
];
const WINDOWS: readonly (readonly Vec2[])[] = [
  [
    [5.5, 3],
    [9.1, 3],
    [7.9, 4.4],
    [5.5, 4.4],
  ],
  [
    [1.7, 3.1],
    [5.1, 3],
    [5.1, 4.4],
    [2.9, 4.4],
  ],
];

/** Draws a parked car of 13.4 ft with its left side in view: place it with one quarter turn. */
export function car(body: Material = steel): Piece {
  const side = backFace(0, 0, 0);
  const marks = WINDOWS.map((corners) => polygon(side, corners, glass.middle, { stroke: INK, width: 0.6 }));
  const parts = [prism('x', PROFILE, 0.05, SIZE[0], body, { marks }), ...AXLES.map((along) => wheel(0, along, WHEEL))];
  return piece(SIZE, [group(parts, { ordered: true, lo: [0, 0, 0], hi: SIZE })]);
}
