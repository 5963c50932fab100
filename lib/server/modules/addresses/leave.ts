import { EMPTY_ADDRESS_DETAILS, addressesOfOrder } from '@/lib/domain/order/addresses';
import type { Addresses } from '@/lib/domain/order-types';
import type { Trx } from '@/lib/server/platform/db/db';
import { hasNoPhotos, putStop, addressRows } from './repo';
import { rowOf } from './save';
import { versionOf } from './view';

type Leaving = { readonly before: Addresses; readonly after: Addresses; readonly at: Date };

/**
 * Drops what was given for stops that have another postcode now: street, notes and contact were of the old one. An empty
 * row stays in its place, of no postcode and with the next version, so that a page on which the old street was typed is
 * refused (save.ts). Call it in the transaction that changes the addresses.
 */
export async function deleteAddresses(trx: Trx, orderId: string, { before, after, at }: Leaving): Promise<void> {
  const old = new Map(addressesOfOrder(before).map(({ stop, address }) => [stop, address.postcode]));
  const left = addressesOfOrder(after).filter(({ stop, address }) => old.get(stop) !== address.postcode);
  if (left.length === 0) return;
  const rows = await addressRows(trx, orderId);
  const saved = { version: versionOf(rows) + 1, noPhotos: hasNoPhotos(rows), at };
  for (const { stop } of left) await putStop(trx, rowOf(orderId, { stop, postcode: '' }, EMPTY_ADDRESS_DETAILS, saved));
}
