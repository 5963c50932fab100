import type { CalendarDay } from '@/components/ui/Calendar/Calendar';
import { firstDayOf, lastDayOf, weeksFrom } from '@/components/ui/Calendar/month-grid';
import { formatDifference, formatPence, formatPounds, fromPounds, pence, type Pence } from '@/lib/domain/money';
import type { LocalDate } from '@/lib/domain/london-time';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/charges';
import type { DayOffer } from '@/lib/domain/slots/calendar';
import { capitalised } from '@/lib/domain/wording';

/** The wording of a day's price: in its cell, for screen readers, and in the key below the calendar. */
export type DayWords = {
  readonly ofDay: (pounds: number) => Pick<CalendarDay, 'price' | 'priceName'>;
  readonly onMostDays: (pounds: number) => string;
  readonly onBusyDays: (pounds: number) => string;
};

/** Wording that states each day's full price, including pence. */
export const WHOLE_PRICES: DayWords = {
  ofDay: (pounds) => ({ price: formatPounds(pounds) }),
  onMostDays: (pounds) => `${formatPounds(pounds)} on most days`,
  onBusyDays: (pounds) => `${formatPounds(pounds)}: ${BUSY_DAY_RULE}`,
};

/** Returns wording that states each day's price as more or less than the booked price (in pounds). */
export function differencesTo(booked: number): DayWords {
  const difference = (pounds: number): Pence => pence(fromPounds(pounds) - fromPounds(booked));
  const aloud = (amount: Pence): string => {
    if (amount === 0) return 'same price';
    return `${formatPence(pence(Math.abs(amount)))} ${amount > 0 ? 'more' : 'less'}`;
  };
  return {
    ofDay: (pounds) => {
      const amount = difference(pounds);
      return { price: amount === 0 ? 'same' : formatDifference(amount), priceName: aloud(amount) };
    },
    onMostDays: (pounds) => `${capitalised(aloud(difference(pounds)))} on most days`,
    onBusyDays: (pounds) => `${capitalised(aloud(difference(pounds)))}: ${BUSY_DAY_RULE}`,
  };
}

export const toCalendarDays = (days: readonly DayOffer[], words: DayWords): readonly CalendarDay[] =>
  days.map(({ date, state, total, isBusy }) => ({
    date,
    state,
    isBusy,
    ...(total !== null && words.ofDay(total)),
  }));

const cheapest = (days: readonly DayOffer[]): number | null => {
  const totals = days.flatMap(({ total, state }) => (total === null || state === 'closed' ? [] : [total]));
  return totals.length > 0 ? Math.min(...totals) : null;
};

/** Returns the captions of the lowest ordinary and the lowest busy price, including those of full days. */
export function calendarKey(
  days: readonly DayOffer[],
  words: DayWords,
): { readonly ordinary?: string; readonly busy?: string } {
  const ordinary = cheapest(days.filter((day) => !day.isBusy));
  const busy = cheapest(days.filter((day) => day.isBusy));
  return {
    ...(ordinary !== null && { ordinary: words.onMostDays(ordinary) }),
    ...(busy !== null && { busy: words.onBusyDays(busy) }),
  };
}

/**
 * Returns the days that the calendar shows for a month (YYYY-MM) and that can be booked, ends included. `from` is after
 * `to` if there are none.
 */
export function bookablePart(
  month: string,
  { first, last }: { readonly first: LocalDate; readonly last: LocalDate },
): { readonly from: LocalDate; readonly to: LocalDate } {
  const weeks = weeksFrom(month, first);
  const [from, to] = [firstDayOf(weeks), lastDayOf(weeks)];
  return { from: from < first ? first : from, to: to > last ? last : to };
}
