import type { Vec2 } from '../../geometry/vector';
import { WORDS } from '../../lettering/words';
import { outline, type Plane } from '../../marks/draw';
import type { Mark } from '../../marks/mark';
import { INK } from '../../palette';

const [BAR, END, START] = [0.27, 1.36, 0.64];

/** The plan of the mark: an S-shaped wall with three turns, on a grid of 2 × 2. */
export const S_PLAN: readonly Vec2[] = [
  [END, -BAR],
  [-BAR, -BAR],
  [-BAR, 1 + BAR],
  [2 - BAR, 1 + BAR],
  [2 - BAR, 2 - BAR],
  [START, 2 - BAR],
  [START, 2 + BAR],
  [2 + BAR, 2 + BAR],
  [2 + BAR, 1 - BAR],
  [BAR, 1 - BAR],
  [BAR, BAR],
  [END, BAR],
];

/**
 * Returns the name as lettered on the sides of the vans.
 * @param size 1 on a Luton
 */
export const nameOn = (on: Plane, a: number, b: number, size = 1): readonly Mark[] => [
  outline(on, a, b + 1.45 * size, WORDS.Smart.d, 3 * size, INK),
  outline(on, a + 0.08 * size, b, WORDS.SM.d, 1.08 * size, INK),
];
