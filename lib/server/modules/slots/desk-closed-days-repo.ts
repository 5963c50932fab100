import type { LocalDate } from '@/lib/domain/order-types';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { ClosedDayRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';

/** Returns why a day is closed; null while the day is open. */
export async function closedReason(db: Db, date: LocalDate): Promise<string | null> {
  const row = await db.selectFrom('closed_days').select('reason').where('date', '=', date).executeTakeFirst();
  return row?.reason ?? null;
}

/** Returns the closed days from a day on. */
export async function closedDays(db: Db, from: LocalDate): Promise<readonly ClosedDayRow[]> {
  return db.selectFrom('closed_days').selectAll().where('date', '>=', from).orderBy('date').execute();
}

/**
 * Closes every slot of a day. A booking in progress holds the lock of its slot's row, so it either commits first or
 * finds the slot closed. Locks the slots in the same order as bookings do, which prevents deadlocks. Returns false when
 * the day is closed already.
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

/** Opens the slots of a day again. Returns false when the day is open. */
export async function openSlots(trx: Trx, date: LocalDate): Promise<boolean> {
  const opened = await trx.deleteFrom('closed_days').where('date', '=', date).returning('date').executeTakeFirst();
  if (!opened) return false;
  await trx.updateTable('slots').set({ closed: 0 }).where('date', '=', date).execute();
  return true;
}
