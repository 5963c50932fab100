import type { Kysely, Migration } from 'kysely';

/** Adds the provider's id of what was paid in a session, so that each of its refunds is counted once. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('payments').addColumn('charge_ref', 'text').execute();
  await schema.createIndex('payments_charge_ref').on('payments').columns(['provider', 'charge_ref']).execute();
  await schema.createIndex('refunds_provider_ref').unique().on('refunds').column('provider_ref').execute();
}

export const payments: Migration = { up };
