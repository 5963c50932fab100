import type { Kysely, Migration } from 'kysely';

/** Adds the choices of customers whose keys are late on moving day, and the choices that they have undone. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('keys_late')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('change_id', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('extra_id', 'text')
    .addColumn('waits_from', 'text', (c) => c.notNull())
    .addColumn('chosen_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await schema.createIndex('keys_late_order').on('keys_late').columns(['order_id', 'chosen_at']).execute();
  await schema.createIndex('keys_late_chosen').on('keys_late').column('chosen_at').execute();
}

export const keysLate: Migration = { up };
