import type { DocumentLink, InvoiceView } from '@/lib/contracts/invoice-view';
import { londonDate } from '@/lib/domain/london-time';
import { pence, toPounds } from '@/lib/domain/money';
import { invoicePath } from '@/lib/account-routes';
import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { sharesOf } from '@/lib/server/modules/orders/shares-repo';
import type { Db, InvoiceRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { INVOICE, completed, placesOf } from './document';
import { findInvoice, invoicesOf } from './repo';

type InvoiceRequest = { readonly reference: string; readonly token: string; readonly number: string };

export const invoicesService = (deps: Pick<Deps, 'db'>) => ({
  /** Returns null for a wrong reference or key, and for a number that is not of this order. */
  view: async ({ reference, token, number }: InvoiceRequest): Promise<InvoiceView | null> => {
    const order = await authorisedOrder(deps, reference, token);
    const row = order && (await findInvoice(deps.db, order.id, number));
    return row ? toView(row, await placesOf(deps.db, order)) : null;
  },
});

/** Returns a document's entry on the pages of an order. `token`: the guest's key, '' for a signed-in customer. */
export const toLink = (row: InvoiceRow, reference: string, token = ''): DocumentLink => ({
  number: row.number,
  kind: row.kind,
  issuedOn: londonDate(new Date(row.issued_at)),
  amount: toPounds(row.gross_pence),
  url: invoicePath(reference, row.number, token),
});

/** Completes the stored document with `knownPlaces`, the order's addresses as far as known today. */
function toView(row: InvoiceRow, knownPlaces: InvoiceView['customer']['places']): InvoiceView {
  const { lines, customer, ...document } = INVOICE.read(row.document_json);
  const places = completed(customer.places, knownPlaces);
  return {
    ...document,
    customer: { ...customer, places },
    hasLaterStreets: places.some((place, index) => place !== customer.places[index]),
    number: row.number,
    kind: row.kind,
    corrects: row.corrects,
    issuedOn: londonDate(new Date(row.issued_at)),
    taxPoint: row.tax_point,
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: toPounds(amount) })),
    net: toPounds(pence(row.gross_pence - row.vat_pence)),
    vat: toPounds(row.vat_pence),
    gross: toPounds(row.gross_pence),
  };
}

/** Returns the link to the invoice for the booking itself, or null if there is none. `orderUrl` has the guest's key. */
export async function bookingInvoiceLink(
  db: Db,
  { id, reference }: Pick<OrderRow, 'id' | 'reference'>,
  orderUrl: string,
) {
  const [first] = await invoicesOf(db, [id]);
  // When several people paid, each share has its own invoice, listed on the order's page.
  if ((await sharesOf(db, id)).some(({ state }) => state === 'paid')) return null;
  return first?.kind === 'invoice' ? invoiceLink(first, reference, orderUrl) : null;
}

export function invoiceLink(row: InvoiceRow, reference: string, orderUrl: string) {
  const { origin, searchParams } = new URL(orderUrl);
  const { number, kind, url } = toLink(row, reference, searchParams.get('token') ?? '');
  return { label: `${INVOICE_NAMES[kind]} ${number}`, url: origin + url };
}
