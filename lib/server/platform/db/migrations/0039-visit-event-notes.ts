import type { Kysely, Migration } from 'kysely';

/** Adds the desk's note to a crew on an event: why a visit is not ended although nobody opens the door. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visit_events').addColumn('note', 'text').execute();
}

export const visitEventNotes: Migration = { up };
