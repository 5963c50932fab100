import type { Kysely, Migration } from 'kysely';

/**
 * Adds operators' entries about an order (notes, and calls with their call-backs), and the former contact to which its
 * mails went before the desk changed it.
 */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('desk_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('call_back_at', 'text')
    .addColumn('done_at', 'text')
    .addColumn('done_by', 'text')
    .execute();
  await schema.createIndex('desk_entries_order').on('desk_entries').columns(['order_id', 'at']).execute();
  await schema.createIndex('desk_entries_due').on('desk_entries').columns(['done_at', 'call_back_at']).execute();
  await schema
    .createTable('former_contacts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('changed', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('former_contacts_order').on('former_contacts').column('order_id').execute();
}

export const deskEntries: Migration = { up };
