import type { Kysely, Migration } from 'kysely';

/**
 * Adds the storage order that a return empties, the proof of its owner, and the links for that proof. No foreign keys:
 * orders would refer to orders, and a copy of the database is filled table by table.
 */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('orders').addColumn('store_order_id', 'text').execute();
  await schema.createIndex('orders_store').on('orders').column('store_order_id').execute();
  await schema.alterTable('drafts').addColumn('store_order_id', 'text').execute();
  await schema.alterTable('drafts').addColumn('store_proved_until', 'text').execute();

  await schema
    .createTable('return_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('store_order_id', 'text')
    .addColumn('draft_id', 'text')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('return_links_expiry').on('return_links').column('expires_at').execute();
}

export const returnOwners: Migration = { up };
