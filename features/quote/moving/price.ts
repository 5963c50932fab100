import type { ReadOnly } from '@/lib/api/request';
import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { stores } from '@/lib/domain/answers/storage-split';
import type { MovingSpace } from '@/lib/domain/order-types';
import { movingConditions } from '@/lib/domain/services/moving/conditions';
import { postcodesOf, whyMoveByRequest } from '@/lib/domain/services/moving/booked';
import { priceMove, type MoveToPrice } from '@/lib/domain/pricing/moving';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import type { storedPart } from '@/lib/domain/pricing/stored-part';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { SITE } from '@/lib/site';
import { pricedAddress } from '../priced-address';

type PriceRequest = ReadOnly<PriceRequestOf<'MOVING'>>;

export function moveToPrice(values: MovingAnswers): PriceRequest {
  const { movingSpace, addOns, isStudent, addresses, furnitureItems, cover, split, dates, promo } = values;
  return {
    // No step is shown without a size, and the server would refuse the request.
    movingSpace: movingSpace as MovingSpace,
    addOns,
    isStudent,
    addresses: {
      collection: pricedAddress(addresses.collection),
      delivery: pricedAddress(addresses.delivery),
      additional_collection: addresses.additional_collection.map(pricedAddress),
      additional_delivery: addresses.additional_delivery.map(pricedAddress),
    },
    furnitureItems,
    // The value of items changes no price, and the server need not know it before the order.
    cover: { step: cover.step, worth: [] },
    split: { ...split, lines: split.lines.map((line) => ({ ...line })) },
    dates,
    promo,
  };
}

/** Returns the input of the pricing function, with the distance in miles; null before a size is chosen. */
export function toMove(values: MovingAnswers, distanceMiles: number | null): MoveToPrice | null {
  const { movingSpace, dates } = values;
  if (movingSpace === '') return null;
  return { ...values, ...dates, movingSpace, promo: null, distanceMiles, addOnVariant: SITE.addOnVariant };
}

/** Loaded with the first stored item, because most moves store nothing. Until then the server gives the price. */
let loadedStoredPart: typeof storedPart | null = null;
async function fetchStoring(): Promise<void> {
  ({ storedPart: loadedStoredPart } = await import('@/lib/domain/pricing/stored-part'));
}

/** Loads what `localQuote` needs for these answers. */
export async function readyToPrice({ furnitureItems, split }: MovingAnswers): Promise<void> {
  if (stores(furnitureItems, split.lines)) await fetchStoring();
}

/** Returns the price by the server's own function; null when it is not online, or its code is loading. */
export function localQuote(values: MovingAnswers, distanceMiles: number | null, promo?: PromoTerms): Quote | null {
  const move = toMove(values, distanceMiles);
  if (!move || whyMoveByRequest(postcodesOf(values))) return null;
  const isSplit = stores(values.furnitureItems, values.split.lines);
  if (isSplit && !loadedStoredPart) {
    void fetchStoring().catch(() => undefined);
    return null;
  }
  const request = { ...values, priceList: SITE.storagePriceList };
  return priceOrNull(() =>
    priceMove({ ...move, promo: promo ?? null }, isSplit ? (loadedStoredPart?.(request, values.split) ?? null) : null),
  );
}

export const conditionsOf = (values: MovingAnswers, distanceMiles: number | null) => {
  const move = toMove(values, distanceMiles);
  return move ? movingConditions(move) : [];
};
