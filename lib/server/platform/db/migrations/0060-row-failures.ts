import type { Kysely, Migration } from 'kysely';

/** Adds the rows that a scheduled job could not process. No foreign keys: the orders may be deleted at any time. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('row_failures')
    .addColumn('task', 'text', (c) => c.notNull())
    .addColumn('row_id', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('row_failures_pk', ['task', 'row_id'])
    .execute();
}

export const rowFailures: Migration = { up };
