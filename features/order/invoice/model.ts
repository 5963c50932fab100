import type { InvoiceView } from '@/lib/contracts/invoice-view';
import { formatDate } from '@/lib/domain/london-time';
import { formatFull, fromPounds } from '@/lib/domain/money';
import { INVOICE_NAMES, VAT_PERCENT } from '@/lib/domain/order/invoice';
import { orderPath } from '@/lib/routes';
import { invoicePath } from '@/lib/account-routes';
import type { Fact } from '../types';

const amountOf = (pounds: number): string => formatFull(fromPounds(pounds));

/** Returns the content of an invoice or credit note, whose amounts always have pence. */
export function invoiceModel(view: InvoiceView, token: string) {
  const { number, kind, corrects, seller, customer, reference } = view;
  const isNote = kind === 'credit_note';
  const facts: readonly Fact[] = [
    { label: 'Number', value: number },
    { label: 'Date', value: formatDate(view.issuedOn) },
    {
      label: 'Tax point',
      value: formatDate(view.taxPoint),
      detail: isNote ? 'The day of the refund' : 'The day of the payment',
    },
    { label: 'Order', value: reference },
  ];
  return {
    name: INVOICE_NAMES[kind],
    number,
    corrects:
      corrects === null
        ? null
        : { text: 'Credit note for', label: corrects, href: invoicePath(reference, corrects, token) },
    seller: [
      `${seller.name}, the trading name of ${seller.legalName}`,
      seller.address,
      `Company number ${seller.companyNumber}`,
      `VAT number ${seller.vatNumber}`,
    ],
    customer: [customer.name, ...customer.places.map(({ label, address }) => `${label}: ${address}`)],
    customerNote: view.hasLaterStreets
      ? `The street was given after this ${INVOICE_NAMES[kind].toLowerCase()} was issued.`
      : '',
    facts,
    subject: view.title,
    lines: view.lines.map(({ amount, ...line }) => ({ ...line, amount: amount === 0 ? 'included' : amountOf(amount) })),
    sums: [
      { label: 'Total without VAT', amount: amountOf(view.net) },
      { label: `VAT at ${VAT_PERCENT}%`, amount: amountOf(view.vat) },
    ],
    total: { label: isNote ? 'Total credited' : 'Total paid', amount: amountOf(view.gross) },
    orderHref: orderPath(reference, token),
  };
}

export type InvoiceModel = ReturnType<typeof invoiceModel>;

export function invoiceProps(view: InvoiceView, token: string) {
  const model = invoiceModel(view, token);
  return {
    title: `${model.name} ${view.number}, order ${view.reference}`,
    description: 'What was paid for, VAT and the total, to print or keep.',
    canonicalPath: `/orders/${view.reference}/invoices/${view.number}`,
    model,
  };
}
