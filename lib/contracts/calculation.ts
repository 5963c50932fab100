import { array, object, string } from 'yup';
import { MOVING_SPACES, type FurnitureItem, type PlanSpace } from '@/lib/domain/order-types';
import { BOOKABLE_SERVICES } from '@/lib/domain/services/flows';
import { MESSAGES } from '@/lib/validation/messages';
import { APP_PREFIX, endpoint } from './endpoint';
import type { QuoteDto } from './errors';
import { oneOfBy } from './one-of';
import { PLANS_REQUESTS, PRICE_REQUESTS } from './flows/all';

/** Volume in cubic feet as loaded, weight in kilograms. */
export type CatalogueItem = Omit<FurnitureItem, 'quantity'> & {
  readonly room: string;
  readonly synonyms?: readonly string[];
};

export const listItems = endpoint<{ readonly items: readonly CatalogueItem[] }>()({
  name: 'listItems',
  method: 'GET',
  path: '/calc-api/public/v1/items',
  access: 'open',
  request: object({}),
});

/** Returns the instant price for a size and two postcodes or districts. */
export const calculate = endpoint<QuoteDto>()({
  name: 'calculate',
  path: '/calc-api/public/v1/calculate',
  access: 'open',
  request: object({
    movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
    collectionPostcode: string().trim().required(MESSAGES.postcodeRequired).max(12, MESSAGES.postcodeInvalid),
    deliveryPostcode: string().trim().required(MESSAGES.postcodeRequired).max(12, MESSAGES.postcodeInvalid),
  }),
  errors: ['validation_failed', 'unknown_district', 'by_request'],
});

export type PlacesDto = {
  /** One sentence per postcode; null where we drive, and for an incomplete postcode. */
  readonly unserved: readonly (string | null)[];
  /** Why the places leave the job without a price online. */
  readonly byRequest: string | null;
};

/** Returns whether a service is offered between postcodes. Accepts any text. */
export const checkPlaces = endpoint<PlacesDto>()({
  name: 'checkPlaces',
  path: '/calc-api/public/v1/check_places',
  access: 'open',
  request: object({
    service: string().oneOf(BOOKABLE_SERVICES).required(),
    postcodes: array(string().trim().defined().max(12, MESSAGES.postcodeInvalid)).min(1).max(12).required(),
  }),
  errors: ['validation_failed'],
  perMinute: 600,
});

/** Returns the price for the visitor's answers so far. A newer call aborts the older one (API-2). */
export const calculatePersonalized = endpoint<QuoteDto>()({
  name: 'calculatePersonalized',
  path: `${APP_PREFIX}/calculation_personalized`,
  access: 'open',
  request: oneOfBy('service', PRICE_REQUESTS, 'MOVING'),
  errors: ['validation_failed', 'unknown_district', 'volume_too_large', 'by_request', 'promo_invalid', 'promo_expired'],
  perMinute: 600,
});

export type FixedPlanDto = {
  readonly space: PlanSpace;
  readonly quote: QuoteDto;
};

/** Returns the prices of all fixed plans of a service, for the same answers. */
export const calculateFixed = endpoint<{ readonly plans: readonly FixedPlanDto[] }>()({
  name: 'calculateFixed',
  path: `${APP_PREFIX}/calculation_fixed`,
  access: 'open',
  request: oneOfBy('service', PLANS_REQUESTS, 'MOVING'),
  errors: ['validation_failed', 'unknown_district', 'volume_too_large', 'by_request'],
});
