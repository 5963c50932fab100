import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import type { Db, InvoiceRow, OrderRow } from '@/lib/server/platform/db/schema';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import { toLink } from '@/lib/server/modules/invoices/service';
import { sharesOf } from '@/lib/server/modules/orders/shares-repo';

/** Returns the link to the invoice of an order's own payment. `orderUrl` has the guest's key. */
export async function firstInvoice(db: Db, { id, reference }: Pick<OrderRow, 'id' | 'reference'>, orderUrl: string) {
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
