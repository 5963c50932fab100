import { points } from '../../geometry/vector';
import { leftFace } from '../../marks';
import { ink, oak, orange, petrol, sage, steel, tyre, white } from '../../palette';
import { piece } from '../../piece';
import { box } from '../../solids/box';
import { prism } from '../../solids/prism';
import { cylinder, lathe } from '../../solids/round';
import { legs } from '../seating';
import { assembled, bar, fronts } from './parts';

/** Draws a worktop on wheels. */
export const kitchenTrolley = () =>
  assembled(
    [2, 1.5, 2.9],
    [
      ...points([0.15, 0.15], [1.6, 0.15], [0.15, 1.1], [1.6, 1.1]).map(([x, y]) =>
        box([x, y, 0], [0.25, 0.25, 0.25], tyre),
      ),
      ...legs(2, 1.5, 2.1, 0.16, 0.06, oak).map((leg) => leg),
      box([0, 0, 0.5], [2, 1.5, 0.12], oak),
      box([0, 0, 1.3], [2, 1.5, 0.12], oak),
      box([0.3, 0.3, 0.62], [0.6, 0.6, 0.5], sage),
      box([0, 0, 2.1], [2, 1.5, 0.5], white, { marks: fronts(leftFace(0, 1.5, 2.1), [0.05, 0.05, 1.9, 0.4], 2, 1) }),
      box([-0.05, -0.05, 2.6], [2.1, 1.6, 0.25], oak),
    ],
  );

/** Draws a pedal bin. */
export const kitchenBin = () =>
  piece(
    [1.1, 1.4, 2.2],
    [
      box([0.4, 0.9, 0], [0.3, 0.45, 0.1], ink),
      lathe(0.55, 0.55, points([0, 0.52], [0.12, 0.52]), ink),
      lathe(0.55, 0.55, points([0.12, 0.5], [1.85, 0.5]), steel),
      lathe(0.55, 0.55, points([1.85, 0.53], [2.05, 0.5], [2.2, 0.25]), ink),
    ],
    0.5,
  );

/** Draws a vacuum cleaner on two wheels with its hose. */
export const vacuumCleaner = () =>
  assembled(
    [2, 1.5, 2.4],
    [
      bar(0.12, ink, [1.6, 0.55, 0.3], [1.85, 0.35, 1.4], [1.5, 0.3, 2.35]),
      lathe(0.7, 0.75, points([0.12, 0.62], [0.9, 0.62]), orange),
      lathe(0.7, 0.75, points([0.9, 0.62], [1.15, 0.55], [1.3, 0.3]), ink),
      cylinder('y', [0.25, 1.15, 0.25], 0.25, 0.2, tyre),
      bar(0.14, ink, [0.7, 0.75, 1.2], [0.9, 1, 1.75], [1.5, 1.2, 1.5], [1.75, 1.3, 0.15]),
      box([1.35, 1.1, 0], [0.65, 0.4, 0.14], ink),
    ],
    true,
  );

/** Draws an unfolded ironing board with crossed legs. */
export const ironingBoard = () =>
  assembled(
    [4.5, 1.2, 2.9],
    [
      bar(0.09, steel, [0.6, 0.3, 0], [3.4, 0.3, 2.7]),
      bar(0.09, steel, [3.6, 0.9, 0], [0.9, 0.9, 2.7]),
      bar(0.09, steel, [0.6, 0.05, 0.04], [0.6, 1.15, 0.04]),
      bar(0.09, steel, [3.6, 0.05, 0.04], [3.6, 1.15, 0.04]),
      prism(
        'z',
        points([0, 0.05], [3.3, 0], [4.1, 0.2], [4.5, 0.6], [4.1, 1], [3.3, 1.2], [0, 1.15]),
        2.7,
        2.85,
        petrol,
      ),
      box([0.3, 0.3, 2.85], [0.75, 0.4, 0.3], orange),
    ],
    true,
  );
