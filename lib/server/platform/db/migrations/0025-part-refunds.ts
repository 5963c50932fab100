import { sql, type Kysely, type Migration } from 'kysely';

/** Adds partial refunds by the office, each under the key of the form that requested it. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('part_refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('amount_pence', 'integer', (c) => c.notNull())
    .addColumn('by_hand_pence', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('part_refunds_above_zero', sql`amount_pence > 0`)
    .execute();
  await schema.createIndex('part_refunds_order').on('part_refunds').column('order_id').execute();
}

export const partRefunds: Migration = { up };
