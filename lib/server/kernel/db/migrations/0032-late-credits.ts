import type { Kysely, Migration } from 'kysely';

/** What goes back by itself for a visit that came late: one part for each visit, whoever looks at once. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('part_refunds').addColumn('visit_id', 'text').execute();
  await schema.createIndex('part_refunds_visit').on('part_refunds').column('visit_id').unique().execute();
}

export const lateCredits: Migration = { up };
