import type { Kysely, Migration } from 'kysely';

/** Adds customers' reviews of completed orders, one row per order. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('reviews')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('refusal', 'text')
    .addColumn('refusal_note', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('reviews_state').on('reviews').columns(['state', 'sent_at']).execute();
}

export const reviews: Migration = { up };
