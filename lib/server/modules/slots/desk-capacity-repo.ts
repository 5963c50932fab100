import { placesField } from '@/lib/contracts/desk-slots';
import type { LocalDate } from '@/lib/domain/order-types';
import type { SlotService } from '@/lib/domain/slots/needs';
import type { Db, Trx } from '@/lib/server/platform/db/db';

/** Returns the number of orders that hold a place on a day. */
export async function bookingsOn(db: Db, date: LocalDate): Promise<number> {
  const row = await db
    .selectFrom('slot_reservations')
    .select((eb) => eb.cast<number>(eb.fn.count('order_id').distinct(), 'integer').as('count'))
    .where('date', '=', date)
    .where('released', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the slots of a day whose places the desk has set, by the field names of the form. */
export async function fixedPlaces(db: Db, date: LocalDate): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('slots')
    .select(['service', 'start', 'fixed_capacity'])
    .where('date', '=', date)
    .where('fixed_capacity', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [placesField(row.service, row.start), row.fixed_capacity ?? 0]));
}

/** A slot with the number of places that the desk sets; null restores the usual number. */
export type SlotPlaces = {
  readonly service: SlotService;
  readonly date: LocalDate;
  readonly start: string;
  readonly places: number | null;
};

/**
 * Saves the places of a slot. Bookings lock the same row, so each one is made before this change or by the new number.
 */
export async function setSlotPlaces(
  trx: Trx,
  { service, date, start, places }: SlotPlaces,
  capacity: number,
): Promise<void> {
  await trx
    .insertInto('slots')
    .values({ service, date, start, booked: 0, capacity, fixed_capacity: places, closed: 0 })
    .onConflict((conflict) => conflict.columns(['service', 'date', 'start']).doUpdateSet({ fixed_capacity: places }))
    .execute();
}
