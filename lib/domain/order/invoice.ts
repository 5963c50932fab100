import type { Pence } from '../money';
import type { LocalDate } from '../vocabulary';

/** `credit_note`: takes back of an invoice what a refund gives back. */
export type InvoiceKind = 'invoice' | 'credit_note';

export const INVOICE_NAMES: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** What a document charges or credits; its lines sum to its total. */
export type InvoiceLine = { readonly label: string; readonly detail?: string; readonly amount: Pence };

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', credit_note: 'CN' };

/** "INV-2026": what is counted without a gap, a year of London at a time. */
export const seriesOf = (kind: InvoiceKind, issuedOn: LocalDate): string => `${PREFIXES[kind]}-${issuedOn.slice(0, 4)}`;

/** "INV-2026-000123". Sorts as it counts up to a million documents a year. */
export const invoiceNumber = (series: string, count: number): string => `${series}-${String(count).padStart(6, '0')}`;
