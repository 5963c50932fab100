import { boolean, object, string } from 'yup';
import { type StorageUnitSpace, STORAGE_SPACES, type StorageSpace, type StorageTerm } from '@/lib/domain/vocabulary';
import type { MeasuredBy } from '@/lib/domain/packing/measured-by';
import { items } from '@/lib/validation/answer-fields';
import { MESSAGES } from '@/lib/validation/messages';
import { draftSquareFeet } from '@/lib/validation/storage-space';
import { ORDER_ERRORS, type CreatedOrderDto } from './checkout';
import { ORDER_REQUESTS, PRICE_REQUESTS } from './flows/all';
import { endpoint } from './endpoint';
import type { QuoteDto } from './errors';

/** What a list of things needs: the cheapest unit that holds it, null when none does (then it is by request). */
export type StorageSizeDto = {
  /** As stacked, and what it weighs. */
  readonly cubicFeet: number;
  readonly kilograms: number;
  /** Floor of that unit; without one what the list needs by its volume, whole square feet. */
  readonly squareFeet: number;
  readonly storageSpace: StorageUnitSpace | null;
  /** Volume in percent of what the unit usually holds, rounded up; above 100 when it packs well, null without a unit. */
  readonly percentFull: number | null;
  /** `volume` for a list that is too long or too much work to be packed piece by piece, and while the server is busy. */
  readonly measuredBy: MeasuredBy;
};

/** Whether the unit that was chosen holds the list, and what would find no room in it. */
export type ChosenFitDto = {
  readonly holds: boolean;
  /** Empty when it holds everything, and by volume, which tells nothing of single things. */
  readonly outside: readonly { readonly title: string; readonly quantity: number }[];
  readonly measuredBy: MeasuredBy;
};

/** The size that a list needs; with a chosen unit also whether that one holds it, null without. */
export type ListSizeDto = StorageSizeDto & { readonly chosen: ChosenFitDto | null };

const someItems = items.min(1, MESSAGES.itemsRequired);

/** Which unit holds a list of things, and whether a chosen one does. */
export const calculateStorageSize = endpoint<ListSizeDto>()({
  name: 'calculateStorageSize',
  method: 'POST',
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

/** The price of storing a list of things for somebody who does not know yet which unit they need. */
export const calculateToUnknownStorage = endpoint<{ readonly size: StorageSizeDto; readonly quote: QuoteDto }>()({
  name: 'calculateToUnknownStorage',
  method: 'POST',
  path: '/calc-api/api/v1/calculate_to_unknown_storage',
  access: 'open',
  request: PRICE_REQUESTS.STORAGE_COLLECTION.omit(['storageSpace', 'squareFeet', 'service']).shape({
    furnitureItems: someItems,
  }),
  errors: ['validation_failed', 'unknown_district', 'volume_too_large', 'by_request', 'promo_invalid', 'promo_expired'],
  perMinute: 30,
});

/** A collection into storage, ordered by somebody who is signed in. */
export const createOrderFromAccount = endpoint<CreatedOrderDto>()({
  name: 'createOrderFromAccount',
  method: 'POST',
  path: '/api/api/v1/create_order_from_account',
  access: 'own',
  request: ORDER_REQUESTS.storage,
  errors: ['unauthenticated', ...ORDER_ERRORS],
});

/** A return, ordered by somebody who is signed in. The spec calls it with ?from_account=true; the session says the same. */
export const createStorageReturn = endpoint<CreatedOrderDto>()({
  name: 'createStorageReturn',
  method: 'POST',
  path: '/api/api/v1/warehouse/storage_return',
  query: { from_account: 'true' },
  access: 'own',
  request: ORDER_REQUESTS['storage-return'],
  errors: ['unauthenticated', ...ORDER_ERRORS],
});

/** The payment link of a return: the same answer as orderPaymentLink, at the path that the spec has for it. */
export const returnPaymentLink = endpoint<{ readonly url: string }>()({
  name: 'returnPaymentLink',
  method: 'GET',
  path: '/order-api/public/v1/order/:id/payment_link',
  access: 'guest',
  request: object({ id: string().required().max(64), token: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'order_not_payable', 'unavailable'],
});

/** A unit that a client has with us. */
export type ClientStorageDto = {
  readonly orderId: string;
  readonly reference: string;
  readonly storageSpace: StorageSpace;
  readonly storageTerm: StorageTerm;
  /** The day of the collection, London's. */
  readonly since: string;
  /** Booked, and not everything has gone back. */
  readonly isActive: boolean;
};

/** The units of a client: only the session's own id is answered, any other is not_found. */
export const listClientStorage = endpoint<{ readonly spaces: readonly ClientStorageDto[] }>()({
  name: 'listClientStorage',
  method: 'GET',
  path: '/order-api/api/v1/storage/user/:id',
  access: 'own',
  request: object({ id: string().required().max(64), only_active_spaces: boolean().default(false) }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
});
