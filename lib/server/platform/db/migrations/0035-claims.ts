import { sql, type Kysely, type Migration } from 'kysely';

/** Adds customers' claims after a job, each under the key of its form, and the items of a claim. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('claims')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answer_by', 'text', (c) => c.notNull())
    .addColumn('decision_by', 'text', (c) => c.notNull())
    .addColumn('due', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('refund_pence', 'integer', (c) => c.notNull())
    .addColumn('by_hand_pence', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addUniqueConstraint('claims_number', ['order_id', 'number'])
    .addCheckConstraint('claims_money', sql`refund_pence >= 0 and by_hand_pence >= 0`)
    .execute();
  await schema.createIndex('claims_due').on('claims').columns(['due', 'created_at']).execute();
  await schema
    .createTable('claim_items')
    .addColumn('claim_id', 'text', (c) => c.notNull().references('claims.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('worth_pence', 'integer')
    .addPrimaryKeyConstraint('claim_items_place', ['claim_id', 'position'])
    .execute();
}

export const claims: Migration = { up };
