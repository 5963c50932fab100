import { arrowsUp, floors, type Arrow } from './arrows';

/** Columns between the vertical lines of two rooms. */
const STEP = 3;
/** The signs of the lines: along a row, down a column, an import of values, an import of types only, an arrival. */
const SIGNS = { along: '─', down: '│', joins: '●', typesOnly: '○', arrives: '▼' } as const;

/**
 * Draws the rooms as a staircase, each above all that it imports. A room's row runs to the right, and a dot marks an
 * import of the room at the foot of that column.
 * @param notes room → text in the margin, in the order that rooms without imports of each other keep
 */
export function drawHouse(arrows: readonly Arrow[], notes: Readonly<Record<string, string>>): string {
  const order = floors(Object.keys(notes), arrows);
  const left = Math.max(...order.map((room, n) => room.length + 2 - n * STEP));
  const columnOf = (n: number) => left + n * STEP;
  const margin = columnOf(order.length - 1) + 3;
  const rows = order.map((room, n) => {
    const cells = order.map((other, below) => (below > n ? cellOf(order, arrows, n, other) : null));
    const last = cells.findLastIndex((cell) => cell === SIGNS.joins || cell === SIGNS.typesOnly);
    const ways = cells.map((cell, below) => {
      if (cell === null) return '';
      return (below <= last ? SIGNS.along : ' ').repeat(STEP - 1) + (cell === '' ? gapOf(below < last) : cell);
    });
    const name = `${room} ${n === 0 ? SIGNS.along : SIGNS.arrives}`.padStart(columnOf(n) + 1);
    const up = arrowsUp(order, arrows).filter(({ from }) => from === room);
    const note = up.length > 0 ? `▲ ${up.map(({ to }) => to).join(', ')}` : notes[room];
    return `${(name + ways.join('')).padEnd(margin)}${note ?? ''}`.trimEnd();
  });
  return rows.join('\n');
}

const gapOf = (isOnTheWay: boolean): string => (isOnTheWay ? SIGNS.along : ' ');

/** Returns the sign where a row meets a column: a dot for an import, a line for one from a higher row, or nothing. */
function cellOf(order: readonly string[], arrows: readonly Arrow[], row: number, to: string): string {
  const arrow = arrows.find((one) => one.from === order[row] && one.to === to);
  if (arrow) return arrow.values > 0 ? SIGNS.joins : SIGNS.typesOnly;
  const comesFromAbove = arrows.some((one) => one.to === to && order.indexOf(one.from) < row);
  return comesFromAbove ? SIGNS.down : '';
}

const FENCE = /(\n## Who may import whom\n\n```\n)[^`]*(\n```\n)/;

/** Returns the guide with its picture replaced. */
export function withPicture(guide: string, picture: string): string {
  if (!FENCE.test(guide)) throw new Error('The guide has no place for the picture.');
  return guide.replace(FENCE, (_, before: string, after: string) => `${before}${picture}${after}`);
}
