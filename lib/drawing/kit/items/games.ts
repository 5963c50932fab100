import { points } from '../../geometry/vector';
import { circle, leftFace, rectangle, topFace } from '../../marks';
import { INK, clay, ink, leaf, mustard, orange, petrol, walnut, white } from '../../palette';
import type { Piece } from '../../piece';
import { box } from '../../solids/box';
import { EDGE, assembled, bar } from './parts';

/** Draws a table with both halves folded up, on wheels. */
export function tableTennis(): Piece {
  const half = (y: number) =>
    box([0, y, 0.6], [5, 0.14, 4.3], leaf, {
      marks: [
        rectangle(leftFace(0, y + 0.14, 0.6), 0.12, 0.12, 4.76, 4.06, leaf.dark, { stroke: white.light, width: 1.2 }),
        rectangle(leftFace(0, y + 0.14, 0.6), 2.47, 0.12, 0.06, 4.06, white.light),
      ],
    });
  return assembled(
    [5, 1.4, 4.9],
    [
      half(0.3),
      bar(0.12, ink, [0.6, 0, 0.02], [0.6, 1.4, 0.02]),
      bar(0.12, ink, [4.4, 0, 0.02], [4.4, 1.4, 0.02]),
      bar(0.12, ink, [0.6, 0.7, 0.02], [0.6, 0.7, 2]),
      bar(0.12, ink, [4.4, 0.7, 0.02], [4.4, 0.7, 2]),
      half(0.9),
    ],
    true,
  );
}

/** Draws a pool table with balls and six pockets. */
export function poolTable(): Piece {
  const [w, d, h] = [7.4, 3.9, 2.7];
  const top = topFace(0, 0, h);
  const pockets = [0.25, w / 2, w - 0.25].flatMap((x) => [0.25, d - 0.25].map((y) => circle(top, x, y, 0.16, INK)));
  const balls = [
    [5.2, 1.95, orange],
    [5.5, 1.78, petrol],
    [5.5, 2.12, mustard],
    [5.8, 1.6, clay],
    [5.8, 1.95, ink],
    [5.8, 2.3, orange],
    [1.9, 1.95, white],
  ] as const;
  return assembled(
    [w, d, h],
    [
      ...points([0.3, 0.3], [w - 0.8, 0.3], [0.3, d - 0.8], [w - 0.8, d - 0.8]).map(([x, y]) =>
        box([x, y, 0], [0.5, 0.5, 2], walnut),
      ),
      box([0, 0, 1.9], [w, d, 0.8], walnut, {
        marks: [
          rectangle(top, 0.3, 0.3, w - 0.6, d - 0.6, leaf.dark, EDGE),
          ...pockets,
          ...balls.map(([x, y, m]) => circle(top, x, y, 0.13, m.middle, { stroke: INK, width: 0.6 })),
        ],
      }),
    ],
  );
}
