import { object, string } from 'yup';
import type { InvoiceKind } from '@/lib/domain/order/invoice';
import type { LocalDate } from '@/lib/domain/london-time';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** A link to an invoice or credit note. `amount` is in pounds with VAT, and never negative. */
export type DocumentLink = {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedOn: LocalDate;
  readonly amount: number;
  readonly url: string;
};

/** An invoice or credit note as issued, except for later streets. Amounts in pounds. */
export type InvoiceView = {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** The number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
  readonly issuedOn: LocalDate;
  /** The day of the payment or refund. */
  readonly taxPoint: LocalDate;
  readonly seller: Readonly<Record<'name' | 'legalName' | 'companyNumber' | 'vatNumber' | 'address', string>>;
  readonly customer: {
    readonly name: string;
    /** The order's addresses, including streets that were given after the document was issued. */
    readonly places: readonly { readonly label: string; readonly address: string }[];
  };
  /** Whether `customer.places` has such a later street. */
  readonly hasLaterStreets: boolean;
  readonly reference: string;
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly detail?: string; readonly amount: number }[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
};

/** Reads an invoice or credit note. not_found: the order has no document with this number. */
export const readInvoice = endpoint<InvoiceView>()({
  name: 'readInvoice',
  path: `${APP_PREFIX}/read_invoice`,
  access: 'guest',
  request: object({ ...orderKey, number: string().required().max(40) }),
  errors: ['validation_failed', 'not_found'],
});
