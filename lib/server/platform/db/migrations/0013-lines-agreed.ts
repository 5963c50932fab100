import type { Kysely, Migration } from 'kysely';

/**
 * Adds the times at which later lines of an order were agreed (AddedAt as JSON). Earlier orders have none: their
 * services were agreed together, at services_agreed_at or with the order.
 */
async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('added_at_json', 'text').execute();
}

export const linesAgreed: Migration = { up };
