import type { Kysely, Migration } from 'kysely';

/** Where a further stop is that was asked on the day: its miles are part of the price of the next one. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('extra_charges').addColumn('postcode', 'text').execute();
}

export const extraStops: Migration = { up };
