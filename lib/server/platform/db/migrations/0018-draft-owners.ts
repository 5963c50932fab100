import type { Kysely, Migration } from 'kysely';

/** Adds the owner of a saved quote: the mailbox of the account that saved it. Earlier quotes have no owner. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('drafts').addColumn('owner_email', 'text').execute();
  await schema.createIndex('drafts_owner').on('drafts').columns(['owner_email', 'updated_at']).execute();
}

export const draftOwners: Migration = { up };
