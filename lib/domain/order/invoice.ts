import type { Pence } from '../money';
import type { LocalDate } from '../order-types';

/** The kinds of document. A credit note reverses the part of an invoice that was refunded. */
export type InvoiceKind = 'invoice' | 'credit_note';

export const INVOICE_NAMES: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** One line of a document. The lines sum to the total. */
export type InvoiceLine = { readonly label: string; readonly detail?: string; readonly amount: Pence };

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', credit_note: 'CN' };

/** Returns the series of a document, such as "INV-2026". Each series counts without gaps through one year in London. */
export const seriesOf = (kind: InvoiceKind, issuedOn: LocalDate): string => `${PREFIXES[kind]}-${issuedOn.slice(0, 4)}`;

/**
 * Returns the number of a document, such as "INV-2026-000123". Numbers sort correctly up to a million documents a year.
 */
export const invoiceNumber = (series: string, count: number): string => `${series}-${String(count).padStart(6, '0')}`;
