import type { Step } from '@/lib/domain/customs/steps';
import { addMonths } from '@/lib/domain/customs/days';
import { daysBetween, formatMonth, type LocalDate } from '@/lib/domain/london-time';

/** The width of the drawing in its own units. */
export const LINE_WIDTH = 1000;
/** The least distance between two numbers in one row. Closer ones are stacked. */
const APART = 34;
const MONTHS_BETWEEN_LABELS = 3;

export type LineModel = {
  readonly points: readonly {
    readonly number: number;
    readonly x: number;
    readonly row: number;
    readonly isPassed: boolean;
  }[];
  readonly months: readonly { readonly x: number; readonly label: string | null }[];
  readonly rows: number;
  readonly today: number | null;
};

/** Returns the days of a plan on one line, drawn to scale. */
export function line(steps: readonly Step[], today: LocalDate): LineModel {
  const days = steps.map(({ day }) => day);
  const first = startOfMonth(days[0] ?? today);
  const last = addMonths(startOfMonth(days.at(-1) ?? today), 1);
  const length = daysBetween(first, last);
  const place = (day: LocalDate) => Math.round((daysBetween(first, day) / length) * LINE_WIDTH);
  const ends: number[] = [];
  const points = steps.map(({ day }, index) => {
    const x = place(day);
    const free = ends.findIndex((end) => x - end >= APART);
    const row = free < 0 ? ends.length : free;
    ends[row] = x;
    return { number: index + 1, x, row, isPassed: day < today };
  });
  return {
    points,
    months: monthsFrom(first, last).map((month, index) => ({
      x: place(month),
      label: index % MONTHS_BETWEEN_LABELS === 0 ? formatMonth(month) : null,
    })),
    rows: Math.max(1, ends.length),
    today: today >= first && today < last ? place(today) : null,
  };
}

const startOfMonth = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`;

function monthsFrom(first: LocalDate, last: LocalDate): readonly LocalDate[] {
  const months: LocalDate[] = [];
  for (let month = first; month < last; month = addMonths(month, 1)) months.push(month);
  return months;
}
