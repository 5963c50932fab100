import type { Vec2 } from '../geometry/vector';
import type { Segment } from './path-data';

/** The number of values that each path command takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/**
 * Parses path data and moves every point by `transform` (which must be affine).
 * @throws {RangeError} for commands other than M, L, H, V, C, S, Q, T and Z, in either case
 */
export function curve(d: string, transform: (point: Vec2) => Vec2): readonly Segment[] {
  const segments: Segment[] = [];
  let pen: Vec2 = [0, 0];
  let start: Vec2 = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(COMMAND)) {
    const command = letter.toUpperCase();
    const arity = ARITY[command];
    if (arity === undefined) throw new RangeError(`Path command ${letter} is not drawn`);
    if (arity === 0) {
      segments.push({ command: 'Z', points: [] });
      pen = start;
      continue;
    }
    const values = (rest.match(NUMBER) ?? []).map(Number);
    for (let at = 0; at < values.length; at += arity) {
      const points = pointsOf(command, values.slice(at, at + arity), letter === command ? [0, 0] : pen, pen);
      pen = points.at(-1) ?? pen;
      // After an M with several points, all but the first are lines.
      const isMove = command === 'M' && at === 0;
      if (isMove) start = pen;
      segments.push({ command: isMove ? 'M' : lineOr(command), points: points.map(transform) });
    }
  }
  return segments;
}

/**
 * Returns the points of a command.
 * @param from the origin of relative values
 */
function pointsOf(command: string, values: readonly number[], from: Vec2, pen: Vec2): readonly Vec2[] {
  const [first = 0] = values;
  if (command === 'H') return [[from[0] + first, pen[1]]];
  if (command === 'V') return [[pen[0], from[1] + first]];
  return values.flatMap((value, index): readonly Vec2[] =>
    index % 2 === 0 ? [[value + from[0], (values[index + 1] ?? 0) + from[1]]] : [],
  );
}

const CURVES = ['C', 'S', 'Q', 'T'] as const;

/** Returns the command, or L for H and V, which are ordinary lines once transformed, and for further points of an M. */
const lineOr = (command: string) => CURVES.find((known) => known === command) ?? 'L';
