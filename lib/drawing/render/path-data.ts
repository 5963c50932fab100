import type { Vec2 } from '../geometry/vector';

const DECIMALS = 10;

/** To a tenth of a pixel, which nobody sees. */
export const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS + 0;

/** The shortest way to write a number of at most one decimal: `.5`, `-.5`, `12`. */
export const short = (value: number): string => String(rounded(value)).replace(/^(-?)0\./, '$1.');

/** Numbers side by side, a blank only where two would run into each other. */
export function numbers(values: readonly number[]): string {
  let text = '';
  let last = '';
  for (const value of values) {
    const next = short(value);
    const parted = text === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'));
    text += parted ? next : ` ${next}`;
    last = next;
  }
  return text;
}

/**
 * The path through points of the sheet, in steps from point to point. Steps are taken between rounded points, so that
 * errors never add up.
 */
export function pathThrough(points: readonly Vec2[], closed: boolean): string {
  const [first, ...rest] = points.map(([x, y]): Vec2 => [rounded(x), rounded(y)]);
  if (!first) return '';
  let data = `M${numbers(first)}`;
  let command = 'M';
  let run: number[] = [];
  const flush = () => {
    if (run.length > 0) data += command + numbers(run);
    run = [];
  };
  let [x, y] = first;
  for (const [nextX, nextY] of rest) {
    const [dx, dy] = [rounded(nextX - x), rounded(nextY - y)];
    if (dx === 0 && dy === 0) continue;
    const next = dx === 0 ? 'v' : dy === 0 ? 'h' : 'l';
    if (next !== command) flush();
    command = next;
    run.push(...(next === 'v' ? [dy] : next === 'h' ? [dx] : [dx, dy]));
    [x, y] = [nextX, nextY];
  }
  flush();
  return closed ? `${data}z` : data;
}
