/** A corridor and a second one at a right angle to it, by their widths. */
export type Corner = { readonly before: number; readonly after: number };

/** How a rectangle passes a corner. */
export type Rounding = {
  /** Centimetres between the rectangle and the inner corner at the tightest point. Below zero it does not pass. */
  readonly room: number;
  /** The angle in radians between its long side and the second corridor at that point. */
  readonly angle: number;
  /**
   * The corridor in which it is carried lengthways when it is not turned, and sideways in the other. Null when it is
   * turned.
   */
  readonly slides: 'before' | 'after' | null;
};

const STEPS = 90;
const REFINEMENTS = 40;

/**
 * Moves a rectangle round a right angle, either without turning it or kept against both outer walls while it turns (the
 * moving-sofa problem for a rectangle): at the angle t the distance of its inner side from the inner corner is
 * before·sin t + after·cos t − length·sin t·cos t − width, and the minimum decides.
 */
export function roundCorner({ before, after }: Corner, one: number, other: number): Rounding {
  const length = Math.max(one, other);
  const width = Math.min(one, other);
  const roomAt = (t: number) => before * Math.sin(t) + after * Math.cos(t) - length * Math.sin(t) * Math.cos(t) - width;
  const angle = leastOf(roomAt);
  const ways: readonly Rounding[] = [
    { room: roomAt(angle), angle, slides: null },
    { room: Math.min(before - width, after - length), angle: Math.PI / 2, slides: 'before' },
    { room: Math.min(before - length, after - width), angle: 0, slides: 'after' },
  ];
  return ways.reduce((best, way) => (way.room > best.room ? way : best));
}

/**
 * Returns the angle within a right angle at which a function is least: the best of a number of steps, refined by
 * halving.
 */
function leastOf(value: (t: number) => number): number {
  const step = Math.PI / 2 / STEPS;
  let best = 0;
  for (let index = 1; index <= STEPS; index += 1) if (value(index * step) < value(best)) best = index * step;
  let reach = step / 2;
  for (let turn = 0; turn < REFINEMENTS; turn += 1) {
    for (const t of [best - reach, best + reach]) if (t >= 0 && t <= Math.PI / 2 && value(t) < value(best)) best = t;
    reach /= 2;
  }
  return best;
}
