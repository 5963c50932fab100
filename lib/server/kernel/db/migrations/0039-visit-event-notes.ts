import type { Kysely, Migration } from 'kysely';

/** What the desk says to a crew with an event: why a visit is not ended although nobody opens. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visit_events').addColumn('note', 'text').execute();
}

export const visitEventNotes: Migration = { up };
