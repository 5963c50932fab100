import type { Kysely, Migration } from 'kysely';

/** Adds the recipients of the link to a crew's day. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('crew_link_sends')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('member_id', 'text', (c) => c.notNull().references('crew_members.id'))
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('crew_link_sends_day', ['date', 'service', 'number'], 'crew_days', [
      'date',
      'service',
      'number',
    ])
    .execute();
  await schema
    .createIndex('crew_link_sends_of_day')
    .on('crew_link_sends')
    .columns(['date', 'service', 'number'])
    .execute();
}

export const crewLinkSends: Migration = { up };
