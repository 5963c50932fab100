import type { ReadOnly } from '@/lib/api/request';
import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { stores } from '@/lib/domain/answers/split';
import type { MovingSpace } from '@/lib/domain/vocabulary';
import { movingConditions } from '@/lib/domain/services/moving/conditions';
import { postcodesOf, whyMoveByRequest } from '@/lib/domain/services/moving/booked';
import { priceMove, type MoveToPrice } from '@/lib/domain/pricing/moving';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import type { storedPart } from '@/lib/domain/pricing/stored-part';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { SITE } from '@/lib/site';
import { pricedAddress } from '../priced-address';

type PriceRequest = ReadOnly<PriceRequestOf<'MOVING'>>;

/** What the price depends on, as the server wants it. The size is known from the first step on. */
export function moveToPrice(values: MovingAnswers): PriceRequest {
  const { movingSpace, addOns, isStudent, addresses, furnitureItems, cover, split, dates, promo } = values;
  return {
    // Without a size no step is shown and nothing is asked; the server would refuse it.
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
    // What things are worth changes no price, and is nobody's to know before the order.
    cover: { step: cover.step, worth: [] },
    split: { ...split, lines: split.lines.map((line) => ({ ...line })) },
    dates,
    promo,
  };
}

/** The move as the pricing function takes it, with the miles that the server told last. Null before a size is chosen. */
export function toMove(values: MovingAnswers, distanceMiles: number | null): MoveToPrice | null {
  const { movingSpace, addOns, isStudent, addresses, furnitureItems, cover, split, dates } = values;
  if (movingSpace === '') return null;
  const rest = { promo: null, distanceMiles, movingDate: dates.movingDate, addOnVariant: SITE.addOnVariant };
  return { movingSpace, addOns, isStudent, addresses, furnitureItems, cover, split, ...rest };
}

/** Most moves store nothing: fetched with the first part that is. Until it is there the server's answer says the price. */
let partOf: typeof storedPart | null = null;
async function fetchStoring(): Promise<void> {
  ({ storedPart: partOf } = await import('@/lib/domain/pricing/stored-part'));
}

/** The price at once, by the server's own function. Null when this move has no price online, or none yet. */
export function localQuote(values: MovingAnswers, distanceMiles: number | null, promo?: PromoTerms): Quote | null {
  const move = toMove(values, distanceMiles);
  if (!move || whyMoveByRequest(postcodesOf(values))) return null;
  const isParted = stores(values.furnitureItems, values.split.lines);
  if (isParted && !partOf) {
    void fetchStoring().catch(() => undefined);
    return null;
  }
  const asked = { ...values, priceList: SITE.storagePriceList };
  return priceOrNull(() =>
    priceMove({ ...move, promo: promo ?? null }, isParted ? (partOf?.(asked, values.split) ?? null) : null),
  );
}

/** "This price changes only if …" */
export const conditionsOf = (values: MovingAnswers, distanceMiles: number | null) => {
  const move = toMove(values, distanceMiles);
  return move ? movingConditions(move) : [];
};
