import { formatPence, fromPounds } from '@/lib/domain/money';
import { formatShortDay, formatSlot } from '@/lib/domain/london-time';
import type { DayOffer } from '@/lib/domain/slots/day-offer';

/** As many rows as the place on the page holds. */
export const ROWS = 4;
const NAMED = 2;

export type FreeDay = {
  readonly date: string;
  readonly day: string;
  /** "08:00–10:00, 10:00–12:00 and 3 more". */
  readonly times: string;
  readonly price: string | null;
};

/** The next days with a free slot, in words. A price is the whole price of that day. */
export function freeDays(days: readonly DayOffer[]): readonly FreeDay[] {
  return days
    .filter(({ state, slots }) => state === 'free' && slots.some((slot) => slot.state !== 'full'))
    .slice(0, ROWS)
    .map(({ date, slots, total }) => ({
      date,
      day: formatShortDay(date),
      times: timesText(slots),
      price: total === null ? null : formatPence(fromPounds(total)),
    }));
}

function timesText(slots: DayOffer['slots']): string {
  const open = slots.filter(({ state }) => state !== 'full').map(({ start, end }) => formatSlot([start, end]));
  const named = open.slice(0, NAMED).join(', ');
  return open.length > NAMED ? `${named} and ${open.length - NAMED} more` : named;
}
