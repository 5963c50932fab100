import type { Addresses } from '@/lib/domain/order-types';
import {
  EMPTY_ADDRESS_DETAILS,
  addressesOfOrder,
  givenAt,
  type AddressDetails,
  type OrderPlace,
} from '@/lib/domain/order/addresses';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, OrderStopRow } from '@/lib/server/platform/db/schema';
import { keptStop } from '@/lib/validation/addresses';
import { planReminders } from './reminders';
import { addressRows, givenIn, hasNoPhotos, putStop, setNoPhotos } from './repo';
import { versionOf } from './view';

type TypedAddress = AddressDetails & { readonly stop: string };
type Saving = {
  readonly version: number;
  readonly stops: readonly TypedAddress[];
  /** Whether the customer wants no photos indoors; left as it is where nothing is said. */
  readonly noPhotos?: boolean | undefined;
  readonly at: Date;
};

const isSame = (one: AddressDetails | null, other: AddressDetails): boolean =>
  one !== null && Object.entries(other).every(([name, value]) => one[name as keyof AddressDetails] === value);

/**
 * Writes where exactly the stops of an order are, in one transaction with its row locked, so that two savings never mix.
 * Returns the rows as they are then. Throws Problem: not for an order that is not booked or is over, order_changed when
 * another version is there than the one that was typed over, validation_failed for a stop that the order does not have.
 */
export async function saveAddresses(
  trx: Trx,
  order: OrderRow,
  { version, stops, noPhotos: said, at }: Saving,
): Promise<readonly OrderStopRow[]> {
  assertChangeable(order, at);
  const places = addressesOfOrder(orderOf(order).addresses);
  const wanted = stops.map(({ stop, ...details }, index) => ({
    place: placeOf(places, stop, `stops[${index}].stop`),
    details: keptStop(details),
  }));
  const before = await addressRows(trx, order.id);
  const given = givenIn(before);
  const noPhotos = said ?? hasNoPhotos(before);
  const isKept = wanted.every(({ place, details }) => isSame(givenAt(given, place), details));
  if (isKept && noPhotos === hasNoPhotos(before)) return before;
  if (versionOf(before) !== version) throw new Problem('order_changed');
  for (const { place, details } of wanted) {
    const { stop } = place;
    const saved = { version: version + 1, noPhotos, at };
    await putStop(trx, rowOf(order.id, { stop, postcode: place.address.postcode }, details, saved));
  }
  await setNoPhotos(trx, order.id, noPhotos);
  await planReminders(trx, order, at);
  return addressRows(trx, order.id);
}

function placeOf(places: readonly OrderPlace[], stop: string, field: string): OrderPlace {
  const place = places.find((known) => known.stop === stop);
  if (!place) throw wrongField(field, 'This order has no such address');
  return place;
}

/** @param saved the version of all the order's addresses, and when they were given */
export function rowOf(
  orderId: string,
  { stop, postcode }: Pick<OrderStopRow, 'stop' | 'postcode'>,
  details: AddressDetails,
  { version, noPhotos, at }: { readonly version: number; readonly noPhotos: boolean; readonly at: Date },
): OrderStopRow {
  const { line1, line2, town, note, contactName, contactPhone } = details;
  return {
    order_id: orderId,
    stop,
    postcode,
    line1,
    line2,
    town,
    note,
    contact_name: contactName,
    contact_phone: contactPhone,
    has_notes: note + contactName + contactPhone === '' ? 0 : 1,
    no_photos: noPhotos ? 1 : 0,
    version,
    updated_at: at.toISOString(),
  };
}

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
