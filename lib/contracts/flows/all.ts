import { boolean, string, type AnyObjectSchema, type InferType } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import { CLEANING_SPACES, MOVING_SPACES, STORAGE_SPACES, STORAGE_TERMS } from '@/lib/domain/order-types';
import { FLOWS, FLOW_IDS, type BookableService, type FlowId } from '@/lib/domain/services/flows';
import { cleaningDraftSchema, cleaningSchema } from '@/lib/validation/cleaning';
import { MESSAGES } from '@/lib/validation/messages';
import { movingDraftSchema, movingSchema } from '@/lib/validation/moving';
import { returnDraftSchema, returnSchema, returnedUnit } from '@/lib/validation/return';
import { storageDraftSchema, storageSchema } from '@/lib/validation/storage';
import { draftSquareFeet } from '@/lib/validation/storage-space';
import { orderOf, ownRental, pricedDraft, slotsOf, word } from './parts';

const movingToPrice = movingDraftSchema.pick([
  'addOns',
  'isStudent',
  'addresses',
  'furnitureItems',
  'cover',
  'split',
  'dates',
  'promo',
]);
const movingPrice = movingToPrice.shape({
  service: word('MOVING'),
  draftId: pricedDraft,
  movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
});

const MOVING_REQUESTS = {
  draft: movingDraftSchema,
  price: movingPrice,
  slots: slotsOf('MOVING', movingPrice),
  plans: movingToPrice.pick(['addOns', 'isStudent', 'addresses', 'dates']).shape({ service: word('MOVING') }),
  order: orderOf('moving', movingSchema),
};

const storagePlanned = ['addOns', 'isStudent', 'addresses', 'furnitureItems', 'dates', 'promo'] as const;
const storageToPrice = storageDraftSchema.pick([...storagePlanned, 'cover']);
const storageTerm = string().oneOf(STORAGE_TERMS, MESSAGES.termRequired).required(MESSAGES.termRequired);
const storagePrice = storageToPrice.shape({
  service: word('STORAGE_COLLECTION').required(),
  draftId: pricedDraft,
  storageSpace: string().oneOf(STORAGE_SPACES, MESSAGES.unitRequired).required(MESSAGES.unitRequired),
  squareFeet: draftSquareFeet,
  onlyWhatFits: boolean(),
  isTopUp: boolean(),
  storageTerm,
});

const STORAGE_REQUESTS = {
  draft: storageDraftSchema,
  price: storagePrice,
  slots: slotsOf('STORAGE_COLLECTION', storagePrice),
  plans: storageDraftSchema
    .pick([...storagePlanned])
    .shape({ service: word('STORAGE_COLLECTION').required(), storageTerm }),
  order: orderOf('storage', storageSchema).shape({
    /** With `isTopUp`: the storage order that the collection adds to. */
    store: ownRental,
  }),
};

const returnToPrice = returnDraftSchema.pick([
  'addOns',
  'isStudent',
  'addresses',
  'furnitureItems',
  'dates',
  'promo',
  'storageSpace',
  'squareFeet',
  'storedItems',
]);
const returnPrice = returnToPrice.shape({
  service: word('STORAGE_RETURN').required(),
  draftId: pricedDraft,
  returnKind: string().oneOf(RETURN_KINDS, MESSAGES.returnKindRequired).required(MESSAGES.returnKindRequired),
  storageSpace: returnedUnit,
});

const RETURN_REQUESTS = {
  draft: returnDraftSchema,
  price: returnPrice,
  slots: slotsOf('STORAGE_RETURN', returnPrice),
  plans: returnToPrice
    .omit(['storageSpace', 'squareFeet', 'storedItems', 'furnitureItems'])
    .shape({ service: word('STORAGE_RETURN').required() }),
  order: orderOf('storage-return', returnSchema).shape({
    /** The storage order that the return is from. */
    store: ownRental,
  }),
};

const cleaningPlans = cleaningDraftSchema
  .pick(['addOns', 'isStudent', 'addresses', 'dates', 'promo', 'moveSlot'])
  .shape({ service: word('CLEANING').required() });
const cleaningPrice = cleaningPlans.shape({
  draftId: pricedDraft,
  cleaningSpace: string().oneOf(CLEANING_SPACES, MESSAGES.homeRequired).required(MESSAGES.homeRequired),
});

const CLEANING_REQUESTS = {
  draft: cleaningDraftSchema,
  price: cleaningPrice,
  slots: slotsOf('CLEANING', cleaningPrice),
  plans: cleaningPlans,
  order: orderOf('cleaning', cleaningSchema),
};

/** The request schemas of one flow. A postcode or a day may be empty in all of them except `order`. */
type FlowRequests = {
  readonly draft: AnyObjectSchema;
  readonly price: AnyObjectSchema;
  /** A range of days to price for the same answers. */
  readonly slots: AnyObjectSchema;
  /** The answers for the prices of all plans at once. */
  readonly plans: AnyObjectSchema;
  readonly order: AnyObjectSchema;
};

const REQUESTS = {
  moving: MOVING_REQUESTS,
  storage: STORAGE_REQUESTS,
  'storage-return': RETURN_REQUESTS,
  cleaning: CLEANING_REQUESTS,
} as const satisfies Readonly<Record<FlowId, FlowRequests>>;
type Requests = typeof REQUESTS;

type ByFlow<K extends keyof FlowRequests> = { readonly [F in FlowId]: Requests[F][K] };
type ByService<K extends keyof FlowRequests> = {
  readonly [F in FlowId as (typeof FLOWS)[F]['service']]: Requests[F][K];
};

const byFlow = <K extends keyof FlowRequests>(kind: K) =>
  Object.fromEntries(FLOW_IDS.map((flow) => [flow, REQUESTS[flow][kind]])) as unknown as ByFlow<K>;
const byService = <K extends keyof FlowRequests>(kind: K) =>
  Object.fromEntries(FLOW_IDS.map((flow) => [FLOWS[flow].service, REQUESTS[flow][kind]])) as unknown as ByService<K>;

export const DRAFT_SCHEMAS = byFlow('draft');
export const ORDER_REQUESTS = byFlow('order');
export const PRICE_REQUESTS = byService('price');
export const SLOT_REQUESTS = byService('slots');
export const PLANS_REQUESTS = byService('plans');

/** The answers that the price of a service depends on, as they are sent. */
export type PriceRequestOf<S extends BookableService> = InferType<(typeof PRICE_REQUESTS)[S]>;
