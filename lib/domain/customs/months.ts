import { addDays } from '../london-time';
import type { LocalDate } from '../order-types';

/**
 * Returns the same day some months later, or earlier for a negative number. The last day of that month when it is
 * shorter.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = monthOf(index);
  const lastDay = Number(addDays(`${monthOf(index + 1)}-01`, -1).slice(8));
  return `${month}-${twoDigits(Math.min(Number(date.slice(8)), lastDay))}`;
}

const monthOf = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${twoDigits((index % 12) + 1)}`;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
