import { overlaps, reachOf, type Extent } from './extent';
import type { Shape, Style } from './shape';

type Merged = { readonly shapes: Shape[]; readonly reaches: Extent[]; readonly key: string; readonly plain: boolean };

const keyOf = ({ style, tag }: Shape): string =>
  [style.fill, style.stroke, style.width, style.body, style.opacity, style.dash, style.strokeFirst, tag].join('|');

/** One paint only: two shapes of it may lie over each other in one path and look the same. */
const isPlain = ({ fill, stroke, opacity }: Style): boolean =>
  opacity === undefined && (fill === undefined || stroke === undefined || fill === stroke);

/**
 * Paths of equal style as one path, as far as the order of painting allows: a shape joins an earlier one when nothing
 * painted between the two lies under it.
 */
export function merged(shapes: readonly Shape[]): readonly Shape[] {
  const done: Merged[] = [];
  for (const shape of shapes) {
    const reach = reachOf(shape);
    const host = hostOf(shape, reach, done);
    if (host) {
      host.shapes.push(shape);
      host.reaches.push(reach);
    } else {
      done.push({ shapes: [shape], reaches: [reach], key: keyOf(shape), plain: isPlain(shape.style) });
    }
  }
  return done.map(({ shapes: [first, ...rest] }) => joined(first, rest));
}

function hostOf(shape: Shape, reach: Extent, done: readonly Merged[]): Merged | undefined {
  const key = keyOf(shape);
  for (let at = done.length - 1; at >= 0; at -= 1) {
    const candidate = done[at];
    if (!candidate) return undefined;
    const touches = candidate.reaches.some((other) => overlaps(other, reach));
    if (candidate.key === key && (!touches || (candidate.plain && isWound(shape) && candidate.shapes.every(isWound)))) {
      return candidate;
    }
    if (touches) return undefined;
  }
  return undefined;
}

/** Lines, and areas that all run the same way round: they never cut holes into each other. */
const isWound = ({ style, areas }: Shape): boolean => style.fill === undefined || areas.length > 0;

function joined(first: Shape | undefined, rest: readonly Shape[]): Shape {
  if (!first) throw new RangeError('Nothing to join');
  return { ...first, path: [first, ...rest].flatMap(({ path }) => path) };
}
