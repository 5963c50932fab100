import type { CalendarDay } from '@/components/ui/Calendar/Calendar';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import type { LocalDate } from '@/lib/domain/order/types';
import type { DayOffer } from '@/lib/domain/slots/day-offer';

const priceText = (pounds: number) => formatPence(fromPounds(pounds));

export const toCalendarDays = (days: readonly DayOffer[]): readonly CalendarDay[] =>
  days.map(({ date, state, total, isBusy }) => ({
    date,
    state,
    isBusy,
    ...(total !== null && { price: priceText(total) }),
  }));

const cheapest = (days: readonly DayOffer[]): number | null => {
  const totals = days.flatMap(({ total, state }) => (total === null || state === 'closed' ? [] : [total]));
  return totals.length > 0 ? Math.min(...totals) : null;
};

/** Explains the two looks of a day with their prices. */
export function calendarKey(days: readonly DayOffer[]): { readonly ordinary?: string; readonly busy?: string } {
  const ordinary = cheapest(days.filter((day) => !day.isBusy));
  const busy = cheapest(days.filter((day) => day.isBusy));
  return {
    ...(ordinary !== null && { ordinary: `${priceText(ordinary)} on most days` }),
    ...(busy !== null && {
      busy: `${priceText(busy)}: ${BUSY_DAY_RULE}`,
    }),
  };
}

/** The part of a month in which a move can be booked; null when there is none. */
export function bookablePart(
  month: string,
  { first, last }: { readonly first: LocalDate; readonly last: LocalDate },
): { readonly from: LocalDate; readonly to: LocalDate } {
  const [year, number] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate();
  const from = `${month}-01`;
  const to = `${month}-${String(lastDay).padStart(2, '0')}`;
  return { from: from < first ? first : from, to: to > last ? last : to };
}
