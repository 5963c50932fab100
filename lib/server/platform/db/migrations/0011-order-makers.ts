import type { Kysely, Migration } from 'kysely';

/** Adds the origin of unpaid orders, kept for a day as hashes that are counted and never reversed. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('order_makers')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('address_key', 'text', (c) => c.notNull())
    .addColumn('mailbox_key', 'text', (c) => c.notNull())
    .addColumn('phone_key', 'text', (c) => c.notNull())
    .addColumn('is_signed_in', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  for (const key of ['address_key', 'mailbox_key', 'phone_key', 'created_at'] as const) {
    await schema.createIndex(`order_makers_${key}`).on('order_makers').column(key).execute();
  }
}

export const orderMakers: Migration = { up };
