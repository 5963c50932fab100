import type { Kysely, Migration } from 'kysely';

/** Adds the operator who takes an order by phone, noted on the draft and then on its order. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('drafts').addColumn('booked_by', 'text').execute();
  await schema.alterTable('orders').addColumn('booked_by', 'text').execute();
}

export const bookedBy: Migration = { up };
