import type { Kysely, Migration } from 'kysely';

/** Adds the numbers that have opted out of text messages, stored as hashes only. */
async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sms_opt_outs')
    .addColumn('number_hash', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
}

export const sms: Migration = { up };
