import type { Kysely, Migration } from 'kysely';

/**
 * Adds the checklist entries that the customer of a move has ticked off, and how they want to be reminded of the rest.
 */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('orders')
    .addColumn('checklist', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

export const checklist: Migration = { up };
