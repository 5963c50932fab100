/** A corridor and the one that it turns into at a right angle, by their widths. */
export type Corner = { readonly before: number; readonly after: number };

/** How a rectangle comes round a corner. */
export type Rounding = {
  /** Between the thing and the inner corner at the tightest place, in centimetres; below nought it does not go round. */
  readonly room: number;
  /** What its long side makes with the second corridor at that place, in radians. */
  readonly angle: number;
  /** It is not turned: carried lengthways before the corner, and sideways after it, or the other way round. */
  readonly slides: 'before' | 'after' | null;
};

const STEPS = 90;
const REFINEMENTS = 40;

/**
 * A rectangle of `length` × `width` round a right angle, kept against both outer walls while it turns (the moving-sofa
 * problem for a rectangle): at the angle t its inner side is as far from the inner corner as
 * before·sin t + after·cos t − length·sin t·cos t − width, and what is least of that decides. Or it is not turned at all.
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

/** Where in a right angle a function is least: the best of so many steps, then halved towards it. */
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
