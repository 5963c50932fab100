import { points } from '../../geometry/vector';
import { circle, leftFace, rectangle } from '../../marks';
import { INK, clay, glass, ink, mist, mustard, oak, orange, petrol, sage, walnut, white } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { prism, roundedBox } from '../../solids/prism';
import { lathe } from '../../solids/round';
import { level } from '../rules';
import { EDGE, assembled, bar, post } from './parts';

/** Draws a coat stand with a coat and a hat. */
export const coatStand = () =>
  assembled(
    [1.8, 1.8, 5.6],
    [
      lathe(0.9, 0.9, points([0, 0.75], [0.15, 0.6], [0.25, 0.15]), walnut),
      bar(0.14, walnut, [0.9, 0.9, 0.2], [0.9, 0.9, 5.5]),
      ...points([0.3, 0.6], [1.5, 0.6], [0.9, 1.6]).map(([x, y]) =>
        bar(0.09, walnut, [0.9, 0.9, 4.6], [x, y, 4.9], [x, y, 5.2]),
      ),
      prism('y', points([1.25, 4.7], [1.75, 4.4], [1.95, 2], [1, 2], [1, 4.5]), 0.7, 1.1, petrol),
      lathe(0.35, 0.6, points([5.15, 0.42], [5.2, 0.42], [5.22, 0.25], [5.5, 0.2]), mustard),
    ],
    true,
  );

/** Draws a rack with pairs of shoes on three shelves. */
export function shoeRack(): Piece {
  const shoes = [
    [0.2, petrol],
    [0.65, clay],
    [1.2, ink],
    [1.65, mustard],
  ] as const;
  const row = (z: number, shift: number) =>
    shoes.map(([x], i) =>
      roundedBox(
        [x + shift, 0.15, z + 0.08],
        [0.32, 0.75, 0.26],
        [0, 0.2, 0.1, 0],
        'x',
        shoes[(i + Math.round(z)) % 4]?.[1] ?? ink,
      ),
    );
  return assembled(
    [2.5, 1, 2.1],
    [
      post(0, 0, 0.12, 2, oak),
      post(2.38, 0, 0.12, 2, oak),
      ...[0.25, 0.95, 1.65].flatMap((z) => [box([0, 0, z], [2.5, 1, 0.08], oak), ...row(z, z > 1 ? 0.3 : 0.15)]),
      post(0, 0.88, 0.12, 2, oak),
      post(2.38, 0.88, 0.12, 2, oak),
    ],
    true,
  );
}

/** Draws a bathroom cabinet with a mirror door and a shelf of bottles beside it. */
export function bathroomCabinet(): Piece {
  const on = leftFace(0, 0.9, 0);
  return piece(
    [2, 0.9, 2.6],
    [
      box([0, 0, 0], [2, 0.9, 2.6], white, {
        marks: [
          rectangle(on, 0.1, 0.12, 1.1, 2.36, glass.middle, EDGE),
          rectangle(on, 1.3, 0.12, 0.6, 2.36, mist.dark, EDGE),
          ...[0.9, 1.7].map((z) => level(on, 1.3, z, 0.6)),
          ...(
            [
              [1.4, 0.12, petrol],
              [1.65, 0.12, orange],
              [1.42, 0.92, sage],
              [1.66, 1.72, clay],
            ] as const
          ).map(([a, b, m]) => rectangle(on, a, b, 0.16, 0.45, m.middle, { stroke: INK, width: 0.5 })),
          circle(on, 1.1, 1.3, 0.05, INK),
        ],
      }),
    ],
  );
}
