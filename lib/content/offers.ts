import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { FIXED_MOVING_PLANS } from '@/lib/domain/order-types';
import { CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { SITE } from '@/lib/site';
import { planCards, priceFrom } from './moving-plans';
import type { OfferedPrice } from './structured-data';

/** Returns the plans of a move at the engine's prices. The cheapest is a move by the item. */
export const movingOffers = (): readonly OfferedPrice[] => [
  { name: 'Move by the item', price: priceFrom('custom'), isFrom: true },
  ...planCards()
    .filter(({ space }) => FIXED_MOVING_PLANS.some((plan) => plan === space))
    .map(({ space, title }) => ({ name: title, price: priceFrom(space), isFrom: true })),
];

/** Returns the price of a week in every unit, at its list price. */
export const unitOffers = (): readonly OfferedPrice[] =>
  STORAGE_UNITS.map(({ space, title }) => ({
    name: `${title} unit`,
    price: weeklyPrice(SITE.storagePriceList, { storageSpace: space, squareFeet: null }, 'weekly'),
    weekOn: 'weekly',
  }));

/** Returns the price of a clean for each size of home. */
export const cleaningOffers = (): readonly OfferedPrice[] =>
  (Object.keys(CLEANING_PLANS) as (keyof typeof CLEANING_PLANS)[]).map((plan) => ({
    name: CLEANING_TITLES[plan],
    price: CLEANING_PLANS[plan].price,
  }));
