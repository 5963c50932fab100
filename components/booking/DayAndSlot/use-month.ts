import { useState } from 'react';
import type { LocalDate } from '@/lib/domain/order-types';
import { bookablePart } from './calendar-days';

export type Bookable = { readonly first: LocalDate; readonly last: LocalDate };

export const isWithin = (date: LocalDate | '', { first, last }: Bookable): boolean => date >= first && date <= last;

/**
 * Returns the month that a calendar shows, starting with the month of the chosen day, and the range of days to
 * request.
 */
export function useMonth(date: LocalDate | '', bookable: Bookable) {
  const [month, setMonth] = useState((isWithin(date, bookable) ? date : bookable.first).slice(0, 7));
  return { month, setMonth, range: bookablePart(month, bookable) };
}
