import { createHash } from 'node:crypto';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { HOUR_MS } from '@/lib/domain/durations';
import { isLocalDate } from '@/lib/domain/london-time';
import { isUnknownDistrict } from '@/lib/domain/places/distance';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { unservedText } from '@/lib/domain/places/unserved';
import { CleaningByRequest } from '@/lib/domain/pricing/cleaning-by-request';
import type { KeptLine, PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { StorageByRequest } from '@/lib/domain/pricing/storage-rates';
import { TooHeavy } from '@/lib/domain/pricing/too-heavy';
import { VolumeTooLarge } from '@/lib/domain/pricing/volume-too-large';
import type { Service, Stop } from '@/lib/domain/services/service';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { addressBlock, type From } from '@/lib/server/kernel/limits/client-address';
import { RateLimited } from '@/lib/server/kernel/limits/limits';
import { countHit, hitsIn, takeHitBack } from '@/lib/server/kernel/limits/rate-limit-repo';
import { MESSAGES } from '@/lib/validation/messages';
import { normalPromo, promoTerms } from './promo';

/** Different wrong codes in an hour from one network address, with all calls that take one; a right one is not counted. */
const WRONG_CODES_AN_HOUR = 20;

/**
 * Looks a promo code up for somebody outside. The code is counted before it is looked up, so that none slips through
 * beside another, and given back when it was right; the same code again costs nothing, for prices are asked with it on
 * and on. Throws RateLimited when too many were tried, also for a right one, and whatever `look` throws.
 * @param code as it is stored; not ''
 */
async function countingGuesses<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { address }: From,
  code: string,
  look: () => Promise<T>,
): Promise<T> {
  const at = now().getTime();
  const start = at - (at % HOUR_MS);
  const keyOf = (...words: readonly string[]) =>
    createHash('sha256')
      .update(['promo guesses', addressBlock(address), ...words].join('\n'))
      .digest('base64url');
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

/** What every service reads before it can be priced: its items, its promo code, its way. */
export type Reading = {
  /** `lenient`: a code that is not valid gives nothing, instead of a Problem. */
  readonly promo: 'strict' | 'lenient';
  /** What was quoted before, and costs what it did then, whatever the price list says by now. */
  readonly kept?: readonly KeptLine[];
  /** The terms that an order was booked with: they hold, whatever its code is worth by now. */
  readonly agreed?: PromoTerms | null;
  /** The quote that is read, when it is saved: its own unpaid order does not use its promo code up. */
  readonly draftId?: string | null | undefined;
  /** Who asks from outside: the wrong codes of an address are limited. */
  readonly from?: From | undefined;
  /** Where the answers stand in the request: the prefix of field paths. */
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

/** Known items get volume and weight from our catalogue, never from the caller. Throws Problem validation_failed. */
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

/**
 * Road miles along the stops; null while a postcode is missing. Throws Problem: unknown_district, naming every field it
 * stands in (BOOK-4), validation_failed for a postcode that is none.
 */
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

/**
 * Throws Problem by_request, naming the last stop, for a job none of whose stops is where we price online. What is
 * booked already stays as it was agreed.
 */
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

/**
 * Prices on a day; '' while none is chosen. What the rules refuse becomes a Problem: volume_too_large, by_request,
 * validation_failed for no real day. `dateField` and `spaceField` are the answers that it is about.
 */
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
