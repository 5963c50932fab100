import type { ReadOnly } from '@/lib/api/request';
import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { agreesToWhatFits } from '@/lib/domain/answers/what-fits';
import type { StorageSpace, StorageTerm } from '@/lib/domain/order-types';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { storageConditions } from '@/lib/domain/services/storage/conditions';
import { priceStorage, type StorageToPrice } from '@/lib/domain/pricing/storage';
import { SITE } from '@/lib/site';
import { pricedAddress } from '../priced-address';
import { priceOrNull } from '@/lib/domain/pricing/no-price';

type PriceRequest = ReadOnly<PriceRequestOf<'STORAGE_COLLECTION'>>;

/** Returns the price request for the answers. */
export function storageToPrice(values: StorageAnswers): PriceRequest {
  const { storageSpace, squareFeet, storageTerm, addOns, isStudent, addresses, furnitureItems, dates, promo } = values;
  const { isTopUp, cover } = values;
  return {
    service: 'STORAGE_COLLECTION',
    // No step is shown without unit and term, and the server would refuse the request.
    storageSpace: storageSpace as StorageSpace,
    squareFeet,
    storageTerm: storageTerm as StorageTerm,
    onlyWhatFits: agreesToWhatFits(values),
    isTopUp,
    addOns,
    isStudent,
    addresses: { storage_collection: pricedAddress(addresses.storage_collection) },
    furnitureItems,
    cover: { step: cover.step, worth: [] },
    dates,
    promo,
  };
}

/** Returns the input of the pricing function; null before unit and term are chosen. */
export function toStorage(values: StorageAnswers, distanceMiles: number | null): StorageToPrice | null {
  const { storageSpace, squareFeet, storageTerm, addOns, isStudent, addresses, furnitureItems, dates, isTopUp, cover } =
    values;
  if (storageSpace === '' || storageTerm === '') return null;
  const { storageCollectionDate } = dates;
  const { addOnVariant, storagePriceList: priceList } = SITE;
  const rest = { isTopUp, cover, storageCollectionDate, distanceMiles, promo: null, addOnVariant, priceList };
  const onlyWhatFits = agreesToWhatFits(values);
  return { storageSpace, squareFeet, onlyWhatFits, storageTerm, addOns, isStudent, addresses, furnitureItems, ...rest };
}

/** Returns the first payment without a request, by the server's own function. */
export function localQuote(values: StorageAnswers, distanceMiles: number | null, promo?: PromoTerms): Quote | null {
  const storage = toStorage(values, distanceMiles);
  return storage && priceOrNull(() => priceStorage({ ...storage, promo: promo ?? null }));
}

/** Returns the conditions for "This price changes only if …". */
export const conditionsOf = (values: StorageAnswers, distanceMiles: number | null) => {
  const storage = toStorage(values, distanceMiles);
  return storage ? storageConditions(storage) : [];
};
