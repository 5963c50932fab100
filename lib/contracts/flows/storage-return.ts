import { string } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import { MESSAGES } from '@/lib/validation/messages';
import { returnDraftSchema, returnedUnit, returnSchema } from '@/lib/validation/return';
import { orderOf, ownRental, pricedDraft, slotsOf, word } from './parts';

const toPrice = returnDraftSchema.pick([
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
const price = toPrice.shape({
  service: word('STORAGE_RETURN').required(),
  draftId: pricedDraft,
  returnKind: string().oneOf(RETURN_KINDS, MESSAGES.returnKindRequired).required(MESSAGES.returnKindRequired),
  storageSpace: returnedUnit,
});

/** The request schemas of a return from storage (see all.ts). */
export const RETURN_REQUESTS = {
  draft: returnDraftSchema,
  price,
  slots: slotsOf('STORAGE_RETURN', price),
  plans: toPrice
    .omit(['storageSpace', 'squareFeet', 'storedItems', 'furnitureItems'])
    .shape({ service: word('STORAGE_RETURN').required() }),
  order: orderOf('storage-return', returnSchema).shape({
    /** The storage order that the return is from. */
    store: ownRental,
  }),
};
