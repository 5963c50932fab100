import type { Vec2 } from '../geometry/vector';
import { numbers } from './path-data';

/** How many numbers each command of path data takes, and what it becomes once it is absolute and turned. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

type Segment = { readonly command: string; readonly points: readonly Vec2[] };

/** @throws {RangeError} for commands other than M, L, H, V, C, S, Q, T and Z, in either case */
function parse(d: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  let start: Vec2 = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const arity = ARITY[command];
    if (arity === undefined) throw new RangeError(`Path command ${letter} is not drawn`);
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (arity === 0) {
      segments.push({ command, points: [] });
      [x, y] = start;
    }
    for (let at = 0; arity > 0 && at < values.length; at += arity) {
      const [dx, dy] = relative ? [x, y] : [0, 0];
      const slice = values.slice(at, at + arity);
      const points =
        command === 'H'
          ? [[(slice[0] ?? 0) + dx, y] as const]
          : command === 'V'
            ? [[x, (slice[0] ?? 0) + dy] as const]
            : slice.flatMap((value, index): readonly Vec2[] =>
                index % 2 === 0 ? [[value + dx, (slice[index + 1] ?? 0) + dy]] : [],
              );
      [x, y] = points.at(-1) ?? [x, y];
      if (command === 'M') start = [x, y];
      segments.push({ command: command === 'H' || command === 'V' ? 'L' : command, points });
    }
  }
  return segments;
}

export type Curve = { readonly d: string; readonly points: readonly Vec2[] };

/** Path data with every point moved by `transform` (which must be affine), and the points that enclose it. */
export function transformed(d: string, transform: (point: Vec2) => Vec2): Curve {
  const segments = parse(d).map(({ command, points }) => ({ command, points: points.map(transform) }));
  let last = '';
  let data = '';
  let [x, y] = [0, 0];
  for (const { command, points } of segments) {
    const letter = command === 'M' || command === 'Z' ? command : command.toLowerCase();
    const steps = command === 'M' ? points.flat() : points.flatMap(([a, b]) => [a - x, b - y]);
    const joined = letter === last && command !== 'M' && command !== 'Z';
    const text = numbers(steps);
    data += joined ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    const end = points.at(-1);
    // Steps are rounded: what was written is where the pen is.
    if (end)
      [x, y] =
        command === 'M' ? [roundTo(end[0]), roundTo(end[1])] : [x + roundTo(end[0] - x), y + roundTo(end[1] - y)];
    last = letter;
  }
  return { d: data.replaceAll('Z', 'z'), points: segments.flatMap((segment) => segment.points) };
}

const roundTo = (value: number): number => Math.round(value * 10) / 10;
