import type { Kysely, Migration } from 'kysely';

/**
 * Adds the postcode of a further address that was asked for on the day. Its miles are part of the price of the next
 * one.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('extra_charges').addColumn('postcode', 'text').execute();
}

export const extraStops: Migration = { up };
