import type { Kysely, Migration } from 'kysely';

/** When our office has paid what no refund of an accepted claim covers; null before, and where there is nothing to pay. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('claims').addColumn('by_hand_paid_at', 'text').execute();
}

export const claimsPaidByHand: Migration = { up };
