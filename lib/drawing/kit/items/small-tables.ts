import { points } from '../../geometry/vector';
import { leftFace } from '../../marks';
import { oak, petrol, walnut } from '../../palette';
import { placeUngrouped, piece, type Piece } from '../../piece';
import { box } from '../../solids/box';
import { lathe } from '../../solids/round';
import { legs } from '../seating';
import { assembled, fronts } from './parts';

export const coffeeTable = () =>
  assembled(
    [3.6, 2, 1.3],
    [
      ...legs(3.6, 2, 1.1, 0.25, 0.1, oak),
      box([0.2, 0.2, 0.35], [3.2, 1.6, 0.12], oak),
      box([0, 0, 1.1], [3.6, 2, 0.2], oak),
      box([0.9, 0.6, 1.3], [0.9, 0.65, 0.15], petrol),
    ],
  );

/** Draws a round table on one foot. */
export const sideTable = () =>
  piece(
    [1.6, 1.6, 1.8],
    [
      lathe(0.8, 0.8, points([0, 0.5], [0.1, 0.45]), walnut),
      lathe(0.8, 0.8, points([0.1, 0.09], [1.65, 0.09]), walnut, { segments: 10 }),
      lathe(0.8, 0.8, points([1.65, 0.8], [1.8, 0.8]), walnut),
    ],
    0.8,
  );

/** Draws three tables, each under the next larger one. */
export function nestOfTables(): Piece {
  const one = (x: number, y: number, width: number, height: number) =>
    placeUngrouped(
      assembled(
        [width, 1.1, height],
        [...legs(width, 1.1, height - 0.12, 0.14, 0.04, oak), box([0, 0, height - 0.12], [width, 1.1, 0.12], oak)],
      ),
      [x, y, 0],
    );
  return assembled(
    [1.9, 1.9, 1.8],
    [...one(0, 0, 1.9, 1.8), ...one(0.2, 0.4, 1.5, 1.45), ...one(0.4, 0.8, 1.1, 1.1)],
    true,
  );
}

export const consoleTable = () =>
  assembled(
    [3.9, 1.1, 2.6],
    [
      ...legs(3.9, 1.1, 1.9, 0.18, 0.05, walnut),
      box([0, 0, 1.9], [3.9, 1.1, 0.6], walnut, { marks: fronts(leftFace(0, 1.1, 1.9), [0.1, 0.05, 3.7, 0.5], 2, 1) }),
      box([-0.05, -0.05, 2.5], [4, 1.2, 0.1], walnut),
    ],
  );
