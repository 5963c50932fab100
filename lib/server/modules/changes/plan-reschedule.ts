import type { SlotDto } from '@/lib/contracts/errors';
import { changeMoney, lateRescheduleFee, type ChangeMoney } from '@/lib/domain/order/change-money';
import { shareOut } from '@/lib/domain/order/shares';
import { isBookable } from '@/lib/domain/slots/calendar';
import type { SlotTimes } from '@/lib/domain/order-types';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { ChangedOrder } from '@/lib/server/modules/orders/change-target';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { appointmentOf } from '@/lib/server/modules/orders/documents';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { nearestFreeSlots } from '@/lib/server/modules/slots/nearest';
import { keepsTripsInOrder } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';
import { rebuildOn } from './changed-order';
import { assertInTime, percentsOf, sharesBefore, type PlannedChange } from './planned';

/**
 * Plans another slot for a booked order of any flow.
 * Throws Problem as assertChangeable and assertInTime do; nothing_to_change for the current slot, validation_failed
 * for a day on which the rental would not hold the returned items, slot_unavailable and slot_taken with the nearest
 * free slots.
 */
export async function planReschedule(deps: Deps, row: OrderRow, wanted: SlotDto): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  assertInTime(row, now);
  const isOwn = isSlotOf(row);
  if (isOwn(wanted)) throw new Problem('nothing_to_change');
  const slot: SlotTimes = [wanted.start, wanted.end];
  if (!(await keepsTripsInOrder(deps.db, row, wanted.date, now)))
    throw wrongField('slot.date', RENTAL_MESSAGES.storeTripsOrder);
  const { changed, needsOn, isOffered } = await rebuildOn(deps, row, wanted.date, slot);
  const nearest = () =>
    nearestFreeSlots(deps, { date: wanted.date, slot, isOffered }, needsOn, { orderId: row.id, isOwn });
  if (!isBookable(wanted.date, now) || !isOffered(slot))
    throw new Problem('slot_unavailable', { nearestSlots: await nearest() });
  const days = changed.needs.map(({ date }) => date).toSorted();
  const availability = await readAvailability(deps, days[0] ?? '', days.at(-1) ?? '', row.id);
  if (availability.stateFor(changed.needs) === 'full') {
    throw new Problem('slot_taken', { nearestSlots: await nearest() });
  }
  return {
    kind: 'reschedule',
    row,
    money: rescheduleMoney(row, changed, now),
    changed,
    needsStartRequest: changed.startsWithin14Days && row.starts_within_14_days === 0,
    nearest,
  };
}

/** Returns what another day costs or refunds by the published rule. */
export function rescheduleMoney(row: OrderRow, changed: ChangedOrder, now: Date): ChangeMoney {
  const before = sharesBefore(row);
  return changeMoney({
    before,
    after: shareOut(changed.quote, changed.services),
    // The fee covers the old slot, so a cheaper day is refunded in full.
    percentOf: () => 100,
    lateFee: lateRescheduleFee(before, percentsOf(row, now)),
  });
}

export const isSlotOf = (row: OrderRow) => {
  const own = appointmentOf(row);
  return ({ date, start }: SlotDto): boolean => own.date === date && own.slot[0] === start;
};
