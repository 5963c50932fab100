import type { InvoiceView } from '@/lib/contracts/invoice-view';
import { invoiceModel } from './model';

/** What the page of a document shows, and what its head says. Pure: made on the server. */
export function invoiceProps(view: InvoiceView, token: string) {
  const model = invoiceModel(view, token);
  return {
    title: `${model.name} ${view.number}, order ${view.reference}`,
    description: 'What was paid for, VAT and the total, to print or keep.',
    canonicalPath: `/orders/${view.reference}/invoices/${view.number}`,
    model,
  };
}
