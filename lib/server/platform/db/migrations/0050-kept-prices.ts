import type { Kysely, Migration } from 'kysely';

/** Adds the price quoted for a draft, which holds for some weeks even when the price list changes. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('kept_prices')
    .addColumn('draft_id', 'text', (c) => c.primaryKey().references('drafts.id').onDelete('cascade'))
    .addColumn('price_list', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('kept_since', 'text', (c) => c.notNull())
    .addColumn('kept_until', 'text', (c) => c.notNull())
    .execute();
}

export const keptPrices: Migration = { up };
