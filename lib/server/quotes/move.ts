import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { isLocalDate } from '@/lib/domain/london-time';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { Address, FurnitureItem, LocalDate, MovingSpace } from '@/lib/domain/order/types';
import { isUnknownDistrict } from '@/lib/domain/places/distance';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { priceMove, type MoveToPrice } from '@/lib/domain/pricing/moving';
import type { Quote } from '@/lib/domain/pricing/quote';
import { VolumeTooLarge } from '@/lib/domain/pricing/volume-too-large';
import { SITE } from '@/lib/site';
import { MESSAGES } from '@/lib/validation/messages';
import type { Deps } from '../deps';
import { Problem, wrongField } from '../http/problem';
import { promoTerms } from './promo';

/** What the price of a move depends on, as the contracts check it. */
export type AnswersToPrice = Pick<MovingAnswers, 'addOns' | 'isStudent' | 'addresses' | 'promo'> & {
  readonly movingSpace: MovingSpace;
  readonly furnitureItems: readonly FurnitureItem[];
};

/** A move with everything read that needs the outside (distance, promo code): it can be priced for any day. */
export type Move = {
  readonly toPrice: Omit<MoveToPrice, 'movingDate'>;
  readonly toPlan: {
    readonly movingSpace: MovingSpace;
    readonly addOns: MovingAnswers['addOns'];
    readonly cubicFeet: number;
  };
};

type Reading = {
  /** `lenient`: a code that is not valid gives nothing, instead of a Problem. */
  readonly promo: 'strict' | 'lenient';
  /** Where the answers stand in the request: the prefix of field paths. */
  readonly path?: string;
};

/**
 * Reads a move for pricing. Known items get volume and weight from our catalogue, never from the caller.
 * Throws Problem: unknown_district, promo_invalid, promo_expired, volume_too_large, validation_failed.
 */
export async function readMove(deps: Deps, answers: AnswersToPrice, { promo, path = '' }: Reading): Promise<Move> {
  const furnitureItems = catalogueItems(answers.furnitureItems, path);
  const [distanceMiles, terms] = await Promise.all([
    tripMiles(deps, answers.addresses, path),
    promoTerms(deps, answers.promo).catch((error: unknown) => {
      if (promo === 'lenient' && error instanceof Problem) return null;
      throw error;
    }),
  ]);
  const { movingSpace, addOns, isStudent, addresses } = answers;
  const move: Move = {
    toPrice: {
      movingSpace,
      addOns,
      isStudent,
      addresses,
      furnitureItems,
      distanceMiles,
      promo: terms,
      addOnVariant: SITE.addOnVariant,
    },
    toPlan: { movingSpace, addOns, cubicFeet: inventoryTotals(furnitureItems).cubicFeet },
  };
  priceOn(move, '');
  return move;
}

/** The price on a day; '' while none is chosen. Throws Problem volume_too_large, validation_failed for no real day. */
export function priceOn(move: Move, movingDate: LocalDate | ''): Quote {
  if (movingDate !== '' && !isLocalDate(movingDate)) throw wrongField('dates.movingDate', MESSAGES.dateRequired);
  try {
    return priceMove({ ...move.toPrice, movingDate });
  } catch (error) {
    if (error instanceof VolumeTooLarge)
      throw new Problem('volume_too_large', { fields: { furnitureItems: MESSAGES.tooMuch } });
    throw error;
  }
}

const OWN_ITEM = /^custom_/;

function catalogueItems(items: readonly FurnitureItem[], path: string): readonly FurnitureItem[] {
  return items.map((item, index) => {
    const known = findFurniture(item.id);
    if (known) {
      const { id, title, cubicFeet, kilograms } = known;
      return { id, title, quantity: item.quantity, cubicFeet, kilograms };
    }
    if (!OWN_ITEM.test(item.id)) throw wrongField(`${path}furnitureItems[${index}].id`, 'This is not in our catalogue');
    return item;
  });
}

/** The stops in the order of the trip, each with the path of its postcode in the answers. */
function stopsOf({ collection, delivery, additional_collection, additional_delivery }: MovingAnswers['addresses']) {
  const several = (kind: string, list: readonly Address[]) =>
    list.map((address, index) => ({ field: `addresses.${kind}[${index}].postcode`, text: address.postcode.trim() }));
  return [
    { field: 'addresses.collection.postcode', text: collection.postcode.trim() },
    ...several('additional_collection', additional_collection),
    ...several('additional_delivery', additional_delivery),
    { field: 'addresses.delivery.postcode', text: delivery.postcode.trim() },
  ];
}

/** Null while a postcode is missing. An unknown district names every field it stands in (BOOK-4). */
async function tripMiles(
  { distances }: Deps,
  addresses: MovingAnswers['addresses'],
  path: string,
): Promise<number | null> {
  const stops = stopsOf(addresses);
  const parsed = stops
    .filter(({ text }) => text !== '')
    .map(({ field, text }) => {
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
      fields: Object.fromEntries(wrong.map(({ field }) => [path + field, MESSAGES.postcodeUnknown])),
    });
  }
}
