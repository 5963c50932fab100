import { INVOICES_CSV } from '@/lib/contracts/desk';
import type { InvoiceLine, InvoiceSums, InvoicesView } from '@/lib/contracts/desk-money';
import type { DeskOption } from '@/lib/contracts/desk-parts';
import { formatMonth, londonDate } from '@/lib/domain/london-time';
import { formatFull, pence, toPounds } from '@/lib/domain/money';
import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import { deskPath } from '@/lib/routes';
import { invoicePath } from '@/lib/account-routes';
import { INVOICE } from '@/lib/server/modules/invoices/document';
import type { InvoiceRow } from '@/lib/server/platform/db/schema';
import { allPages, csvInPieces } from '@/lib/server/platform/desk/csv';
import { address, askedPage, pagingOf, tableDate, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import {
  invoiceFilters,
  readInvoices,
  readInvoicesAfter,
  taxPoints,
  totalsOf,
  type ListedInvoice,
  type Totals,
} from './desk-invoices-repo';

/** Returns every invoice and credit note, the newest first, with its customer's link. */
export async function invoicesView({ db, config }: Pick<Deps, 'db' | 'config'>, query: Query): Promise<InvoicesView> {
  const filters = invoiceFilters(query);
  const totals = await totalsOf(db, filters);
  const pageOf = (page: number) => address(deskPath('invoices'), { ...filters, page });
  const paging = pagingOf(totals.count, askedPage(query), pageOf);
  const [rows, days, secret] = await Promise.all([
    readInvoices(db, filters, paging.page),
    taxPoints(db),
    readSecret(db, config.secretKey),
  ]);
  const all = { label: `All ${totals.count}`, ...sumsOf(totals) };
  return {
    kind: 'invoices',
    filters,
    months: days ? monthsFrom(days.first, days.last) : [],
    invoices: rows.map((row) => lineOf(row, orderToken(secret, row.order_id))),
    sums: paging.pages > 1 ? [{ label: 'This page', ...sumsOf(pageTotals(rows)) }, all] : [all],
    paging,
    csv: address(INVOICES_CSV, filters),
  };
}

/** The newest first. */
function monthsFrom(first: string, last: string): readonly DeskOption[] {
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: monthOf(last) - monthOf(first) + 1 }, (_, back) => {
    const month = monthOf(last) - back;
    const value = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return { value, label: formatMonth(`${value}-01`) };
  });
}

type Money = Pick<InvoiceRow, 'kind' | 'gross_pence' | 'vat_pence'>;
/** A credit note reduces the totals. */
const signOf = ({ kind }: Pick<Money, 'kind'>): 1 | -1 => (kind === 'credit_note' ? -1 : 1);

const pageTotals = (rows: readonly Money[]): Pick<Totals, 'gross' | 'vat'> => ({
  gross: rows.reduce((sum, row) => sum + signOf(row) * row.gross_pence, 0),
  vat: rows.reduce((sum, row) => sum + signOf(row) * row.vat_pence, 0),
});

const sumsOf = ({ gross, vat }: Pick<Totals, 'gross' | 'vat'>): InvoiceSums => ({
  net: formatFull(pence(gross - vat)),
  vat: formatFull(pence(vat)),
  gross: formatFull(pence(gross)),
});

const UNREADABLE = { reference: '', name: 'This document cannot be read', title: '' };

/** Also after the order is deleted. */
const writtenIn = (row: ListedInvoice) =>
  readable(
    row.number,
    () => {
      const { customer, reference, title } = INVOICE.read(row.document_json);
      return { reference, name: customer.name, title };
    },
    { ...UNREADABLE, reference: row.reference ?? '' },
  );

const correctsOf = ({ corrects: number }: InvoiceRow): InvoiceLine['corrects'] =>
  number === null ? null : { number, href: address(deskPath('invoices'), { search: number }) };

const issuedOn = ({ issued_at }: InvoiceRow): string => londonDate(new Date(issued_at));

function lineOf(row: ListedInvoice, token: string): InvoiceLine {
  const { reference, name } = writtenIn(row);
  const issued = issuedOn(row);
  return {
    number: row.number,
    href: row.reference === null ? '' : invoicePath(row.reference, row.number, token),
    what: INVOICE_NAMES[row.kind],
    corrects: correctsOf(row),
    date: tableDate(row.tax_point) + (issued === row.tax_point ? '' : `, issued ${tableDate(issued)}`),
    reference,
    orderHref: row.reference === null ? '' : deskPath('orders', row.reference),
    name,
    ...sumsOf(pageTotals([row])),
  };
}

const COLUMNS = [
  ...['Number', 'Kind', 'Corrects', 'Tax point', 'Issued', 'Order', 'Customer', 'For'],
  ...['Net', 'VAT', 'Gross'],
];

export function invoicesCsv({ db }: Pick<Deps, 'db'>, query: Query): AsyncIterable<string> {
  const filters = invoiceFilters(query);
  return csvInPieces(
    COLUMNS,
    allPages((after, size) => readInvoicesAfter(db, filters, after, size), csvRow),
  );
}

function csvRow(row: ListedInvoice): readonly string[] {
  const { reference, name, title } = writtenIn(row);
  const { gross, vat } = pageTotals([row]);
  const amounts = [gross - vat, vat, gross].map((amount) => toPounds(pence(amount)).toFixed(2));
  return [
    ...[row.number, INVOICE_NAMES[row.kind], row.corrects ?? '', row.tax_point, issuedOn(row)],
    ...[reference, name, title],
    ...amounts,
  ];
}
