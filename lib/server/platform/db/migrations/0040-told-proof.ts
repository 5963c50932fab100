import type { Kysely, Migration } from 'kysely';

/** Adds every count reported for a visit, and the operator who recorded counts, photos and sign-offs for a crew. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('visit_counts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('marks', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('visit_counts_visit').on('visit_counts').column('visit_id').execute();
  for (const table of ['photos', 'signoffs'] as const) {
    await schema
      .alterTable(table)
      .addColumn('recorded_by', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  await schema
    .alterTable('signoffs')
    .addColumn('told_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

export const toldProof: Migration = { up };
