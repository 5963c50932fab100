import { points } from '../geometry/vector';
import { circle, leftFace, polygon, rectangle, topFace } from '../marks';
import { INK, glass, ink, sage, slate, steel, white } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, tube } from '../solids/solid';
import { panel, block } from './parts';

const EDGE = { stroke: INK, width: 0.8 };
/** The height, thickness and depth of a worktop, in feet. */
const [HEIGHT, TOP, DEEP] = [2.8, 0.2, 2];

export function kitchenUnit(width = 4.4): Piece {
  const front = leftFace(0, DEEP, 0);
  const half = width / 2;
  const doors = [0.15, half + 0.08].flatMap((a) => [
    panel(front, a, 0.5, a + half - 0.23, HEIGHT - 0.2),
    rectangle(front, a + half / 2 - 0.35, HEIGHT - 0.5, 0.5, 0.09, INK),
  ]);
  const sink = points([0.7, 0.45], [2.9, 0.45], [2.9, 1.6], [0.7, 1.6]);
  const tap = points([1.8, 0.25, HEIGHT + TOP], [1.8, 0.25, HEIGHT + 0.9], [1.8, 0.75, HEIGHT + 0.9]);
  return piece(
    [width, DEEP, HEIGHT + TOP],
    [
      group(
        [
          box([0, 0, 0], [width, DEEP, HEIGHT], sage, { marks: doors }),
          box([0, 0, HEIGHT], [width, DEEP + 0.1, TOP], white, {
            marks: [polygon(topFace(0, 0, HEIGHT + TOP), sink, steel.middle, EDGE)],
          }),
          tube(tap, 0.12, steel),
        ],
        { ordered: true, lo: [0, 0, 0], hi: [width, DEEP, HEIGHT + 1] },
      ),
    ],
  );
}

export function hob(): Piece {
  const width = 2;
  const front = leftFace(0, DEEP, 0);
  const worktop = topFace(0, 0, HEIGHT + TOP);
  const oven = [
    rectangle(front, 0.2, 0.4, 1.6, 1.6, slate.light, EDGE),
    rectangle(front, 0.3, 2.2, 1.4, 0.12, white.middle),
  ];
  const rings = [0.6, 1.4].flatMap((x) => [0.65, 1.4].map((y) => circle(worktop, x, y, 0.3, slate.light)));
  return block([width, DEEP, HEIGHT + TOP], ink, [...oven, ...rings]);
}

export function bath(): Piece {
  const [width, depth, height] = [5.5, 2.4, 1.8];
  const rim = topFace(0, 0, height);
  return block([width, depth, height], white, [rectangle(rim, 0.3, 0.3, width - 0.6, depth - 0.6, glass.middle, EDGE)]);
}

export function basin(): Piece {
  const [width, depth, height] = [2, 1.6, 2.7];
  return block([width, depth, height], white, [
    panel(leftFace(0, depth, 0), 0.15, 0.3, width - 0.15, 2),
    rectangle(topFace(0, 0, height), 0.3, 0.35, width - 0.6, depth - 0.6, glass.middle, EDGE),
  ]);
}
