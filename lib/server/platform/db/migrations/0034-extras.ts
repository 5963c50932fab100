import { sql, type Kysely, type Migration } from 'kysely';

/** Adds extras that are asked for on the day, one open at a time, and the payments of agreed extras. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('extra_charges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('worked_out', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('pence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked_by', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('answer_by', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('heard_by', 'text')
    .addColumn('paid_at', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addCheckConstraint('extra_charges_above_zero', sql`pence > 0`)
    .execute();
  await schema.createIndex('extra_charges_order').on('extra_charges').column('order_id').execute();
  await schema.createIndex('extra_charges_state').on('extra_charges').columns(['state', 'answer_by']).execute();
  await schema
    .createIndex('extra_charges_one_open')
    .unique()
    .on('extra_charges')
    .column('order_id')
    .where(sql<boolean>`state = 'asked'`)
    .execute();
  await schema.alterTable('payments').addColumn('extra_id', 'text').execute();
}

export const extras: Migration = { up };
