import type { Kysely, Migration } from 'kysely';

/** Adds the phones that have opened a link to a crew's day. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('crew_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .addForeignKeyConstraint('crew_sessions_day', ['date', 'service', 'number'], 'crew_days', [
      'date',
      'service',
      'number',
    ])
    .execute();
  await schema.createIndex('crew_sessions_of_day').on('crew_sessions').columns(['date', 'service', 'number']).execute();
}

export const crewSessions: Migration = { up };
