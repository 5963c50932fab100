import type { Vec2 } from '../geometry/vector';

/** An SVG path command. Points are absolute, in pixels of the sheet. `sweep` holds both flags of an arc ("1 0"). */
export type Segment =
  | { readonly command: 'M' | 'L' | 'C' | 'S' | 'Q' | 'T'; readonly points: readonly Vec2[] }
  | { readonly command: 'A'; readonly points: readonly [Vec2]; readonly radius: number; readonly sweep: string }
  | { readonly command: 'Z'; readonly points: readonly [] };

/** Returns the commands of straight lines from point to point. */
export const linesThrough = (points: readonly Vec2[], closed: boolean): readonly Segment[] => [
  ...points.map((point, index): Segment => ({ command: index === 0 ? 'M' : 'L', points: [point] })),
  ...(closed ? [{ command: 'Z', points: [] } as const] : []),
];

/** Joins numbers with spaces only where two would otherwise run together. */
const joinNumbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/**
 * Returns path data of relative commands in whole units. A command's numbers are differences of rounded points, so that
 * rounding errors do not add up.
 * @param density units per pixel
 */
export function pathData(segments: readonly Segment[], density: number): string {
  const toUnits = ([x, y]: Vec2): Vec2 => [Math.round(x * density), Math.round(y * density)];
  const writer = new PathWriter();
  let current: Vec2 = [0, 0];
  let start: Vec2 = [0, 0];
  for (const segment of segments) {
    const points = segment.points.map(toUnits);
    const end = points.at(-1) ?? start;
    const [dx, dy] = [end[0] - current[0], end[1] - current[1]];
    if (segment.command === 'M') writer.write('M', end);
    else if (segment.command === 'Z') writer.write('z', []);
    else if (segment.command === 'A') {
      const radius = Math.round(segment.radius * density);
      writer.write('a', [radius, radius], ` 0 ${segment.sweep} `, [dx, dy]);
    } else if (segment.command !== 'L') {
      writer.write(
        segment.command.toLowerCase(),
        points.flatMap(([x, y]) => [x - current[0], y - current[1]]),
      );
    } else if (dx !== 0 && dy !== 0) writer.write('l', [dx, dy]);
    else if (dx !== 0) writer.write('h', [dx]);
    else if (dy !== 0) writer.write('v', [dy]);
    if (segment.command === 'M') start = end;
    current = end;
  }
  return writer.data;
}

/** Collects path data, and writes the letter of a command once for consecutive commands of one kind. */
class PathWriter {
  data = '';
  private lastCommand = '';

  write(command: string, values: readonly number[], flags = '', end: readonly number[] = []): void {
    const text = joinNumbers(values) + flags + joinNumbers(end);
    const repeats = command === this.lastCommand && command !== 'M' && command !== 'z';
    this.data += repeats ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    this.lastCommand = command;
  }
}
