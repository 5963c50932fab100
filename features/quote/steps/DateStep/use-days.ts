import type { BodyOf } from '@/lib/api/request';
import { findSlots } from '@/lib/api/slots';
import { useAsked } from '@/lib/api/use-asked';
import type { DayDto, findSlots as contract } from '@/lib/contracts/slots';

/** Slots and prices of a range of days; those that came with the page answer the first question. */
export function useDays(body: BodyOf<typeof contract>, known: readonly DayDto[]) {
  const { state, answer, retry } = useAsked(findSlots, body, known.length > 0 ? { days: known } : null);
  return { state, days: answer?.days ?? [], retry };
}
