import type { Kysely, Migration } from 'kysely';

/** The area of a custom unit, whole square feet: what is rented, priced again on another day, and drawn. */
async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('square_feet', 'integer').execute();
}

export const customUnits: Migration = { up };
