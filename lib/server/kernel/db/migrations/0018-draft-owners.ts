import type { Kysely, Migration } from 'kysely';

/** Whose saved quotes are: the mailbox of the account that they were saved from. Those from before are nobody's. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('drafts').addColumn('owner_email', 'text').execute();
  await schema.createIndex('drafts_owner').on('drafts').columns(['owner_email', 'updated_at']).execute();
}

export const draftOwners: Migration = { up };
