import { londonDate } from '@/lib/domain/london-time';
import { needsStartRequest } from '@/lib/domain/order/cancellation';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { LocalDate, SlotTimes } from '@/lib/domain/order/types';
import { isBookable, isSlot } from '@/lib/domain/slots/calendar';
import { slotNeeds, type SlotNeed } from '@/lib/domain/slots/needs';
import { MESSAGES } from '@/lib/validation/messages';
import type { Deps } from '../deps';
import { Problem, wrongField } from '../http/problem';
import type { Move } from '../quotes/move';
import { nearestFreeSlots } from '../slots/nearest';

export type PlannedMove = {
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly needs: readonly SlotNeed[];
  readonly needsOn: (date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
  readonly startsWithin14Days: boolean;
};

/**
 * When a move happens and what it takes. Throws Problem: validation_failed for a time that is none of our slots or a
 * missing request to start early (LAW-6), slot_unavailable with free slots for a day that cannot be booked.
 */
export async function planMove(deps: Deps, answers: MovingAnswers, move: Move): Promise<PlannedMove> {
  const date = answers.dates.movingDate;
  const slot = answers.timeSlot.movingDate;
  if (slot === null || !isSlot(slot)) throw wrongField('answers.timeSlot.movingDate', MESSAGES.slotRequired);
  const needsOn = (day: LocalDate, time: SlotTimes) => slotNeeds(move.toPlan, day, time);
  const now = deps.now();
  if (!isBookable(date, now)) {
    throw new Problem('slot_unavailable', { nearestSlots: await nearestFreeSlots(deps, { date, slot }, needsOn) });
  }
  const startsWithin14Days = needsStartRequest(date, londonDate(now), answers.addOns);
  if (startsWithin14Days && !answers.wantsStartWithin14Days) {
    throw wrongField('answers.wantsStartWithin14Days', MESSAGES.startRequestRequired);
  }
  return { date, slot, needs: needsOn(date, slot), needsOn, startsWithin14Days };
}
