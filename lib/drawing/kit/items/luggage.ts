import { points } from '../../geometry/vector';
import { circle, leftFace, plane, rectangle, rightFace } from '../../marks';
import { ink, oak, orange, petrol, steel, walnut, white } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism, roundedBox } from '../../solids/prism';
import { lathe } from '../../solids/round';
import { upright } from '../rules';
import { EDGE, assembled, bar } from './parts';

/** Draws a soft bag that is carried by hand. */
export function holdall(): Piece {
  const on = leftFace(0, 1.3, 0);
  return assembled(
    [2.2, 1.3, 1.5],
    [
      prism(
        'x',
        points([0.05, 0], [1.25, 0], [1.3, 0.6], [1, 1.05], [0.65, 1.15], [0.3, 1.05], [0, 0.6]),
        0,
        2.2,
        petrol,
        {
          marks: [
            upright(on, 0.5, 0, 0.6, 2, orange.middle),
            upright(on, 1.7, 0, 0.6, 2, orange.middle),
            rectangle(rightFace(2.2, 1.3, 0), 0.4, 0.3, 0.5, 0.4, petrol.light, EDGE),
          ],
        },
      ),
      bar(0.1, orange, [0.5, 1.05, 1], [0.7, 0.95, 1.45], [1.5, 0.95, 1.45], [1.7, 1.05, 1]),
    ],
    true,
  );
}

/** Draws a round laundry basket with two dark bands and a light lining. */
export function laundryBasket(): Piece {
  const end = plane([0.7, 0.7, 1.9], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  return piece(
    [1.4, 1.4, 1.9],
    [
      lathe(0.7, 0.7, points([0, 0.55], [0.45, 0.6], [0.5, 0.6], [0.95, 0.64], [1, 0.64], [1.9, 0.7]), oak, {
        bands: [undefined, walnut, undefined, walnut, undefined],
        marks: [circle(end, 0, 0, 0.6, walnut.dark, EDGE), circle(end, -0.05, -0.05, 0.45, white.light, EDGE)],
      }),
    ],
    0.6,
  );
}

/** Draws golf clubs that stick out of their bag. */
export const golfClubs = () =>
  assembled(
    [1.5, 1.5, 4.4],
    [
      ...points([0.6, 0.5, 4.1], [0.95, 0.55, 4.3], [0.7, 0.9, 3.9], [1, 0.95, 4]).flatMap(([x, y, z], i) => [
        bar(0.06, steel, [x, y, 2.8], [x, y, z]),
        i % 2
          ? box([x - 0.1, y - 0.1, z], [0.4, 0.22, 0.2], ink)
          : roundedBox([x - 0.12, y - 0.12, z - 0.1], [0.36, 0.3, 0.34], 0.12, 'y', orange),
      ]),
      lathe(0.75, 0.75, points([0, 0.45], [0.3, 0.5], [2.7, 0.5], [2.75, 0.56], [3, 0.56]), petrol, {
        bands: [ink, undefined, ink, undefined],
      }),
      box([0.45, 1.15, 0.8], [0.6, 0.3, 1], petrol),
      bar(0.12, ink, [0.3, 1.05, 2.5], [0.1, 1.2, 1.8], [0.35, 1.1, 1.1]),
    ],
    true,
  );
