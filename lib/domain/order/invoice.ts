import { pence, type Pence } from '../money';
import type { LocalDate } from '../london-time';

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

/** Returns a document's number, "INV-2026-000123". Numbers sort correctly up to a million documents a year. */
export const invoiceNumber = (series: string, count: number): string => `${series}-${String(count).padStart(6, '0')}`;

/** The standard VAT rate in percent, for everything sold here. Prices include VAT, so it is a sixth of them. */
export const VAT_PERCENT = 20;
const VAT_PARTS = (100 + VAT_PERCENT) / VAT_PERCENT;

type VatSplit = { readonly gross: Pence; readonly net: Pence; readonly vat: Pence };

/**
 * Splits the total of a document into net and VAT, in pence. VAT is a sixth, rounded to the nearest penny, half a penny
 * up. Lines are not rounded one by one, because their pennies would not sum to the total. Throws RangeError below zero.
 */
export function splitVat(gross: Pence): VatSplit {
  if (gross < 0) throw new RangeError(`No document is over less than nothing: ${gross}`);
  const vat = pence(Math.floor(gross / VAT_PARTS + 0.5));
  return { gross, net: pence(gross - vat), vat };
}
