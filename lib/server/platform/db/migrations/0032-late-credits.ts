import type { Kysely, Migration } from 'kysely';

/** Adds automatic refunds for late visits, at most one for each visit even when instances run concurrently. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('part_refunds').addColumn('visit_id', 'text').execute();
  await schema.createIndex('part_refunds_visit').on('part_refunds').column('visit_id').unique().execute();
}

export const lateCredits: Migration = { up };
