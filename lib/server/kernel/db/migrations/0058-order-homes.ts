import type { Kysely, Migration } from 'kysely';

/** What kind of home an order goes to, for what is large: '' while nobody has said. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('orders')
    .addColumn('home', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

export const orderHomes: Migration = { up };
