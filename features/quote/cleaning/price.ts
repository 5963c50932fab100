import type { ReadOnly } from '@/lib/api/request';
import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import type { CleaningSpace } from '@/lib/domain/order-types';
import { priceCleaning, type CleaningToPrice } from '@/lib/domain/pricing/cleaning';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { CLEANING, cleaningConditions } from '@/lib/domain/services/cleaning/cleaning';
import { SITE } from '@/lib/site';
import { pricedAddress } from '../priced-address';

type PriceRequest = ReadOnly<PriceRequestOf<'CLEANING'>>;

/** Returns the price request for the answers. */
export function cleanToPrice(values: CleaningAnswers): PriceRequest {
  const { cleaningSpace, addOns, isStudent, addresses, moveSlot, dates, promo } = values;
  return {
    service: 'CLEANING',
    // No step is shown without a home, and the server would refuse the request.
    cleaningSpace: cleaningSpace as CleaningSpace,
    addOns,
    isStudent,
    addresses: { cleaning: pricedAddress(addresses.cleaning) },
    moveSlot,
    dates,
    promo,
  };
}

/** Returns the input of the pricing function; null before a home is chosen. */
function toClean({ cleaningSpace, addOns, isStudent, dates }: CleaningAnswers): CleaningToPrice | null {
  if (cleaningSpace === '') return null;
  const { cleaningDate } = dates;
  return { cleaningSpace, addOns, isStudent, cleaningDate, promo: null, addOnVariant: SITE.addOnVariant };
}

/** Returns the price without a request, by the server's own function; null when this clean has no price online. */
export function localQuote(values: CleaningAnswers, promo?: PromoTerms): Quote | null {
  const clean = toClean(values);
  if (CLEANING.whyByRequest([values.addresses.cleaning.postcode])) return null;
  return clean && priceOrNull(() => priceCleaning({ ...clean, promo: promo ?? null }));
}

/** Returns the conditions for "This price changes only if …". */
export const conditionsOf = (values: CleaningAnswers) => {
  const clean = toClean(values);
  return clean ? cleaningConditions(clean) : [];
};
