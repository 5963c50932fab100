import type { ConversionRow, Db, EventRow, Trx } from '@/lib/server/platform/db/schema';

export async function insertEvent(db: Db, event: EventRow): Promise<void> {
  await db.insertInto('events').values(event).execute();
}

/** Returns false when the order's conversion is known already. */
export async function insertConversion(trx: Trx, conversion: ConversionRow): Promise<boolean> {
  const row = await trx
    .insertInto('conversions')
    .values(conversion)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('events').where('at', '<', instant.toISOString()).execute();
}
