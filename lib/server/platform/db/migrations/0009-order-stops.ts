import type { Kysely, Migration } from 'kysely';

/** Adds the street addresses of an order, asked for after payment. Notes and contacts are deleted after the day. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('order_stops')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('stop', 'text', (c) => c.notNull())
    .addColumn('postcode', 'text', (c) => c.notNull())
    .addColumn('line1', 'text', (c) => c.notNull())
    .addColumn('line2', 'text', (c) => c.notNull())
    .addColumn('town', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('contact_name', 'text', (c) => c.notNull())
    .addColumn('contact_phone', 'text', (c) => c.notNull())
    .addColumn('has_notes', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_stops_key', ['order_id', 'stop'])
    .execute();
  await schema.createIndex('order_stops_notes').on('order_stops').column('has_notes').execute();
}

export const orderStops: Migration = { up };
