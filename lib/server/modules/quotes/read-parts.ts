import { hash } from 'node:crypto';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { HOUR_MS, isLocalDate } from '@/lib/domain/london-time';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { isUnknownDistrict } from '@/lib/domain/places/distance';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { unservedText } from '@/lib/domain/places/unserved';
import { TooHeavy, VolumeTooLarge } from '@/lib/domain/pricing/load-limits';
import { CleaningByRequest } from '@/lib/domain/pricing/no-price';
import type { KeptLine, PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { StorageByRequest } from '@/lib/domain/pricing/storage-rates';
import type { Service, Stop } from '@/lib/domain/services/service';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { addressBlock, type RequestOrigin } from '@/lib/server/platform/limits/client-address';
import { RateLimited } from '@/lib/server/platform/limits/limits';
import { countHit, hitsIn, takeHitBack } from '@/lib/server/platform/limits/rate-limit-repo';
import { MESSAGES } from '@/lib/validation/messages';
import { normalPromo, promoTerms } from './promo';

/** Different wrong codes from one network address, over all endpoints that take one. */
const WRONG_CODES_AN_HOUR = 20;

/**
 * Counts before the lookup, so that parallel guesses cannot exceed the limit, and takes the count of a right code back.
 * Repeating a code counts once. Throws RateLimited, also for a right code.
 */
async function countingGuesses<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { address }: RequestOrigin,
  code: string,
  look: () => Promise<T>,
): Promise<T> {
  const at = now().getTime();
  const start = at - (at % HOUR_MS);
  const keyOf = (...words: readonly string[]) =>
    hash('sha256', ['promo guesses', addressBlock(address), ...words].join('\n'), 'base64url');
  const key = keyOf();
  const isNew = (await countHit(db, keyOf(code), start)) === 1;
  const tried = isNew ? await countHit(db, key, start) : await hitsIn(db, key, start);
  if (tried > WRONG_CODES_AN_HOUR) {
    throw new RateLimited(Math.ceil((start + HOUR_MS - at) / 1000), 'rate_limited', {
      fields: { promo: MESSAGES.promoTooOften },
    });
  }
  const found = await look();
  if (isNew) await takeHitBack(db, key, start);
  return found;
}

/** How a request's items, promo code and distance are read before pricing. */
export type Reading = {
  /** `lenient`: an invalid code gives no discount instead of a Problem. */
  readonly promo: 'strict' | 'lenient';
  /** Earlier quoted lines, which keep their price. */
  readonly kept?: readonly KeptLine[];
  /** The promo terms agreed with an order, whatever the code is worth now. */
  readonly agreed?: PromoTerms | null;
  /** The saved quote, whose own unpaid order does not use up its promo code. */
  readonly draftId?: string | null | undefined;
  /** The visitor, whose wrong codes are limited. */
  readonly from?: RequestOrigin | undefined;
  /** The prefix of field paths in the request. */
  readonly path?: string;
};

/** Throws Problem promo_invalid, promo_expired or rate_limited, unless the reading is lenient. */
export async function readPromo(
  deps: Deps,
  entered: string,
  { promo, agreed, draftId, from }: Reading,
): Promise<PromoTerms | null> {
  if (agreed !== undefined) return agreed;
  const code = normalPromo(entered);
  if (code === '') return null;
  const look = () => promoTerms(deps, code, draftId);
  return (from ? countingGuesses(deps, from, code, look) : look()).catch((error: unknown) => {
    if (promo === 'lenient' && error instanceof Problem) return null;
    throw error;
  });
}

const OWN_ITEM = /^custom_/;

/** Takes volume and weight from our catalogue, never from the caller. Throws Problem validation_failed. */
export function catalogueItems(
  items: readonly FurnitureItem[],
  path: string,
  field = 'furnitureItems',
): readonly FurnitureItem[] {
  return items.map((item, index) => {
    const known = findFurniture(item.id);
    if (known) {
      const { id, title, cubicFeet, kilograms } = known;
      return { id, title, quantity: item.quantity, cubicFeet, kilograms };
    }
    if (!OWN_ITEM.test(item.id)) throw wrongField(`${path}${field}[${index}].id`, 'This is not in our catalogue');
    return item;
  });
}

/** Null while a postcode is missing. Throws Problem unknown_district for every field (BOOK-4), validation_failed. */
export async function milesAlong({ distances }: Deps, stops: readonly Stop[], path: string): Promise<number | null> {
  const parsed = stops
    .filter(({ text }) => text.trim() !== '')
    .map(({ field = '', text }) => {
      const postcode = parsePostcode(text);
      if (!postcode) throw wrongField(path + field, MESSAGES.postcodeInvalid);
      return { field, outcode: postcode.outcode };
    });
  const isComplete = parsed.length === stops.length;
  try {
    const miles = await distances.tripMiles(parsed.map(({ outcode }) => outcode));
    return isComplete ? miles : null;
  } catch (error) {
    if (!isUnknownDistrict(error)) throw error;
    const wrong = parsed.filter(({ outcode }) => outcode === error.outcode);
    throw new Problem('unknown_district', {
      fields: Object.fromEntries(wrong.map(({ field }) => [path + field, unservedText(error.outcode)])),
    });
  }
}

/** Throws Problem by_request outside the area of online prices. A booked job keeps its agreed terms. */
export function refuseOutside(
  { whyByRequest }: Pick<Service, 'whyByRequest'>,
  stops: readonly Stop[],
  { agreed, path = '' }: Reading,
): void {
  if (agreed !== undefined) return;
  const reason = whyByRequest(stops.map(({ text }) => text));
  if (reason)
    throw new Problem('by_request', {
      fields: { [path + (stops.findLast(({ field }) => field !== undefined)?.field ?? '')]: reason },
    });
}

/** Throws Problem volume_too_large, by_request, validation_failed. `date` is '' while none is chosen. */
export function priceOrRefuse(
  price: () => Quote,
  date: string,
  { dateField, spaceField }: { readonly dateField: string; readonly spaceField: string },
): Quote {
  if (date !== '' && !isLocalDate(date)) throw wrongField(dateField, MESSAGES.dateRequired);
  try {
    return price();
  } catch (error) {
    if (error instanceof VolumeTooLarge)
      throw new Problem('volume_too_large', { fields: { furnitureItems: MESSAGES.tooMuch } });
    if (error instanceof TooHeavy) throw new Problem('by_request', { fields: { furnitureItems: MESSAGES.tooHeavy } });
    if (error instanceof StorageByRequest || error instanceof CleaningByRequest)
      throw new Problem('by_request', { fields: { [spaceField]: MESSAGES.byRequest } });
    throw error;
  }
}
