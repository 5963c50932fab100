import { hash } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/order-addresses';
import { mailbox } from '@/lib/domain/account';
import { HOUR_MS } from '@/lib/domain/london-time';
import type { Addresses } from '@/lib/domain/order-types';
import {
  EMPTY_ADDRESS_DETAILS,
  addressesOfOrder,
  givenAt,
  type AddressDetails,
  type OrderPlace,
  type StreetAddress,
} from '@/lib/domain/order/appointments';
import { LOOKUPS_AN_HOUR } from '@/lib/domain/order/assumptions';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { assertChangeable, isChangeable } from '@/lib/server/modules/orders/change-target';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference, lockOrder } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { IdealSettings } from '@/lib/server/platform/config/config';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, OrderStopRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { report } from '@/lib/server/platform/observability/report';
import { STOP_LIMITS } from '@/lib/validation/limits';
import { keptStop } from '@/lib/validation/addresses';
import { planReminders } from './reminders';
import { addressRows, earlierAddresses, givenIn, hasNoPhotos, putStop, setNoPhotos } from './repo';
import { addressesView, versionOf } from './view';

type TypedAddress = AddressDetails & { readonly stop: string };
type Saving = {
  readonly version: number;
  readonly stops: readonly TypedAddress[];
  /** Whether the customer wants no photos indoors. Unchanged when undefined. */
  readonly noPhotos?: boolean | undefined;
  readonly at: Date;
};

const isSame = (one: AddressDetails | null, other: AddressDetails): boolean =>
  one !== null && Object.entries(other).every(([name, value]) => one[name as keyof AddressDetails] === value);

/**
 * The order is locked. Throws Problem for an order that is not booked or is over, order_changed when another version
 * was saved meanwhile, validation_failed for an address that the order does not have.
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

/** `saved`: the version of all the order's addresses, and when they were given. */
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

/** Empties addresses whose postcode changed. The next version refuses a page with the old street. */
export async function deleteAddresses(trx: Trx, orderId: string, { before, after, at }: Leaving): Promise<void> {
  const old = new Map(addressesOfOrder(before).map(({ stop, address }) => [stop, address.postcode]));
  const left = addressesOfOrder(after).filter(({ stop, address }) => old.get(stop) !== address.postcode);
  if (left.length === 0) return;
  const rows = await addressRows(trx, orderId);
  const saved = { version: versionOf(rows) + 1, noPhotos: hasNoPhotos(rows), at };
  for (const { stop } of left) await putStop(trx, rowOf(orderId, { stop, postcode: '' }, EMPTY_ADDRESS_DETAILS, saved));
}

/** Until a lookup is given up. The customer waits, and can type the address meanwhile (spec, "Where exactly"). */
const TIMEOUT_MS = 3_000;
/** An unknown postcode, which is not a fault. */
const NOT_FOUND = 404;

/** A failed lookup, without the service's message, which may quote the key. */
class LookupFault extends Error {
  override readonly name = 'LookupFault';
}

/** Returns the street addresses of a postcode from Ideal Postcodes. Throws LookupFault or a fetch error. */
async function idealAddresses(
  { key, origin, timeoutMs = TIMEOUT_MS }: IdealSettings,
  postcode: string,
): Promise<readonly StreetAddress[]> {
  const response = await fetch(`${origin}/v1/postcodes/${encodeURIComponent(postcode.replace(/\s/g, ''))}`, {
    headers: { Authorization: `IDEALPOSTCODES api_key="${key}"`, Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (response.status === NOT_FOUND) return [];
  if (!response.ok) throw new LookupFault(`The address lookup answered ${response.status}`);
  const body: unknown = await response.json();
  const { result } = (typeof body === 'object' && body !== null ? body : {}) as { readonly result?: unknown };
  if (!Array.isArray(result)) throw new LookupFault('The address lookup answered something else');
  return result.map(addressOf).filter(({ line1, town }) => line1 !== '' && town !== '');
}

function addressOf(row: unknown): StreetAddress {
  const fields = (typeof row === 'object' && row !== null ? row : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const rest = [text('line_2'), text('line_3')].filter((line) => line !== '').join(', ');
  return {
    line1: text('line_1').slice(0, STOP_LIMITS.line1),
    line2: rest.slice(0, STOP_LIMITS.line2),
    town: asWritten(text('post_town')).slice(0, STOP_LIMITS.town),
  };
}

/** Royal Mail writes towns in capitals: "KINGSTON UPON THAMES". */
const asWritten = (town: string): string =>
  town.toLowerCase().replace(/(^|[\s-])(?!(?:upon|on|in|by|the|le|of|and)\b)\p{L}/gu, (letter) => letter.toUpperCase());

/** Limited per order, because each lookup costs money. Throws Problem rate_limited, validation_failed, unavailable. */
async function findStreets(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  order: OrderRow,
  stop: string,
): Promise<readonly StreetAddress[]> {
  const place = placeOf(addressesOfOrder(orderOf(order).addresses), stop, 'stop');
  if (config.addressLookup === null) return [];
  const key = hash('sha256', `address lookup ${order.id}`, 'base64url');
  await limitHits(db, key, { most: LOOKUPS_AN_HOUR, windowMs: HOUR_MS }, now());
  try {
    return await idealAddresses(config.addressLookup, place.address.postcode);
  } catch (error) {
    report(error, { where: 'address lookup' });
    throw new Problem('unavailable');
  }
}

export function addressesService(deps: Deps) {
  const orderFor = async (reference: string, token: string): Promise<OrderRow> => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  return {
    /** Throws Problem not_found, also for a wrong token, and as saveAddresses does. */
    save: async ({
      reference,
      token,
      version,
      stops,
      noPhotos,
    }: RequestOf<typeof contract.saveStops>): Promise<ResponseOf<typeof contract.saveStops>> => {
      const found = await orderFor(reference, token);
      const at = deps.now();
      return transact(deps.db, async (trx) => {
        const order = await lockOrder(trx, found.id);
        const rows = await saveAddresses(trx, order, { version, stops, noPhotos, at });
        return addressesView(order, rows, {
          canGive: isChangeable(order, at),
          canFind: deps.config.addressLookup !== null,
        });
      });
    },

    /** Throws Problem not_found, and as findStreets and assertChangeable do. */
    find: async ({
      reference,
      token,
      stop,
    }: RequestOf<typeof contract.findStreets>): Promise<ResponseOf<typeof contract.findStreets>> => {
      const order = await orderFor(reference, token);
      assertChangeable(order, deps.now());
      return { addresses: await findStreets(deps, order, stop) };
    },

    /** Returns what the signed-in customer has given for these postcodes, or null for anybody else. */
    earlier: async (reference: string, user: SessionUser): Promise<readonly contract.EarlierAddress[] | null> => {
      const order = await findOrderByReference(deps.db, reference);
      if (!order || mailbox(order.email) !== user.email) return null;
      const postcodes = addressesOfOrder(orderOf(order).addresses).map(({ address }) => address.postcode);
      const rows = await earlierAddresses(deps.db, { email: user.email, postcodes, but: order.id });
      return rows.map(({ line1, line2, town, postcode }) => ({ line1, line2, town, postcode }));
    },
  };
}
