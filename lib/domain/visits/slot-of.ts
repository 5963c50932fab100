import { londonInstant } from '../london-time';
import { SLOT_TIMES } from '../slots/calendar';
import type { LocalDate, SlotTimes } from '../order-types';

/** The booked two hours, in London time and as instants. */
export type BookedSlot = { readonly times: SlotTimes; readonly from: Date; readonly until: Date };

/** Returns the slot of a visit, or null if no slot has its start. */
export function slotOf({ date, start }: { readonly date: LocalDate; readonly start: string }): BookedSlot | null {
  const times = SLOT_TIMES.find(([from]) => from === start);
  return times ? { times, from: londonInstant(date, times[0]), until: londonInstant(date, times[1]) } : null;
}
