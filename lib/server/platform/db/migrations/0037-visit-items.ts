import type { Kysely, Migration } from 'kysely';

/** Adds the items that a crew counts in and out on a visit, and the sign-off. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('visit_items')
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('planned', 'integer', (c) => c.notNull())
    .addColumn('loaded', 'integer')
    .addColumn('loaded_at', 'text')
    .addColumn('unloaded', 'integer')
    .addColumn('unloaded_at', 'text')
    .addColumn('condition', 'text')
    .addColumn('condition_at', 'text')
    .addPrimaryKeyConstraint('visit_items_once', ['visit_id', 'item'])
    .execute();
  await schema
    .createTable('signoffs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('signoffs_visit').on('signoffs').column('visit_id').execute();
}

export const visitItems: Migration = { up };
