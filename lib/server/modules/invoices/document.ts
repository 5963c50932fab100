import { COMPANY, traderFacts } from '@/lib/content/company';
import type { InvoiceView } from '@/lib/contracts/invoice-view';
import { addressLine, addressesOfOrder } from '@/lib/domain/order/appointments';
import type { InvoiceLine } from '@/lib/domain/order/invoice';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Db, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import { streetsOf } from './repo';

/** The text of an invoice, fixed when it is issued. */
export type InvoiceDocument = {
  readonly seller: {
    readonly name: string;
    readonly legalName: string;
    readonly companyNumber: string;
    readonly vatNumber: string;
    readonly address: string;
  };
  readonly customer: {
    readonly name: string;
    /** The addresses as far as known at issue: "Collection", "12 Elm Road, London, N1 2TX". */
    readonly places: readonly { readonly label: string; readonly address: string }[];
  };
  readonly reference: string;
  readonly title: string;
  /** The lines sum to the total. */
  readonly lines: readonly InvoiceLine[];
};

export const INVOICE: StoredDocument<'invoice', InvoiceDocument> = storedDocument('invoice');

export type Charged = Pick<InvoiceDocument, 'title' | 'lines'>;

/** Uses the current data of company and customer. */
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

type Places = InvoiceView['customer']['places'];

/** Returns the addresses of an order as far as known. */
export async function placesOf(db: Db, order: OrderRow): Promise<Places> {
  const streets = await streetsOf(db, order.id);
  return addressesOfOrder(orderOf(order).addresses).map(({ stop, label, address: { postcode } }) => {
    const street = streets.find((row) => row.stop === stop && row.postcode === postcode);
    return { label, address: addressLine(postcode, street ?? null) };
  });
}

/** Adds streets that were given after the document was issued. An address that has moved since stays as it was. */
export const completed = (written: Places, now: Places): Places =>
  written.map((place, index) => {
    const known = now[index];
    const isSame = known?.label === place.label && known.address.endsWith(`, ${place.address}`);
    return isSame ? known : place;
  });
