import type { Kysely, Migration } from 'kysely';

/** Adds recurring storage contracts: their charges by period, and the processor's id of the card that pays. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('storage_contracts')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('space', 'text', (c) => c.notNull())
    .addColumn('square_feet', 'integer')
    .addColumn('term', 'text', (c) => c.notNull())
    .addColumn('list_pence', 'integer', (c) => c.notNull())
    .addColumn('weekly_pence', 'integer', (c) => c.notNull())
    .addColumn('student_percent', 'integer', (c) => c.notNull())
    .addColumn('started_on', 'text', (c) => c.notNull())
    .addColumn('paid_until', 'text', (c) => c.notNull())
    .addColumn('next_charge_on', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('noticed_for', 'text')
    .addColumn('noticed_on', 'text')
    .addColumn('noticed_pence', 'integer')
    .addColumn('new_weekly_pence', 'integer')
    .addColumn('new_from', 'text')
    .addColumn('desk_end', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('storage_contracts_next').on('storage_contracts').column('next_charge_on').execute();
  await schema.createIndex('storage_contracts_end').on('storage_contracts').columns(['state', 'ends_on']).execute();
  await schema
    .createTable('charges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('storage_contracts.order_id'))
    .addColumn('period_from', 'text', (c) => c.notNull())
    .addColumn('period_until', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('refusals', 'integer', (c) => c.notNull())
    .addColumn('first_refused_at', 'text')
    .addColumn('next_try_at', 'text')
    .addColumn('locked_until', 'text')
    .addColumn('attempt_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('charges_period', ['order_id', 'period_from'])
    .execute();
  await schema.createIndex('charges_tries').on('charges').columns(['state', 'next_try_at']).execute();
  await schema
    .createTable('payment_methods')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('setup_ref', 'text')
    .addColumn('customer_ref', 'text')
    .addColumn('method_ref', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('payment_methods_order').on('payment_methods').columns(['order_id', 'state']).execute();
  await schema.alterTable('payments').addColumn('contract_id', 'text').execute();
}

export const storageContracts: Migration = { up };
