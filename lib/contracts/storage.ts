import { boolean, object, string } from 'yup';
import { type StorageUnitSpace, STORAGE_SPACES, type StorageSpace, type StorageTerm } from '@/lib/domain/order-types';
import type { MeasuredBy } from '@/lib/domain/packing/load-text';
import { items } from '@/lib/validation/answer-fields';
import { MESSAGES } from '@/lib/validation/messages';
import { draftSquareFeet } from '@/lib/validation/storage-space';
import { ORDER_ERRORS, type CreatedOrderDto } from './checkout';
import { endpoint, SMALL_FORM } from './endpoint';
import type { QuoteDto } from './errors';
import { orderKey } from './order-key';
import { ORDER_REQUESTS, PRICE_REQUESTS } from './flows/all';

/** The cheapest unit that holds a list, null when none does (priced by request). */
export type StorageSizeDto = {
  /** Measured as stacked. */
  readonly cubicFeet: number;
  readonly kilograms: number;
  /** The floor area of the unit, or without a unit the area that the list needs by its volume. */
  readonly squareFeet: number;
  readonly storageSpace: StorageUnitSpace | null;
  /** Volume in percent of the unit's usual capacity; above 100 for a list that packs well. */
  readonly percentFull: number | null;
  /** `volume` for a list that is too long to be packed piece by piece, and while the server is busy. */
  readonly measuredBy: MeasuredBy;
  /** A smaller and cheaper unit that holds all but one small piece, named in a sentence ("the TV"). */
  readonly allBut: { readonly storageSpace: StorageUnitSpace; readonly piece: string } | null;
};

export type ChosenFitDto = {
  readonly holds: boolean;
  /** Also empty when measured by volume, which says nothing about single items. */
  readonly outside: readonly { readonly title: string; readonly quantity: number }[];
  readonly measuredBy: MeasuredBy;
};

export type ListSizeDto = StorageSizeDto & { readonly chosen: ChosenFitDto | null };

const someItems = items.min(1, MESSAGES.itemsRequired);

/** Returns the unit that holds a list, and whether a chosen unit does. */
export const calculateStorageSize = endpoint<ListSizeDto>()({
  name: 'calculateStorageSize',
  path: '/order-api/public/v1/calculate_storage_size',
  access: 'open',
  request: object({
    furnitureItems: someItems,
    storageSpace: string().oneOf(STORAGE_SPACES),
    squareFeet: draftSquareFeet,
  }),
  errors: ['validation_failed'],
  perMinute: 30,
});

/** Returns the price of storing a list without a chosen unit. */
export const calculateToUnknownStorage = endpoint<{ readonly size: StorageSizeDto; readonly quote: QuoteDto }>()({
  name: 'calculateToUnknownStorage',
  path: '/calc-api/api/v1/calculate_to_unknown_storage',
  access: 'open',
  request: PRICE_REQUESTS.STORAGE_COLLECTION.omit(['storageSpace', 'squareFeet', 'service']).shape({
    furnitureItems: someItems,
  }),
  errors: ['validation_failed', 'unknown_district', 'volume_too_large', 'by_request', 'promo_invalid', 'promo_expired'],
  perMinute: 30,
});

/** Creates an order for a collection into storage, for a signed-in customer. */
export const createOrderFromAccount = endpoint<CreatedOrderDto>()({
  name: 'createOrderFromAccount',
  path: '/api/api/v1/create_order_from_account',
  access: 'own',
  request: ORDER_REQUESTS.storage,
  errors: ['unauthenticated', ...ORDER_ERRORS],
});

/** Creates an order for a return, for a signed-in customer. The query is the spec's. */
export const createStorageReturn = endpoint<CreatedOrderDto>()({
  name: 'createStorageReturn',
  path: '/api/api/v1/warehouse/storage_return',
  query: { from_account: 'true' },
  access: 'own',
  request: ORDER_REQUESTS['storage-return'],
  errors: ['unauthenticated', ...ORDER_ERRORS],
});

/** The answer of orderPaymentLink, at the path of the spec. */
export const returnPaymentLink = endpoint<{ readonly url: string }>()({
  name: 'returnPaymentLink',
  method: 'GET',
  path: '/order-api/public/v1/order/:id/payment_link',
  access: 'guest',
  request: object({ id: string().required().max(64), token: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'order_not_payable', 'unavailable'],
});

export type ClientStorageDto = {
  readonly orderId: string;
  readonly reference: string;
  readonly storageSpace: StorageSpace;
  readonly storageTerm: StorageTerm;
  /** The day of the collection in London. */
  readonly since: string;
  readonly isActive: boolean;
};

/** Returns the units of a customer. Any id but the session's own is not_found. */
export const listClientStorage = endpoint<{ readonly spaces: readonly ClientStorageDto[] }>()({
  name: 'listClientStorage',
  method: 'GET',
  path: '/order-api/api/v1/storage/user/:id',
  access: 'own',
  request: object({ id: string().required().max(64), only_active_spaces: boolean().default(false) }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
});

/** Begins a collection into a rented unit, by the key of its order's page (OWN-1). Accepts a plain form post. */
export const topUpFromOrder = endpoint<{ readonly path: string }>()({
  name: 'topUpFromOrder',
  path: '/auth-api/top_up_from_order',
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'change_not_offered', 'rate_limited'],
  ...SMALL_FORM,
});
