import type { SlotNeed } from '@/lib/domain/slots/needs';
import { placesKey } from '@/lib/domain/slots/slot-key';
import type { Trx } from '@/lib/server/platform/db/db';
import type { Capacity } from './availability';
import { insertReservation, takePlaces } from './repo';

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
  for (const need of needs.toSorted((a, b) => placesKey(a).localeCompare(placesKey(b)))) {
    if (!(await takePlaces(trx, need, capacity[need.service]))) return false;
    await insertReservation(trx, orderId, need, expiresAt);
  }
  return true;
}
