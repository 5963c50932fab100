import { findSlots } from '@/lib/api/slots';
import { useAsked } from '@/lib/api/use-asked';
import type { DayDto } from '@/lib/contracts/slots';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { LocalDate } from '@/lib/domain/order/types';
import { moveToPrice } from './price';

type Range = { readonly from: LocalDate; readonly to: LocalDate };

/** Slots and prices of a range of days for the answers given; the day chosen changes nothing about them. */
export function useDays(values: MovingAnswers, { from, to }: Range, known: readonly DayDto[]) {
  const answers = moveToPrice({ ...values, dates: { movingDate: '' } });
  const body = { service: 'MOVING' as const, from, to, answers };
  const { state, answer, retry } = useAsked(findSlots, body, known.length > 0 ? { days: known } : null);
  return { state, days: answer?.days ?? [], retry };
}
