import { sql, type Kysely, type Migration } from 'kysely';

/** Adds customers' changes of booked orders, the payments of their differences, and refunds. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;

  await schema.alterTable('orders').addColumn('confirmed_at', 'text').execute();
  await schema.alterTable('orders').addColumn('services_agreed_at', 'text').execute();
  await schema.alterTable('payments').addColumn('change_id', 'text').execute();
  await sql`
    update orders set confirmed_at = (
      select max(at) from order_events where order_id = orders.id and type in ('confirmed', 'revived')
    )`.execute(db);

  await schema
    .createTable('order_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('from_version', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('target_json', 'text')
    .addColumn('to_pay_pence', 'integer', (c) => c.notNull())
    .addColumn('refund_pence', 'integer', (c) => c.notNull())
    .addColumn('late_fee_pence', 'integer', (c) => c.notNull())
    .addColumn('hold_expires_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('order_changes_order').on('order_changes').columns(['order_id', 'state']).execute();
  await schema.createIndex('order_changes_holds').on('order_changes').columns(['state', 'hold_expires_at']).execute();

  await schema
    .createTable('refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('payment_id', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('change_id', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('amount_pence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('provider_ref', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addCheckConstraint('refunds_above_zero', sql`amount_pence > 0`)
    .execute();
  await schema.createIndex('refunds_order').on('refunds').column('order_id').execute();
}

export const orderChanges: Migration = { up };
