import type { Kysely, Migration } from 'kysely';

/**
 * Adds invoices, credit notes and the counters of their numbers. No foreign keys: a document is kept for six years,
 * even after its order was deleted. Earlier payments have no invoice (docs/decisions/0065-invoices.md).
 */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('invoices')
    .addColumn('number', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('issued_for', 'text', (c) => c.notNull())
    .addColumn('issued_for_id', 'text', (c) => c.notNull())
    .addColumn('corrects', 'text')
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('tax_point', 'text', (c) => c.notNull())
    .addColumn('gross_pence', 'integer', (c) => c.notNull())
    .addColumn('vat_pence', 'integer', (c) => c.notNull())
    .addColumn('document_json', 'text', (c) => c.notNull())
    .addUniqueConstraint('invoices_once', ['issued_for', 'issued_for_id'])
    .execute();
  await schema.createIndex('invoices_order').on('invoices').column('order_id').execute();
  await schema.createIndex('invoices_tax_point').on('invoices').column('tax_point').execute();

  await schema
    .createTable('invoice_numbers')
    .addColumn('series', 'text', (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();
}

export const invoices: Migration = { up };
