import { placesField } from '@/lib/contracts/desk-slots';
import type { LocalDate } from '@/lib/domain/london-time';
import { SLOT_SERVICES, SLOT_TIMES, type SlotService } from '@/lib/domain/slots/calendar';
import type { ClosedDayRow, Db, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';

export async function bookingsOn(db: Db, date: LocalDate): Promise<number> {
  const row = await db
    .selectFrom('slot_reservations')
    .select((eb) => eb.cast<number>(eb.fn.count('order_id').distinct(), 'integer').as('count'))
    .where('date', '=', date)
    .where('released', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the places that the desk has set, by the field names of the form. */
export async function fixedPlaces(db: Db, date: LocalDate): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('slots')
    .select(['service', 'start', 'fixed_capacity'])
    .where('date', '=', date)
    .where('fixed_capacity', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [placesField(row.service, row.start), row.fixed_capacity ?? 0]));
}

/** The number of places that the desk sets; null restores the usual number. */
export type SlotPlaces = {
  readonly service: SlotService;
  readonly date: LocalDate;
  readonly start: string;
  readonly places: number | null;
};

/** Bookings lock the same row, so each one is made before this change or by the new number. */
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

/** Returns null while the day is open. */
export async function closedReason(db: Db, date: LocalDate): Promise<string | null> {
  const row = await db.selectFrom('closed_days').select('reason').where('date', '=', date).executeTakeFirst();
  return row?.reason ?? null;
}

export async function closedDays(db: Db, from: LocalDate): Promise<readonly ClosedDayRow[]> {
  return db.selectFrom('closed_days').selectAll().where('date', '>=', from).orderBy('date').execute();
}

/**
 * A booking in progress commits first or finds the slot closed. Locks slots in the order of bookings, which prevents
 * deadlocks. Returns false for a closed day.
 */
export async function closeSlots(
  trx: Trx,
  { date, reason, at }: { readonly date: LocalDate; readonly reason: string; readonly at: Date },
  capacity: Deps['config']['capacity'],
): Promise<boolean> {
  const closed = await trx
    .insertInto('closed_days')
    .values({ date, reason, closed_at: at.toISOString() })
    .onConflict((conflict) => conflict.column('date').doNothing())
    .returning('date')
    .executeTakeFirst();
  if (!closed) return false;
  for (const service of [...SLOT_SERVICES].sort()) {
    for (const [start] of SLOT_TIMES) {
      await trx
        .insertInto('slots')
        .values({ service, date, start, booked: 0, capacity: capacity[service], fixed_capacity: null, closed: 1 })
        .onConflict((conflict) => conflict.columns(['service', 'date', 'start']).doUpdateSet({ closed: 1 }))
        .execute();
    }
  }
  return true;
}

/** Returns false when the day is open. */
export async function openSlots(trx: Trx, date: LocalDate): Promise<boolean> {
  const opened = await trx.deleteFrom('closed_days').where('date', '=', date).returning('date').executeTakeFirst();
  if (!opened) return false;
  await trx.updateTable('slots').set({ closed: 0 }).where('date', '=', date).execute();
  return true;
}
