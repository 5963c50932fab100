import type { LocalDate, OrderDate } from '@/lib/domain/vocabulary';

/** The day that a flow's answers chose, '' while there is none: each flow asks for exactly one. */
export function chosenDay(dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>): LocalDate | '' {
  const [day = ''] = Object.values(dates);
  return day;
}
