import type { Kysely, Migration } from 'kysely';

/** Who wants no texts; the number itself is not kept. */
async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sms_opt_outs')
    .addColumn('number_hash', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
}

export const sms: Migration = { up };
