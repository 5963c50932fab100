import type { DeskEvent } from '@/lib/contracts/desk-parts';
import { COUNT_LABELS } from '@/lib/domain/visits/items';
import { SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import type { SignoffRow, VisitCountRow, VisitItemRow } from '@/lib/server/platform/db/schema';
import { moment } from '@/lib/server/platform/desk/words';

/** The most lines shown. Older ones stay in the database. */
const SHOWN = 100;

const whoSaid = ({ recorded_by }: Pick<VisitCountRow, 'recorded_by'>): string =>
  recorded_by === '' ? 'the crew’s phone' : `${recorded_by}, for the crew`;

/**
 * Returns everything that was recorded for a visit and by whom, the newest first. A count that was replaced is marked,
 * so that every correction stays visible.
 */
export function visitHistory(
  counts: readonly VisitCountRow[],
  signoffs: readonly SignoffRow[],
  items: readonly VisitItemRow[],
): readonly DeskEvent[] {
  const titles = new Map(items.map(({ item, title }) => [item, title]));
  const last = lastOf(counts);
  const counted = counts.map((row) => ({
    at: row.at,
    what: `${titles.get(row.item) ?? row.item}: ${countWords(row)}`,
    who: whoSaid(row),
    detail: last.get(keyOf(row)) === row ? '' : 'A later count counts',
  }));
  const signed = signoffs.map((row, index) => ({
    at: row.at,
    what: `${SIGN_OFF_LABELS[row.outcome]}${row.name && `: ${row.name}`}`,
    who: whoSaid(row),
    detail: [
      ...(row.told_by === '' ? [] : [`Told by ${row.told_by}`]),
      ...(index === signoffs.length - 1 ? [] : ['A later sign-off counts']),
    ].join('. '),
  }));
  return [...counted, ...signed]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .toReversed()
    .slice(0, SHOWN)
    .map(({ at, ...said }) => ({ at: moment(at), ...said }));
}

const keyOf = ({ item, what }: VisitCountRow): string => `${what} ${item}`;

/**
 * Returns the valid count of each item and way. Of two at one instant the larger is valid, as in the domain's
 * `withCount`.
 */
function lastOf(counts: readonly VisitCountRow[]): ReadonlyMap<string, VisitCountRow> {
  const last = new Map<string, VisitCountRow>();
  for (const row of counts) {
    const before = last.get(keyOf(row));
    if (!before || row.at > before.at || rank(row) > rank(before)) last.set(keyOf(row), row);
  }
  return last;
}
const rank = ({ what, count, marks }: VisitCountRow): string =>
  what === 'marks' ? marks : String(count).padStart(4, '0');

const countWords = ({ what, count, marks }: VisitCountRow): string =>
  what === 'marks'
    ? marks === ''
      ? 'no marks'
      : marks.replaceAll(',', ', ')
    : `${COUNT_LABELS[what].toLowerCase()} ${count}`;
