import { sql } from 'kysely';
import { compact, fold, searchTerms } from '@/lib/domain/order/search-words';
import { containing, rowsAfter } from '@/lib/server/platform/db/list-repo';
import type { Db, InvoiceRow } from '@/lib/server/platform/db/schema';
import { hasTerms } from '@/lib/server/platform/db/search-words-repo';
import { queryParam, PAGE_SIZE, type Query } from '@/lib/server/platform/desk/words';

/** '' for a filter that is not set. */
export type InvoiceFilters = { readonly search: string; readonly month: string };

/** Ignores an invalid month. */
export const invoiceFilters = (query: Query): InvoiceFilters => ({
  search: queryParam(query, 'search').trim(),
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(queryParam(query, 'month')) ? queryParam(query, 'month') : '',
});

/** Finds invoices by number or by the search words of their order. The month is that of the tax point. */
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

/** In pence, minus credit notes. */
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
  // PostgreSQL returns sums as text.
  return { count, gross: Number(gross ?? 0), vat: Number(vat ?? 0) };
}

/** `reference` is null once the order is deleted. */
export type ListedInvoice = InvoiceRow & { readonly reference: string | null };

const newestFirst = (db: Db, filters: InvoiceFilters) =>
  matching(db, filters)
    .leftJoin('orders', 'orders.id', 'invoices.order_id')
    .selectAll('invoices')
    .select('orders.reference')
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.number');

/** Returns one page of invoices, the newest first. */
export async function readInvoices(db: Db, filters: InvoiceFilters, page: number): Promise<readonly ListedInvoice[]> {
  return newestFirst(db, filters)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** Returns the invoices that follow one in the list, or the first ones. */
export async function readInvoicesAfter(
  db: Db,
  filters: InvoiceFilters,
  after: Pick<InvoiceRow, 'issued_at' | 'number'> | null,
  size: number,
): Promise<readonly ListedInvoice[]> {
  const place = after && { created_at: after.issued_at, id: after.number };
  return newestFirst(db, filters).where(rowsAfter('invoices', place)).limit(size).execute();
}

export async function taxPoints(db: Db): Promise<{ readonly first: string; readonly last: string } | null> {
  const { first, last } = await db
    .selectFrom('invoices')
    .select((eb) => [eb.fn.min('tax_point').as('first'), eb.fn.max('tax_point').as('last')])
    .executeTakeFirstOrThrow();
  return first && last ? { first, last } : null;
}
