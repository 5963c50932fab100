import type { Kysely, Migration } from 'kysely';

/** Adds the kind of home that an order goes to, for large items. '' until somebody has said. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('orders')
    .addColumn('home', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

export const orderHomes: Migration = { up };
