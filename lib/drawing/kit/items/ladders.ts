import { orange, steel } from '../../palette';
import type { Piece } from '../../piece';
import { box } from '../../solids/box';
import { assembled, bar, pair } from './parts';

/** Draws a step ladder, open. */
export function stepLadder(): Piece {
  const [width, height] = [1.6, 5.6];
  const tread = (i: number) =>
    box([0.1, 2 - i * 0.36 - 0.5, 0.85 * i], [width - 0.2, 0.5, 0.12], i === 6 ? orange : steel);
  return assembled(
    [width, 2.6, height],
    [
      ...pair(0.1, width - 0.1, (x) => bar(0.12, steel, [x, -0.3, 0], [x, 0.1, height - 0.6])),
      ...[1, 2, 3, 4, 5].map(tread),
      ...pair(0.1, width - 0.1, (x) => bar(0.14, steel, [x, 2, 0], [x, 0, height - 0.5])),
      tread(6),
    ],
    true,
  );
}

/** Draws an extending ladder, pushed together and lying on its long edge. */
export function extendingLadder(): Piece {
  const [length, height] = [7.4, 1.5];
  const one = (y: number) => [
    bar(0.14, steel, [0, y, 0.02], [length, y, 0.02]),
    bar(0.14, steel, [0, y, height - 0.1], [length, y, height - 0.1]),
    ...Array.from({ length: 9 }, (_, i) =>
      bar(0.1, steel, [0.45 + i * 0.82, y, 0.12], [0.45 + i * 0.82, y, height - 0.12]),
    ),
  ];
  return assembled([length, 0.8, height], [...one(0.15), ...one(0.6)], true);
}
