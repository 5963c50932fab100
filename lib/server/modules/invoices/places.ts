import type { InvoiceView } from '@/lib/contracts/invoice-view';
import { addressLine, addressesOfOrder } from '@/lib/domain/order/addresses';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { streetsOf } from './repo';

type Places = InvoiceView['customer']['places'];

/** Where the work of an order is, as exactly as it is known now. */
export async function placesOf(db: Db, order: OrderRow): Promise<Places> {
  const streets = await streetsOf(db, order.id);
  return addressesOfOrder(orderOf(order).addresses).map(({ stop, label, address: { postcode } }) => {
    const street = streets.find((row) => row.stop === stop && row.postcode === postcode);
    return { label, address: addressLine(postcode, street ?? null) };
  });
}

/**
 * The places of a document that was issued when only their postcodes were known, with the streets that were given since.
 * Of a stop that goes somewhere else by now nothing is added: the document is of its day.
 */
export const completed = (written: Places, now: Places): Places =>
  written.map((place, index) => {
    const known = now[index];
    const isSame = known?.label === place.label && known.address.endsWith(`, ${place.address}`);
    return isSame ? known : place;
  });
