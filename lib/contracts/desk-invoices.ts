import type { DeskOption, DeskPaging } from './desk-parts';

/** Amounts as the desk reads them; of credit notes with a minus. */
export type InvoiceSums = { readonly net: string; readonly vat: string; readonly gross: string };

export type InvoiceLine = InvoiceSums & {
  readonly number: string;
  /** The printable page; '' once its order is forgotten. */
  readonly href: string;
  /** "Credit note". */
  readonly what: string;
  /** The invoice that a credit note corrects, and the list of it alone; null for an invoice. */
  readonly corrects: { readonly number: string; readonly href: string } | null;
  /** The tax point, with the day of issue where that is another. */
  readonly date: string;
  readonly reference: string;
  /** The order's page at the desk; '' once it is forgotten. */
  readonly orderHref: string;
  readonly name: string;
};

/** Every invoice and credit note, made by lib/server/desk. */
export type InvoicesView = {
  readonly kind: 'invoices';
  /** `month`: "2026-11", of the tax point; '' for all. */
  readonly filters: { readonly search: string; readonly month: string };
  readonly months: readonly DeskOption[];
  readonly invoices: readonly InvoiceLine[];
  /** Of this page, and of all that match. */
  readonly sums: readonly (InvoiceSums & { readonly label: string })[];
  readonly paging: DeskPaging;
  readonly csv: string;
};
