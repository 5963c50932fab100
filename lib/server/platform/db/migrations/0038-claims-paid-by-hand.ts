import type { Kysely, Migration } from 'kysely';

/**
 * Adds when the office paid the part of an accepted claim that no refund covers. Null before, and when nothing is to
 * pay.
 */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('claims').addColumn('by_hand_paid_at', 'text').execute();
}

export const claimsPaidByHand: Migration = { up };
