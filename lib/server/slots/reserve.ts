import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { Trx } from '../db/db';
import type { Capacity } from './availability';
import { insertReservation, takePlaces } from './repo';

const keyOf = (need: SlotNeed): string => `${need.service} ${need.date} ${need.start}`;

/**
 * Takes every place that an order needs. False means that a slot is full: what was taken before it still stands,
 * so the caller rolls the transaction back. Slots are always taken in the same order, so that two orders never
 * wait for each other.
 */
export async function reserve(
  trx: Trx,
  orderId: string,
  needs: readonly SlotNeed[],
  expiresAt: Date,
  capacity: Capacity,
): Promise<boolean> {
  for (const need of needs.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))) {
    if (!(await takePlaces(trx, need, capacity[need.service]))) return false;
    await insertReservation(trx, orderId, need, expiresAt);
  }
  return true;
}
