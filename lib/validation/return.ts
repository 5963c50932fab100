import { object, string } from 'yup';
import { RETURN_KINDS, type ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { RETURN_ADD_ONS, STORAGE_SPACES } from '@/lib/domain/order-types';
import {
  addOnsOf,
  address,
  draftAddress,
  draftDate,
  draftSlot,
  isoDate,
  items,
  slotTimes,
  wordOrNothing,
} from './answer-fields';
import { checkoutFields, draftCheckoutFields } from './checkout';
import { MESSAGES } from './messages';
import { draftSquareFeet, squareFeet } from './storage-space';

const addOns = addOnsOf(RETURN_ADD_ONS);
const returnKindOf = (answers: unknown) => (answers as Partial<ReturnAnswers>).returnKind;

/** The unit to empty. Required when `returnKind` is "unit", otherwise '' is valid too. */
export const returnedUnit = wordOrNothing(STORAGE_SPACES).test(
  'unit',
  MESSAGES.unitRequired,
  (value, { parent }) => returnKindOf(parent) !== 'unit' || value !== '',
);

/** The complete ReturnAnswers of the storage return flow (QUO-3). */
export const returnSchema = object({
  addOns,
  returnKind: string().oneOf(RETURN_KINDS, MESSAGES.returnKindRequired).required(MESSAGES.returnKindRequired),
  storageSpace: returnedUnit,
  squareFeet,
  storedItems: items,
  furnitureItems: items.test(
    'some',
    MESSAGES.itemsRequired,
    (lines, { parent }) => returnKindOf(parent) !== 'items' || lines.length > 0,
  ),
  addresses: object({ delivery: address }),
  dates: object({ deliveryDate: isoDate.required(MESSAGES.dateRequired) }),
  timeSlot: object({ deliveryDate: slotTimes.required(MESSAGES.slotRequired) }),
  ...checkoutFields,
});

export const returnDraftSchema = object({
  addOns,
  returnKind: wordOrNothing(RETURN_KINDS),
  storageSpace: wordOrNothing(STORAGE_SPACES),
  squareFeet: draftSquareFeet,
  storedItems: items,
  furnitureItems: items,
  addresses: object({ delivery: draftAddress }),
  dates: object({ deliveryDate: draftDate }),
  timeSlot: object({ deliveryDate: draftSlot }),
  ...draftCheckoutFields,
});
