import { type LocalDate, londonDate, type SlotTimes } from '@/lib/domain/london-time';
import { needsStartRequestFor } from '@/lib/domain/order/cancellation';
import { isBookable, isSlot, type SlotNeed } from '@/lib/domain/slots/calendar';
import type { OrderDate } from '@/lib/domain/order-types';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Job } from '@/lib/server/modules/quotes/job';
import { nearestFreeSlots } from '@/lib/server/modules/slots/nearest';
import { MESSAGES } from '@/lib/validation/messages';

export type PlannedJob = {
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly needs: readonly SlotNeed[];
  readonly needsOn: (date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
  readonly isOffered: (slot: SlotTimes) => boolean;
  readonly startsWithin14Days: boolean;
};

type Timed = {
  readonly timeSlot: Readonly<Partial<Record<OrderDate, SlotTimes | null>>>;
  readonly wantsStartWithin14Days: boolean;
};

/**
 * Returns the time of a job and the slot places it needs. Throws Problem: validation_failed for an unknown slot, more
 * than a day's work (PLN-1) or a missing request to start early (LAW-6), slot_unavailable with free slots for a day or
 * slot that cannot be booked (PLN-1).
 */
export async function planJob(deps: Deps, job: Job, { timeSlot, wantsStartWithin14Days }: Timed): Promise<PlannedJob> {
  const { dateKey } = job.service;
  const [date, slot = null] = [job.day, timeSlot[dateKey]];
  if (slot === null || !isSlot(slot)) throw wrongField(`answers.timeSlot.${dateKey}`, MESSAGES.slotRequired);
  const { needsOn, isOffered, services } = job;
  const tooMuch = job.whyTooMuch(slot);
  if (tooMuch) throw wrongField(`answers.timeSlot.${dateKey}`, tooMuch);
  const now = deps.now();
  if (!isBookable(date, now) || !isOffered(slot)) {
    throw new Problem('slot_unavailable', {
      nearestSlots: await nearestFreeSlots(deps, { date, slot, isOffered }, needsOn),
    });
  }
  const startsWithin14Days = needsStartRequestFor(services, date, londonDate(now));
  if (startsWithin14Days && !wantsStartWithin14Days) {
    throw wrongField('answers.wantsStartWithin14Days', MESSAGES.startRequestRequired);
  }
  return { date, slot, needs: needsOn(date, slot), needsOn, isOffered, startsWithin14Days };
}
