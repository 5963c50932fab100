import type { InvoiceKind } from '@/lib/domain/order/invoice';
import type { StoredText } from '@/lib/server/kernel/documents/document';

/** An invoice or a credit note as it was issued. Never changed, and kept by its own time: its order may go before it. */
export type InvoiceRow = {
  /** "INV-2026-000123", without gaps within a kind and year. */
  number: string;
  kind: InvoiceKind;
  order_id: string;
  /**
   * What it was issued for, once each: the id of a payment or refund; of an order whose money came in another way; of the
   * change by which some of such money is given back by hand.
   */
  issued_for: 'payment' | 'refund' | 'order' | 'change';
  issued_for_id: string;
  /** The invoice that a credit note corrects; null for an invoice. */
  corrects: string | null;
  issued_at: string;
  /** London's date of the payment or refund. */
  tax_point: string;
  gross_pence: number;
  vat_pence: number;
  /** InvoiceDocument as JSON: who, to whom, for what. */
  document_json: StoredText<'invoice'>;
};

/** The last number that was given in a series ("INV-2026"): raised in the transaction that issues the document. */
export type InvoiceNumberRow = { series: string; last_number: number };
