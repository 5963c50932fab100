import type { Kysely, Migration } from 'kysely';

/** Which operator takes an order on the telephone: noted on the draft that was begun at the desk, then on its order. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('drafts').addColumn('booked_by', 'text').execute();
  await schema.alterTable('orders').addColumn('booked_by', 'text').execute();
}

export const bookedBy: Migration = { up };
