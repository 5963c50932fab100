import type { Fact } from '../types';

/** An invoice or credit note in words, made on the server. Amounts are whole: "£259.00". */
export type InvoiceModel = {
  /** "Invoice". */
  readonly name: string;
  readonly number: string;
  /** Of a credit note: what it takes back. */
  readonly corrects: { readonly text: string; readonly label: string; readonly href: string } | null;
  readonly seller: readonly string[];
  readonly customer: readonly string[];
  /** What is to be known of the customer's address; '' for nothing. */
  readonly customerNote: string;
  readonly facts: readonly Fact[];
  readonly subject: string;
  readonly lines: readonly { readonly label: string; readonly detail?: string; readonly amount: string }[];
  readonly sums: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly orderHref: string;
};
