import { points } from '../../geometry/vector';
import { leftFace, polygon, rectangle } from '../../marks';
import { INK, clay, glass, mist, oak, orange, white } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { roundedBox } from '../../solids/prism';
import { level, upright } from '../rules';
import { legs } from '../seating';
import { EDGE, assembled, fronts } from './parts';

/** Draws a dismantled wardrobe: a tied pile of boards. */
export function flatWardrobe(): Piece {
  const [width, depth] = [6.5, 2];
  const boards = [0, 1, 2, 3, 4].map((i) =>
    box([(i % 2) * 0.06, (i % 3) * 0.05, i * 0.18], [width - 0.1, depth - 0.1, 0.18], i === 2 ? white : oak),
  );
  const strap = (x: number) => box([x, -0.02, 0], [0.14, depth + 0.04, 0.93], orange);
  return assembled([width, depth, 0.94], [...boards, strap(1.2), strap(5.2)], true);
}

/** Draws a fabric wardrobe with a zip. */
export function fabricWardrobe(): Piece {
  const [width, depth, height] = [2.6, 1.6, 5.2];
  const on = leftFace(0, depth, 0);
  return piece(
    [width, depth, height],
    [
      roundedBox([0, 0, 0], [width, depth, height], [0, 0, 0.35, 0.35], 'y', mist, {
        marks: [
          ...[0.7, 1.9].map((x) => upright(on, x, 0.2, height - 0.9, 0.7)),
          level(on, 0.7, height - 0.7, 1.2),
          rectangle(on, 1.84, 1.2, 0.12, 0.3, INK),
          level(on, 0.1, 0.25, width - 0.2, 0.6),
        ],
      }),
    ],
  );
}

/** Draws a dressing table with a mirror and a stool. */
export function dressingTable(): Piece {
  const [width, depth] = [3.3, 1.5];
  const on = leftFace(0.8, 0.25, 2.7);
  return assembled(
    [width, 3, 4.6],
    [
      ...legs(width, depth, 1.9, 0.18, 0.05, white),
      box([0, 0, 1.9], [width, depth, 0.6], white, {
        marks: fronts(leftFace(0, depth, 1.9), [0.1, 0.05, 3.1, 0.5], 2, 1),
      }),
      box([0.8, 0.1, 2.5], [1.7, 0.15, 2.1], white, {
        marks: [
          rectangle(on, 0.14, 0.05, 1.42, 1.7, glass.middle, EDGE),
          polygon(on, points([0.14, 0.4], [1, 1.75], [1.3, 1.75], [0.14, 0.1]), glass.light),
        ],
      }),
      box([1, 2, 0], [0.14, 0.14, 1.2], white),
      box([2.1, 2, 0], [0.14, 0.14, 1.2], white),
      box([1, 2.75, 0], [0.14, 0.14, 1.2], white),
      box([2.1, 2.75, 0], [0.14, 0.14, 1.2], white),
      roundedBox([0.95, 1.95, 1.2], [1.35, 1, 0.3], 0.1, 'y', clay),
    ],
  );
}
