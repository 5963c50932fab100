import type { Kysely, Migration } from 'kysely';

/** Adds an index for the desk's list of invoices and credit notes, newest first. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('invoices_issued').on('invoices').columns(['issued_at', 'number']).execute();
}

export const invoicesByTime: Migration = { up };
