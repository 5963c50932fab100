import type { Kysely, Migration } from 'kysely';

/** How a provider names what was paid in a session, so that its refunds can be told apart, each of them once. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('payments').addColumn('charge_ref', 'text').execute();
  await schema.createIndex('payments_charge_ref').on('payments').columns(['provider', 'charge_ref']).execute();
  await schema.createIndex('refunds_provider_ref').unique().on('refunds').column('provider_ref').execute();
}

export const payments: Migration = { up };
