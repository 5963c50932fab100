import { boolean, object, string } from 'yup';
import { agreesToWhatFits, unitContents, type StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { STORAGE_ADD_ONS, STORAGE_SPACES, STORAGE_TERMS } from '@/lib/domain/order-types';
import { unitHolds } from '@/lib/domain/packing/recommend';
import {
  addOnsOf,
  address,
  cover,
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
import { RENTAL_MESSAGES } from './rental-messages';
import { draftSquareFeet, squareFeet } from './storage-space';
import type { FitContext } from './storage-split';

/** QUO-2. */
const addOns = addOnsOf(STORAGE_ADD_ONS);

const whatFits = string().max(80).defined().default('');

const isStorageAddition = boolean().required().default(false);

const packable = object({
  storageSpace: string().oneOf(STORAGE_SPACES).required(),
  squareFeet,
  furnitureItems: items,
  storedItems: items,
});

/**
 * Returns whether everything fits the unit, or the customer agreed to store what fits in a new unit (FIT-1). True for
 * an invalid list, which has rules of its own.
 */
function isFit(answers: StorageAnswers, { unitHolds: holds = unitHolds }: FitContext): boolean | Promise<boolean> {
  const { storageSpace, squareFeet: area, isTopUp } = answers;
  if (storageSpace === '' || !packable.isValidSync(answers)) return true;
  return (!isTopUp && agreesToWhatFits(answers)) || holds({ storageSpace, squareFeet: area }, unitContents(answers));
}

export const storageSchema = object({
  addOns,
  storageSpace: string().oneOf(STORAGE_SPACES, MESSAGES.unitRequired).required(MESSAGES.unitRequired),
  squareFeet,
  storageTerm: string().oneOf(STORAGE_TERMS, MESSAGES.termRequired).required(MESSAGES.termRequired),
  addresses: object({ storage_collection: address }),
  furnitureItems: items.min(1, MESSAGES.itemsRequired),
  cover,
  isTopUp: isStorageAddition,
  storedItems: items,
  storesWhatFits: whatFits.test('fit', async (_, { parent, options, createError }) => {
    const answers = parent as StorageAnswers;
    const fits = await isFit(answers, options.context ?? {});
    return fits || createError({ message: answers.isTopUp ? RENTAL_MESSAGES.doesNotFitOwn : MESSAGES.doesNotFit });
  }),
  dates: object({ storageCollectionDate: isoDate.required(MESSAGES.dateRequired) }),
  timeSlot: object({ storageCollectionDate: slotTimes.required(MESSAGES.slotRequired) }),
  // Without a rental there are no later payments.
  isAgreedWithPayments: boolean()
    .required(MESSAGES.paymentsRequired)
    .when('isTopUp', { is: true, otherwise: (agreed) => agreed.oneOf([true], MESSAGES.paymentsRequired) }),
  ...checkoutFields,
});

export const storageDraftSchema = object({
  addOns,
  storageSpace: wordOrNothing(STORAGE_SPACES),
  squareFeet: draftSquareFeet,
  storageTerm: wordOrNothing(STORAGE_TERMS),
  addresses: object({ storage_collection: draftAddress }),
  furnitureItems: items,
  cover,
  isTopUp: isStorageAddition,
  storedItems: items,
  storesWhatFits: whatFits,
  dates: object({ storageCollectionDate: draftDate }),
  timeSlot: object({ storageCollectionDate: draftSlot }),
  isAgreedWithPayments: boolean().required().default(false),
  ...draftCheckoutFields,
});
