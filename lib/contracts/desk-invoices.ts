import type { DeskOption, DeskPaging } from './desk-parts';

/** Formatted amounts; negative for credit notes. */
export type InvoiceSums = { readonly net: string; readonly vat: string; readonly gross: string };

export type InvoiceLine = InvoiceSums & {
  readonly number: string;
  /** The printable page; '' once the order's personal data is deleted. */
  readonly href: string;
  /** "Credit note". */
  readonly what: string;
  /** The invoice that a credit note corrects, and the list filtered by it; null for an invoice. */
  readonly corrects: { readonly number: string; readonly href: string } | null;
  /** The tax point, with the day of issue where the two differ. */
  readonly date: string;
  readonly reference: string;
  /** The order's page at the desk; '' once the order's personal data is deleted. */
  readonly orderHref: string;
  readonly name: string;
};

/** Every invoice and credit note, made by lib/server/desk. */
export type InvoicesView = {
  readonly kind: 'invoices';
  /** `month`: the month of the tax point, "2026-11"; '' for all. */
  readonly filters: { readonly search: string; readonly month: string };
  readonly months: readonly DeskOption[];
  readonly invoices: readonly InvoiceLine[];
  /** The sums of this page, and of all rows that match the filters. */
  readonly sums: readonly (InvoiceSums & { readonly label: string })[];
  readonly paging: DeskPaging;
  readonly csv: string;
};
