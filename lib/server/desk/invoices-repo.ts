import { sql } from 'kysely';
import { compact, fold } from '@/lib/domain/order/search-fold';
import { searchTerms } from '@/lib/domain/order/search-terms';
import type { Db } from '@/lib/server/kernel/db/db';
import type { InvoiceRow } from '@/lib/server/kernel/db/schema';
import { hasTerms } from '@/lib/server/kernel/db/search-words-repo';
import { containing } from './containing-repo';
import { behind } from './newest-first-repo';
import { asked, PAGE_SIZE, type Query } from './words';

/** What invoices are filtered by; '' for none. */
export type InvoiceFilters = { readonly search: string; readonly month: string };

/** What an address asks for; what is no month is left out. */
export const invoiceFilters = (query: Query): InvoiceFilters => ({
  search: asked(query, 'search').trim(),
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked(query, 'month')) ? asked(query, 'month') : '',
});

/** Invoices that are looked for: by their number, or by what their order is found by. The month is that of the tax point. */
function matching(db: Db, { search, month }: InvoiceFilters) {
  const terms = searchTerms(search);
  const number = sql`replace(lower(${sql.ref('invoices.number')}), '-', '')`;
  return db
    .selectFrom('invoices')
    .$if(terms.length > 0, (query) =>
      query.where((eb) =>
        eb.or([containing(number, compact(fold(search))), hasTerms(sql.ref('invoices.order_id'), terms)]),
      ),
    )
    .$if(month !== '', (query) =>
      query.where('invoices.tax_point', '>=', `${month}-01`).where('invoices.tax_point', '<=', `${month}-31`),
    );
}

/** Pence, credit notes taken off. */
export type Totals = { readonly count: number; readonly gross: number; readonly vat: number };

export async function totalsOf(db: Db, filters: InvoiceFilters): Promise<Totals> {
  const signed = (column: 'gross_pence' | 'vat_pence') =>
    sql<number | string | null>`sum(case kind when 'credit_note' then -${sql.ref(column)} else ${sql.ref(column)} end)`;
  const { count, gross, vat } = await matching(db, filters)
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      signed('gross_pence').as('gross'),
      signed('vat_pence').as('vat'),
    ])
    .executeTakeFirstOrThrow();
  // PostgreSQL answers sums as text, so that none is too large.
  return { count, gross: Number(gross ?? 0), vat: Number(vat ?? 0) };
}

/** An invoice with the reference of its order; null once that is forgotten. */
export type ListedInvoice = InvoiceRow & { readonly reference: string | null };

const newestFirst = (db: Db, filters: InvoiceFilters) =>
  matching(db, filters)
    .leftJoin('orders', 'orders.id', 'invoices.order_id')
    .selectAll('invoices')
    .select('orders.reference')
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.number');

/** A page of them, the newest first. */
export async function readInvoices(db: Db, filters: InvoiceFilters, page: number): Promise<readonly ListedInvoice[]> {
  return newestFirst(db, filters)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** The next ones behind an invoice, or the first. */
export async function readInvoicesAfter(
  db: Db,
  filters: InvoiceFilters,
  after: Pick<InvoiceRow, 'issued_at' | 'number'> | null,
  size: number,
): Promise<readonly ListedInvoice[]> {
  const place = after && { created_at: after.issued_at, id: after.number };
  return newestFirst(db, filters).where(behind('invoices', place)).limit(size).execute();
}

/** The first and the last tax point there is; null without an invoice. */
export async function taxPoints(db: Db): Promise<{ readonly first: string; readonly last: string } | null> {
  const { first, last } = await db
    .selectFrom('invoices')
    .select((eb) => [eb.fn.min('tax_point').as('first'), eb.fn.max('tax_point').as('last')])
    .executeTakeFirstOrThrow();
  return first && last ? { first, last } : null;
}
