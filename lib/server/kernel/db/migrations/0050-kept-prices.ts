import type { Kysely, Migration } from 'kysely';

/** What was quoted for a draft, kept for some weeks whatever becomes of the price list. */
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
