import { wheel } from './wheel';
import { ink, orange, petrol, steel } from '../../palette';
import { box } from '../../solids/box';
import { prism, roundedBox } from '../../solids/prism';
import { assembled, bar } from './parts';

/** Draws a pushchair with its hood up. */
export const pushchair = () =>
  assembled(
    [2.9, 1.9, 3.4],
    [
      wheel(0.5, 0.1, 0.42),
      wheel(2.4, 0.1, 0.32),
      bar(0.1, steel, [2.4, 0.3, 0.4], [0.9, 0.3, 2.2], [0.1, 0.3, 3.2], [0.1, 1.6, 3.2], [0.9, 1.6, 2.2]),
      bar(0.1, steel, [0.5, 0.3, 0.4], [1.6, 0.3, 1.4]),
      prism(
        'y',
        [
          [0.9, 1.1],
          [2.5, 1.1],
          [2.5, 1.35],
          [1.5, 1.5],
          [0.95, 2.6],
          [0.6, 2.5],
        ],
        0.35,
        1.55,
        petrol,
      ),
      prism(
        'y',
        [
          [0.7, 2.2],
          [1, 3.1],
          [1.6, 3.3],
          [2, 2.9],
          [1.5, 2.5],
        ],
        0.3,
        1.6,
        petrol,
      ),
      bar(0.1, steel, [2.4, 1.6, 0.4], [0.9, 1.6, 2.2]),
      bar(0.1, steel, [0.5, 1.6, 0.4], [1.6, 1.6, 1.4]),
      wheel(0.5, 1.65, 0.42),
      wheel(2.4, 1.65, 0.32),
    ],
    true,
  );

/** Draws a wheelchair, unfolded. */
export const wheelchair = () =>
  assembled(
    [3.4, 2.1, 3.1],
    [
      wheel(1, 0.1, 1),
      wheel(2.9, 0.35, 0.32),
      bar(0.1, ink, [0.55, 0.3, 1.2], [0.4, 0.3, 3], [0, 0.3, 3]),
      box([0.7, 0.3, 1.5], [1.6, 1.4, 0.18], petrol),
      roundedBox([0.5, 0.3, 1.65], [0.2, 1.4, 1.25], 0.08, 'x', petrol),
      bar(0.1, ink, [2.3, 0.5, 1.5], [2.8, 0.5, 0.4]),
      bar(0.1, ink, [0.55, 1.7, 1.2], [0.4, 1.7, 3], [0, 1.7, 3]),
      bar(0.1, ink, [2.3, 1.6, 1.5], [2.8, 1.6, 0.4]),
      box([2.7, 0.5, 0.3], [0.6, 1.1, 0.08], steel),
      box([0.8, 1.65, 2.1], [1.2, 0.12, 0.12], ink),
      wheel(1, 1.8, 1),
      wheel(2.9, 1.55, 0.32),
    ],
    true,
  );

export const mobilityScooter = () =>
  assembled(
    [3.9, 1.9, 3.5],
    [
      wheel(0.6, 0.15, 0.4),
      wheel(3.4, 0.15, 0.36),
      roundedBox([0.1, 0.25, 0.35], [1.7, 1.4, 0.7], 0.2, 'y', orange),
      box([1.6, 0.3, 0.4], [1.5, 1.3, 0.2], ink),
      roundedBox([2.9, 0.3, 0.4], [0.9, 1.3, 0.7], [0, 0, 0.35, 0.2], 'y', orange),
      box([0.7, 0.8, 1.05], [0.3, 0.3, 0.5], steel),
      roundedBox([0.3, 0.3, 1.55], [1.4, 1.3, 0.28], 0.1, 'y', ink),
      roundedBox([0.2, 0.35, 1.8], [0.28, 1.2, 1.5], 0.12, 'x', ink),
      bar(0.16, ink, [3.2, 0.95, 1], [2.8, 0.95, 2.6]),
      bar(0.12, ink, [2.7, 0.3, 2.7], [2.7, 1.6, 2.7]),
      box([2.7, 0.7, 2.55], [0.2, 0.5, 0.35], ink),
      wheel(0.6, 1.65, 0.4),
      wheel(3.4, 1.65, 0.36),
    ],
    true,
  );
