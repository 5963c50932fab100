import { sql, type Kysely, type Migration } from 'kysely';

/** Adds the delegates who may order returns from a rental beside its owner, and marks their drafts and orders. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('store_helpers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('store_order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('invited_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await schema
    .createIndex('store_helpers_once')
    .unique()
    .on('store_helpers')
    .columns(['store_order_id', 'email'])
    .where(sql.ref('revoked_at'), 'is', null)
    .execute();
  await schema.createIndex('store_helpers_email').on('store_helpers').column('email').execute();
  await schema.alterTable('orders').addColumn('helper_id', 'text').execute();
  await schema.alterTable('drafts').addColumn('helper_id', 'text').execute();
}

export const storeHelpers: Migration = { up };
