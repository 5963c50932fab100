import type { InvoiceView } from '@/lib/contracts/invoice-view';
import type { BookedTrader } from '../types';
import { invoiceModel } from './model';
import type { InvoiceModel } from './types';

export type InvoiceProps = { readonly model: InvoiceModel; readonly trader: BookedTrader };

type Found = { readonly view: InvoiceView; readonly token: string };

/** What the page of a document shows, and what its head says. Pure: made on the server. */
export function invoiceProps({ view, token }: Found, trader: BookedTrader) {
  const own: InvoiceProps = { model: invoiceModel(view, token), trader };
  return {
    title: `${own.model.name} ${view.number}, order ${view.reference}`,
    description: 'What was paid for, VAT and the total, to print or keep.',
    canonicalPath: `/orders/${view.reference}/invoices/${view.number}`,
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
