import type { Kysely, Migration } from 'kysely';

/** The desk lists invoices and credit notes with the newest first. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('invoices_issued').on('invoices').columns(['issued_at', 'number']).execute();
}

export const invoicesByTime: Migration = { up };
