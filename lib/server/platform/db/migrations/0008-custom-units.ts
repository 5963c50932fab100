import type { Kysely, Migration } from 'kysely';

/** Adds the area of a custom unit in whole square feet, which is rented, priced again on another day, and drawn. */
async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('square_feet', 'integer').execute();
}

export const customUnits: Migration = { up };
