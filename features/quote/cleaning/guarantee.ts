import { guaranteePeriod } from '@/lib/domain/order/cleaning-guarantee';
import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';

/** Returns the period of the guarantee; empty before a slot is chosen. */
export function guaranteedIn({ cleaningSpace, dates, timeSlot }: CleaningAnswers): readonly string[] {
  const { cleaningDate: date } = dates;
  const { cleaningDate: slot } = timeSlot;
  return date === '' || !slot ? [] : [guaranteePeriod({ cleaningSpace: cleaningSpace || null, date, slot })];
}
