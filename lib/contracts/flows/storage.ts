import { boolean, string } from 'yup';
import { STORAGE_SPACES, STORAGE_TERMS } from '@/lib/domain/order-types';
import { MESSAGES } from '@/lib/validation/messages';
import { storageDraftSchema, storageSchema } from '@/lib/validation/storage';
import { draftSquareFeet } from '@/lib/validation/storage-space';
import { orderOf, ownRental, pricedDraft, slotsOf, word } from './parts';

const planned = ['addOns', 'isStudent', 'addresses', 'furnitureItems', 'dates', 'promo'] as const;
const toPrice = storageDraftSchema.pick([...planned, 'cover']);
const storageTerm = string().oneOf(STORAGE_TERMS, MESSAGES.termRequired).required(MESSAGES.termRequired);
const price = toPrice.shape({
  service: word('STORAGE_COLLECTION').required(),
  draftId: pricedDraft,
  storageSpace: string().oneOf(STORAGE_SPACES, MESSAGES.unitRequired).required(MESSAGES.unitRequired),
  squareFeet: draftSquareFeet,
  onlyWhatFits: boolean(),
  isTopUp: boolean(),
  storageTerm,
});

/** The request schemas of storage with collection (see all.ts). */
export const STORAGE_REQUESTS = {
  draft: storageDraftSchema,
  price,
  slots: slotsOf('STORAGE_COLLECTION', price),
  plans: storageDraftSchema.pick([...planned]).shape({ service: word('STORAGE_COLLECTION').required(), storageTerm }),
  order: orderOf('storage', storageSchema).shape({
    /** With `isTopUp`: the storage order that the collection adds to. */
    store: ownRental,
  }),
};
