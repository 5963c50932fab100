import { boolean, object, string, type InferType } from 'yup';
import type { BookableService } from '@/lib/domain/services/flows';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import { CLEANING_SPACES, MOVING_SPACES, STORAGE_SPACES, STORAGE_TERMS } from '@/lib/domain/vocabulary';
import { cleaningDraftSchema } from '@/lib/validation/cleaning';
import { MESSAGES } from '@/lib/validation/messages';
import { movingDraftSchema } from '@/lib/validation/moving';
import { returnDraftSchema, returnedUnit } from '@/lib/validation/return';
import { storageDraftSchema } from '@/lib/validation/storage';
import { draftSquareFeet } from '@/lib/validation/storage-space';

const word = <W extends string>(service: W) => string<W>().oneOf([service]);

/** What the prices of a service depend on beside what is chosen of it; a postcode or a day may still be empty. */
export const MOVE_TO_PRICE = movingDraftSchema.pick([
  'addOns',
  'isStudent',
  'addresses',
  'furnitureItems',
  'dates',
  'promo',
]);
const STORAGE_TO_PRICE = storageDraftSchema.pick([
  'addOns',
  'isStudent',
  'addresses',
  'furnitureItems',
  'dates',
  'promo',
]);
const RETURN_TO_PRICE = returnDraftSchema.pick([
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
const CLEANING_TO_PRICE = cleaningDraftSchema.pick(['addOns', 'isStudent', 'addresses', 'dates', 'promo', 'moveSlot']);

/** The answers that a price is worked out from, with what must be known first, by service. */
export const PRICE_REQUESTS = {
  MOVING: MOVE_TO_PRICE.shape({
    service: word('MOVING'),
    movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
  }),
  STORAGE_COLLECTION: STORAGE_TO_PRICE.shape({
    service: word('STORAGE_COLLECTION').required(),
    storageSpace: string().oneOf(STORAGE_SPACES, MESSAGES.unitRequired).required(MESSAGES.unitRequired),
    squareFeet: draftSquareFeet,
    onlyWhatFits: boolean(),
    storageTerm: string().oneOf(STORAGE_TERMS, MESSAGES.termRequired).required(MESSAGES.termRequired),
  }),
  STORAGE_RETURN: RETURN_TO_PRICE.shape({
    service: word('STORAGE_RETURN').required(),
    returnKind: string().oneOf(RETURN_KINDS, MESSAGES.returnKindRequired).required(MESSAGES.returnKindRequired),
    storageSpace: returnedUnit,
  }),
  CLEANING: CLEANING_TO_PRICE.shape({
    service: word('CLEANING').required(),
    cleaningSpace: string().oneOf(CLEANING_SPACES, MESSAGES.homeRequired).required(MESSAGES.homeRequired),
  }),
} as const satisfies Readonly<Record<BookableService, object>>;

/** The answers of one service that its price is worked out from, as they are sent. */
export type PriceRequestOf<S extends BookableService> = InferType<(typeof PRICE_REQUESTS)[S]>;

const iso = string()
  .matches(/^\d{4}-\d{2}-\d{2}$/)
  .required();
const range = { from: iso, to: iso };

/** A range of days to be priced for the same answers, by service. */
export const SLOT_REQUESTS = {
  MOVING: object({ service: word('MOVING').required(), ...range, answers: PRICE_REQUESTS.MOVING }),
  STORAGE_COLLECTION: object({
    service: word('STORAGE_COLLECTION').required(),
    ...range,
    answers: PRICE_REQUESTS.STORAGE_COLLECTION,
  }),
  STORAGE_RETURN: object({
    service: word('STORAGE_RETURN').required(),
    ...range,
    answers: PRICE_REQUESTS.STORAGE_RETURN,
  }),
  CLEANING: object({ service: word('CLEANING').required(), ...range, answers: PRICE_REQUESTS.CLEANING }),
} as const;

/** The same for all plans of a service at once: nothing of it is chosen yet. */
export const PLANS_REQUESTS = {
  MOVING: MOVE_TO_PRICE.pick(['addOns', 'isStudent', 'addresses', 'dates']).shape({
    service: word('MOVING'),
  }),
  STORAGE_COLLECTION: STORAGE_TO_PRICE.shape({
    service: word('STORAGE_COLLECTION').required(),
    storageTerm: string().oneOf(STORAGE_TERMS, MESSAGES.termRequired).required(MESSAGES.termRequired),
  }),
  STORAGE_RETURN: RETURN_TO_PRICE.omit(['storageSpace', 'squareFeet', 'storedItems', 'furnitureItems']).shape({
    service: word('STORAGE_RETURN').required(),
  }),
  CLEANING: CLEANING_TO_PRICE.shape({ service: word('CLEANING').required() }),
} as const;
