import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import type { InvoiceLine } from '@/lib/domain/order/invoice';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/kernel/documents/document';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { placesOf } from './places';

/** What an invoice says beside its number, dates and sums, as it was when it was issued: nothing later changes it. */
export type InvoiceDocument = {
  readonly seller: {
    /** "Smart Storage and Moving". */
    readonly name: string;
    readonly legalName: string;
    readonly companyNumber: string;
    readonly vatNumber: string;
    readonly address: string;
  };
  readonly customer: {
    readonly name: string;
    /** Where the work is, as exactly as it was known: "Collection", "12 Elm Road, London, N1 2TX". */
    readonly places: readonly { readonly label: string; readonly address: string }[];
  };
  /** Of the order. */
  readonly reference: string;
  readonly title: string;
  /** They sum to the total. */
  readonly lines: readonly InvoiceLine[];
};

export const INVOICE: StoredDocument<'invoice', InvoiceDocument> = storedDocument('invoice');

/** What is charged or credited, in words and lines. */
export type Charged = Pick<InvoiceDocument, 'title' | 'lines'>;

/** The company and the customer as they are now, with what is charged. */
export async function documentFor(trx: Trx, order: OrderRow, { title, lines }: Charged): Promise<InvoiceDocument> {
  const { name, legalName, number, vatNumber, address } = traderFacts(COMPANY);
  const { details } = orderOf(order);
  return {
    seller: { name, legalName, companyNumber: number, vatNumber, address },
    customer: { name: `${details.firstName} ${details.lastName}`, places: await placesOf(trx, order) },
    reference: order.reference,
    title,
    lines,
  };
}
