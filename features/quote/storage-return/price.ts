import type { ReadOnly } from '@/lib/api/request';
import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/answers/storage-return';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { returnConditions } from '@/lib/domain/services/storage-return/conditions';
import { priceReturn, type ReturnToPrice } from '@/lib/domain/pricing/storage';
import { SITE } from '@/lib/site';
import { pricedAddress } from '../priced-address';
import { priceOrNull } from '@/lib/domain/pricing/no-price';

type PriceRequest = ReadOnly<PriceRequestOf<'STORAGE_RETURN'>>;

export function returnToPrice(values: ReturnAnswers): PriceRequest {
  const {
    returnKind,
    storageSpace,
    squareFeet,
    storedItems,
    furnitureItems,
    addOns,
    isStudent,
    addresses,
    dates,
    promo,
  } = values;
  return {
    service: 'STORAGE_RETURN',
    // No step is shown without the contents of the return, and the server would refuse the request.
    returnKind: returnKind as ReturnKind,
    storageSpace,
    squareFeet,
    storedItems,
    furnitureItems,
    addOns,
    isStudent,
    addresses: { delivery: pricedAddress(addresses.delivery) },
    dates,
    promo,
  };
}

/** Returns the input of the pricing function; null before the contents of the return are chosen. */
export function toReturn(values: ReturnAnswers, distanceMiles: number | null): ReturnToPrice | null {
  const { returnKind, storageSpace, dates } = values;
  if (returnKind === '' || (returnKind === 'unit' && storageSpace === '')) return null;
  return { ...values, ...dates, returnKind, distanceMiles, promo: null, addOnVariant: SITE.addOnVariant };
}

/** Returns the price by the server's own function. */
export function localQuote(values: ReturnAnswers, distanceMiles: number | null, promo?: PromoTerms): Quote | null {
  const delivery = toReturn(values, distanceMiles);
  return delivery && priceOrNull(() => priceReturn({ ...delivery, promo: promo ?? null }));
}

export const conditionsOf = (values: ReturnAnswers, distanceMiles: number | null) => {
  const delivery = toReturn(values, distanceMiles);
  return delivery ? returnConditions(delivery) : [];
};
