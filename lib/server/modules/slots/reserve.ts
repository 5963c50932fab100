import type { SlotNeed } from '@/lib/domain/slots/calendar';
import { placesKey } from '@/lib/domain/slots/slot-key';
import type { Trx } from '@/lib/server/platform/db/schema';
import type { Capacity } from './availability';
import { freePlaces, insertReservation, markReleased, takePlaces, unreleased } from './repo';

/** Returns false when a slot is full: roll back then. Takes slots in a fixed order, which prevents deadlocks. */
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

/** Keeps unchanged places. Sorted, so that two orders that swap places never wait for each other. */
function differences(held: readonly SlotNeed[], needs: readonly SlotNeed[]): readonly SlotNeed[] {
  const places = new Map<string, SlotNeed>();
  const add = (slot: SlotNeed, count: number) =>
    places.set(placesKey(slot), { ...slot, places: (places.get(placesKey(slot))?.places ?? 0) + count });
  for (const slot of held) add(slot, -slot.places);
  for (const slot of needs) add(slot, slot.places);
  return [...places.values()]
    .filter((slot) => slot.places !== 0)
    .toSorted((a, b) => placesKey(a).localeCompare(placesKey(b)));
}

/** Takes and frees places. Returns false when a slot is full, with everything as it was before. */
async function settle(trx: Trx, changes: readonly SlotNeed[], capacity: Capacity, over = 0): Promise<boolean> {
  for (const [index, slot] of changes.entries()) {
    if (slot.places < 0) await freePlaces(trx, { ...slot, places: -slot.places });
    else if (!(await takePlaces(trx, slot, capacity[slot.service], over))) {
      // This transaction has locked the rows, so the places taken back are still there.
      for (const done of changes.slice(0, index)) await freePlaces(trx, done);
      return false;
    }
  }
  return true;
}

/** Returns false when a slot is full, and nothing has changed. `over`: places that the desk overbooks. */
export async function movePlaces(
  trx: Trx,
  orderId: string,
  needs: readonly SlotNeed[],
  capacity: Capacity,
  over = 0,
): Promise<boolean> {
  if (!(await settle(trx, differences(await unreleased(trx, orderId), needs), capacity, over))) return false;
  await markReleased(trx, orderId);
  for (const need of needs) await insertReservation(trx, orderId, need, null);
  return true;
}

/** Holds what `needs` has beyond the order's places. Returns false when a slot is full, and nothing is held. */
export async function holdMorePlaces(
  trx: Trx,
  orderId: string,
  {
    needs,
    until,
    capacity,
  }: { readonly needs: readonly SlotNeed[]; readonly until: Date; readonly capacity: Capacity },
): Promise<boolean> {
  const more = differences(await unreleased(trx, orderId), needs).filter(({ places }) => places > 0);
  if (!(await settle(trx, more, capacity))) return false;
  for (const need of more) await insertReservation(trx, orderId, need, until);
  return true;
}
