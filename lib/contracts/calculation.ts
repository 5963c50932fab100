import { object, string } from 'yup';
import { MOVING_SPACES, type FixedMovingPlan, type FurnitureItem } from '@/lib/domain/order/types';
import { movingDraftSchema } from '@/lib/validation/moving';
import { MESSAGES } from '@/lib/validation/messages';
import { APP_PREFIX, endpoint } from './endpoint';
import type { QuoteDto } from './errors';

/** The furniture catalogue: `room` groups the picker; volume in cubic feet as loaded, weight in kilograms. */
export type CatalogueItem = Omit<FurnitureItem, 'quantity'> & {
  readonly room: string;
  /** Other words that people search by. */
  readonly synonyms?: readonly string[];
};

export const listItems = endpoint<{ readonly items: readonly CatalogueItem[] }>()({
  name: 'listItems',
  method: 'GET',
  path: '/calc-api/public/v1/items',
  request: object({}),
});

/** The instant price: a size and two postcodes (full, or only the district), nothing else. */
export const calculate = endpoint<QuoteDto>()({
  name: 'calculate',
  method: 'POST',
  path: '/calc-api/public/v1/calculate',
  request: object({
    movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
    collectionPostcode: string().trim().required(MESSAGES.postcodeRequired).max(12, MESSAGES.postcodeInvalid),
    deliveryPostcode: string().trim().required(MESSAGES.postcodeRequired).max(12, MESSAGES.postcodeInvalid),
  }),
  errors: ['validation_failed', 'unknown_district'],
});

/** What the price of a move depends on; a postcode may still be empty, then no distance is in the price yet. */
const moveToPrice = movingDraftSchema.pick(['addOns', 'isStudent', 'addresses', 'furnitureItems', 'dates', 'promo']);

/** The price of the visitor's own move, as answered so far. A newer call aborts the older one (API-2). */
export const calculatePersonalized = endpoint<QuoteDto>()({
  name: 'calculatePersonalized',
  method: 'POST',
  path: `${APP_PREFIX}/calculation_personalized`,
  request: moveToPrice.shape({
    movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
  }),
  errors: ['validation_failed', 'unknown_district', 'volume_too_large', 'promo_invalid', 'promo_expired'],
  perMinute: 600,
});

/** The prices of all fixed plans for the same addresses and add-ons, so that they can be compared. */
export const calculateFixed = endpoint<{
  readonly plans: readonly { readonly movingSpace: FixedMovingPlan; readonly quote: QuoteDto }[];
}>()({
  name: 'calculateFixed',
  method: 'POST',
  path: `${APP_PREFIX}/calculation_fixed`,
  request: moveToPrice.pick(['addOns', 'isStudent', 'addresses', 'dates']),
  errors: ['validation_failed', 'unknown_district'],
});
