import type { Kysely, Migration } from 'kysely';

/** Adds the shares of an order that several people pay, and the share that each payment is for. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('order_shares')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('order_shares_order').on('order_shares').column('order_id').execute();
  await schema.alterTable('payments').addColumn('share_id', 'text').execute();
}

export const orderShares: Migration = { up };
