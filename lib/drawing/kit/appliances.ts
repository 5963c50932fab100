import { points } from '../geometry/vector';
import { circle, leftFace, polygon, rectangle } from '../marks';
import { INK, glass, ink, mist, slate, steel, walnut, white, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, roundedBox } from '../solids/solid';
import { level, upright, block } from './parts';

export function fridge(material: Material = white): Piece {
  const [width, depth, height] = [2, 2.1, 5.9];
  const front = leftFace(0, depth, 0);
  const marks = [
    level(front, 0, 2.3, width, 1),
    rectangle(front, 0.16, 2.5, 0.1, 1.1, INK),
    rectangle(front, 0.16, 1.4, 0.1, 0.75, INK),
  ];
  const body = roundedBox([0, 0, 0], [width, depth, height], [0.05, 0.05, 0.2, 0.2], 'y', material, { marks });
  return piece([width, depth, height], [body]);
}

export function washer(): Piece {
  const [width, depth, height] = [2, 2, 2.8];
  const front = leftFace(0, depth, 0);
  const marks = [
    level(front, 0, 2.25, width),
    circle(front, 1, 1.15, 0.75, mist.middle, { stroke: INK, width: 0.9 }),
    circle(front, 1, 1.15, 0.5, slate.middle, { stroke: INK, width: 0.8 }),
    circle(front, 1.6, 2.52, 0.12, INK),
    rectangle(front, 0.2, 2.42, 0.6, 0.2, steel.light),
  ];
  return block([width, depth, height], white, marks);
}

export function television(): Piece {
  const screen = leftFace(0, 0.46, 0.35);
  const parts = [
    box([1.2, 0.1, 0], [1.6, 0.6, 0.1], ink),
    box([1.8, 0.3, 0.1], [0.4, 0.14, 0.3], ink),
    box([0, 0.28, 0.35], [4, 0.18, 2.3], ink, {
      marks: [
        rectangle(screen, 0.1, 0.1, 3.8, 2.1, ink.dark),
        polygon(screen, points([0.1, 0.1], [1.6, 0.1], [0.7, 2.2], [0.1, 2.2]), ink.middle),
      ],
    }),
  ];
  return piece([4, 0.7, 2.7], [group(parts)]);
}

export function televisionUnit(width = 4.6): Piece {
  const [depth, height] = [1.4, 1.6];
  const front = leftFace(0, depth, 0.3);
  const foot = (x: number, y: number) => box([x, y, 0], [0.2, 0.2, 0.3], walnut);
  const parts = [
    ...[foot(0.2, 0.2), foot(0.2, depth - 0.4), foot(width - 0.4, depth - 0.4)],
    box([0, 0, 0.3], [width, depth, height - 0.3], walnut, {
      marks: [1, 2].map((i) => upright(front, (width * i) / 3, 0.05, height - 0.4, 0.7)),
    }),
  ];
  return piece([width, depth, height], [group(parts)]);
}

export function monitor(): Piece {
  const parts = [
    box([0.7, 0.2, 0], [0.6, 0.5, 0.06], ink),
    box([0.92, 0.4, 0.06], [0.16, 0.1, 0.4], ink),
    box([0, 0.3, 0.42], [2, 0.14, 1.2], ink, {
      marks: [rectangle(leftFace(0, 0.44, 0.42), 0.08, 0.1, 1.84, 1.02, glass.middle)],
    }),
  ];
  return piece([2, 0.7, 1.7], [group(parts)]);
}
