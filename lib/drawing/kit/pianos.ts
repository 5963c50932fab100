import type { Vec2, Vec3 } from '../geometry/vector';
import { leftFace, rectangle, topFace, type Mark } from '../marks';
import { INK, ink, walnut, white, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, prism } from '../solids/solid';
import { panel, layered } from './parts';

/** Returns the marks of a keyboard whose far left corner is at (x, y) on a level top. */
function keyboard(x: number, y: number, top: number, width: number): readonly Mark[] {
  const keys = topFace(x, y, top);
  const blacks = Math.floor((width - 0.3) / 0.25);
  return [
    rectangle(keys, 0, 0, width, 0.5, white.light, { stroke: INK, width: 0.7 }),
    ...Array.from({ length: blacks }, (_, i) => rectangle(keys, 0.2 + i * 0.25, 0, 0.1, 0.28, INK)),
  ];
}

export function piano(): Piece {
  const [width, depth, height] = [4.8, 2.1, 4];
  const parts = [
    box([0, 0, 0], [width, 1.2, height], walnut, {
      marks: [panel(leftFace(0, 1.2, 0), 0.3, 2.6, width - 0.3, 3.7, 0.7)],
    }),
    box([0, 1.2, 0], [0.25, 0.8, 2.2], walnut),
    box([width - 0.25, 1.2, 0], [0.25, 0.8, 2.2], walnut),
    box([0, 1.2, 2.2], [width, 0.85, 0.35], walnut, { marks: keyboard(0.3, 1.45, 2.55, width - 0.6) }),
  ];
  return piece([width, depth, height], [group(parts)]);
}

/** The plan of a grand piano's case from the keys to the tail: straight along the bass, curved along the treble. */
const CASE: readonly Vec2[] = [
  [0, 4.1],
  [0, 0.75],
  [0.14, 0.35],
  [0.5, 0.08],
  [1, 0],
  [1.55, 0.1],
  [1.95, 0.45],
  [2.2, 0.95],
  [2.55, 1.5],
  [3.2, 1.95],
  [3.95, 2.3],
  [4.5, 2.75],
  [4.8, 3.3],
  [4.8, 4.1],
];

export function babyGrand(material: Material = ink): Piece {
  const size: Vec3 = [4.8, 5, 3.3];
  const [width, depth] = size;
  const [foot, under, rim] = [0.3, 2.1, 2.95];
  const leg = (x: number, y: number) => box([x, y, 0], [foot, foot, under], material);
  return layered(
    size,
    leg(0.85, 0.5),
    leg(0.25, 4.05),
    leg(width - 0.25 - foot, 4.05),
    prism('z', CASE, under, rim, material),
    prism('z', CASE, rim, rim + 0.12, material),
    box([0, 4.1, under], [width, depth - 4.1, 0.35], material, {
      marks: keyboard(0.3, 4.25, under + 0.35, width - 0.6),
    }),
    box([0, 4.1, under + 0.35], [0.3, 0.7, 0.45], material),
    box([width - 0.3, 4.1, under + 0.35], [0.3, 0.7, 0.45], material),
  );
}

export function digitalPiano(material: Material = ink): Piece {
  const size: Vec3 = [4.5, 1.4, 3.2];
  const [width, depth] = size;
  const [board, top] = [2.1, 2.5];
  const side = (x: number) => [
    box([x, 0, 0], [0.2, depth, 0.15], material),
    box([x, 0.3, 0.15], [0.2, 0.7, board - 0.15], material),
  ];
  return layered(
    size,
    ...side(0.15),
    box([0.35, 0.4, 0.5], [width - 0.7, 0.12, 0.55], material),
    ...side(width - 0.35),
    box([0, 0, board], [width, depth, top - board], material, { marks: keyboard(0.25, 0.75, top, width - 0.5) }),
    box([1.2, 0.12, top], [2.1, 0.1, 0.7], material),
  );
}
