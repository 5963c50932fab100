import type { Vec2 } from '../geometry/vector';

/** One step of a path on the sheet. Points are in pixels of the sheet. */
export type Segment =
  | { readonly command: 'M' | 'L' | 'C' | 'S' | 'Q' | 'T'; readonly points: readonly Vec2[] }
  | { readonly command: 'A'; readonly points: readonly [Vec2]; readonly radius: number; readonly sweep: string }
  | { readonly command: 'Z'; readonly points: readonly [] };

/** Returns straight lines from point to point. */
export const linesThrough = (points: readonly Vec2[], closed: boolean): readonly Segment[] => [
  ...points.map((point, index): Segment => ({ command: index === 0 ? 'M' : 'L', points: [point] })),
  ...(closed ? [{ command: 'Z', points: [] } as const] : []),
];

/** Joins numbers with spaces only where two would otherwise run together. */
export const numbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/**
 * Returns path data in whole units with relative steps. Steps connect rounded points, so that errors do not add up.
 * @param density units per pixel
 */
export function pathData(segments: readonly Segment[], density: number): string {
  const units = ([x, y]: Vec2): Vec2 => [Math.round(x * density) + 0, Math.round(y * density) + 0];
  const steps = new Steps();
  let pen: Vec2 = [0, 0];
  let start: Vec2 = [0, 0];
  for (const segment of segments) {
    const points = segment.points.map(units);
    const end = points.at(-1) ?? start;
    const [dx, dy] = [end[0] - pen[0], end[1] - pen[1]];
    if (segment.command === 'M') steps.write('M', end);
    else if (segment.command === 'Z') steps.write('z', []);
    else if (segment.command === 'A') {
      const radius = Math.round(segment.radius * density);
      steps.write('a', [radius, radius], ` 0 ${segment.sweep} `, [dx, dy]);
    } else if (segment.command !== 'L') {
      steps.write(
        segment.command.toLowerCase(),
        points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]),
      );
    } else if (dx !== 0 && dy !== 0) steps.write('l', [dx, dy]);
    else if (dx !== 0) steps.write('h', [dx]);
    else if (dy !== 0) steps.write('v', [dy]);
    if (segment.command === 'M') start = end;
    pen = end;
  }
  return steps.data;
}

/** Collects path data, and writes the letter of a command once for consecutive steps of the same kind. */
class Steps {
  data = '';
  private last = '';

  write(command: string, values: readonly number[], middle = '', rest: readonly number[] = []): void {
    const text = numbers(values) + middle + numbers(rest);
    const repeats = command === this.last && command !== 'M' && command !== 'z';
    this.data += repeats ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    this.last = command;
  }
}
