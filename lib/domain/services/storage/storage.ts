import {
  EMPTY_ADDRESS,
  EMPTY_STORAGE_ANSWERS,
  NO_MORE_COVER,
  agreesToWhatFits,
  answeredCover,
  whatFitsWord,
  type StorageAnswers,
} from '../../answers/flow-answers';
import { inventoryTotals } from '../../catalogue/inventory';
import { STORAGE_UNITS } from '../../catalogue/storage-units';
import {
  STORAGE_ADD_ONS,
  type OrderLike,
  type OrderTerms,
  type StorageSpace,
  type StorageTerm,
} from '../../order-types';
import type { LocalDate } from '../../london-time';
import { tidyAddress } from '../../places/tidy-address';
import { STORAGE_DISTRICT } from '../../prices/assumptions';
import { agreementSentence, paymentPlan } from '../../pricing/payment-plan';
import type { Quote } from '../../pricing/quote';
import { priceStorage } from '../../pricing/storage';
import { storageNeeds } from '../../slots/calendar';
import {
  agreedCover,
  changedCover,
  chosenOf,
  type Booked,
  type Contents,
  type JobRequest,
  type Service,
} from '../service';
import { FLOWS } from '../flows';
import { appointment, baseOf } from '../order-like-parts';
import { storageConditions } from './conditions';

/** Returns the order-like object of the spec (§3, QUO-6) for a collection into storage, with exactly its fields. */
export function storageToOrderLike(answers: StorageAnswers, quote: Quote): OrderLike {
  const { dates, timeSlot, isTopUp } = answers;
  // A top-up of a rented unit rents none itself: the unit and term belong to the rental.
  const storageSpace = isTopUp ? '' : answers.storageSpace;
  const storageTerm = isTopUp ? '' : answers.storageTerm;
  return {
    ...baseOf(answers, quote),
    storageSpace: storageSpace === '' ? null : storageSpace,
    storageTerm: storageTerm === '' ? null : storageTerm,
    furnitureItems: answers.furnitureItems,
    addresses: { storage_collection: tidyAddress(answers.addresses.storage_collection) },
    ...appointment('storageCollectionDate', dates.storageCollectionDate, timeSlot.storageCollectionDate),
  };
}

/** Returns what the customer agrees to beyond the order-like object. Empty for a top-up, whose rental has its terms. */
export function storageTerms(answers: StorageAnswers, quote: Quote): OrderTerms {
  const { cover: wanted, furnitureItems, dates, storageTerm, isTopUp, isAgreedWithPayments } = answers;
  if (isTopUp) return {};
  const cover = agreedCover(wanted, furnitureItems);
  const plan = isAgreedWithPayments ? paymentPlan(quote, { storageTerm, since: dates.storageCollectionDate }) : null;
  return { ...(cover && { cover }), ...(plan && { agreedPayments: agreementSentence(plan) }) };
}

export type StorageRequest = JobRequest &
  Pick<StorageAnswers, 'addOns' | 'addresses' | 'furnitureItems' | 'squareFeet' | 'cover'> & {
    readonly storageSpace: StorageSpace;
    readonly storageTerm: StorageTerm;
    readonly isTopUp?: boolean | undefined;
    readonly onlyWhatFits?: boolean | undefined;
    readonly dates: { readonly storageCollectionDate: LocalDate | '' };
  };

/**
 * Rebuilds the request of a stored order. A top-up is priced by the unit that is already rented. Null if its unit is
 * unknown or was agreed on the telephone.
 */
function booked({ order, services, squareFeet, rental, quote }: Booked): StorageRequest | null {
  const isTopUp = order.storageSpace === null;
  const unit = isTopUp ? rental : { storageSpace: order.storageSpace, storageTerm: order.storageTerm, squareFeet };
  const { storageSpace = null, storageTerm = null } = unit ?? {};
  if (!unit || !storageSpace || !storageTerm || (storageSpace === 'custom' && unit.squareFeet === null)) return null;
  const { storage_collection = EMPTY_ADDRESS } = order.addresses;
  return {
    ...(isTopUp ? { isTopUp } : { onlyWhatFits: quote.lines.some(({ code }) => code === 'what_fits') }),
    storageSpace,
    squareFeet: unit.squareFeet,
    storageTerm,
    isStudent: order.isStudent,
    furnitureItems: order.furnitureItems,
    promo: '',
    addOns: chosenOf(STORAGE_ADD_ONS, services),
    addresses: { storage_collection },
    dates: { storageCollectionDate: '' },
    cover: answeredCover(order.cover),
  };
}

/** Returns the request with new contents. The consent to "Store what fits" holds for one unit and one list (FIT-1). */
function requestWith(request: StorageRequest, contents: Contents): StorageRequest {
  const { addOns, furnitureItems, unit } = contents;
  const { storageSpace, squareFeet: area } = unit ?? request;
  const squareFeet = storageSpace === 'custom' ? area : null;
  const cover = changedCover(request.cover, contents);
  const chosen = { cover, addOns: chosenOf(STORAGE_ADD_ONS, addOns) };
  const wanted = { ...request, storageSpace, squareFeet, furnitureItems, ...chosen };
  const isAgreed = request.onlyWhatFits === true && whatFitsWord(request) === whatFitsWord(wanted);
  return { ...wanted, onlyWhatFits: isAgreed };
}

export const STORAGE: Service<
  'storage',
  StorageRequest,
  Omit<StorageRequest, 'storageSpace' | 'squareFeet' | 'cover'>
> = {
  id: 'storage',
  ...FLOWS.storage,
  empty: EMPTY_STORAGE_ANSWERS,
  addOns: STORAGE_ADD_ONS,
  sizeField: 'storageSpace',
  lists: ['furnitureItems'],
  // The schemas ensure that unit and term are chosen before anything is priced.
  requestOf: (answers) => ({
    ...answers,
    storageSpace: answers.storageSpace as StorageSpace,
    storageTerm: answers.storageTerm as StorageTerm,
    onlyWhatFits: agreesToWhatFits(answers),
  }),
  servicesOf: ({ addOns, isTopUp }: Pick<JobRequest, 'addOns'> & Pick<StorageRequest, 'isTopUp'>) => [
    'STORAGE_COLLECTION',
    ...(isTopUp ? [] : (['STORAGE'] as const)),
    ...STORAGE_ADD_ONS.filter((addOn) => addOns.includes(addOn)),
  ],
  stopsOf: ({ addresses }) => [
    { field: 'addresses.storage_collection.postcode', text: addresses.storage_collection.postcode },
    { text: STORAGE_DISTRICT },
  ],
  // The other end of every trip is our store in London.
  whyByRequest: () => null,
  price: (request, storageCollectionDate) => priceStorage({ ...request, storageCollectionDate }),
  conditions: (request, storageCollectionDate) => storageConditions({ ...request, storageCollectionDate }),
  cubicFeetOf: ({ furnitureItems }) => inventoryTotals(furnitureItems).cubicFeet,
  needs: ({ cubicFeet }, date, slot) => storageNeeds(cubicFeet, date, slot),
  toOrderLike: storageToOrderLike,
  termsOf: storageTerms,
  squareFeetOf: ({ isTopUp, storageSpace, squareFeet }) => (storageSpace === 'custom' && !isTopUp ? squareFeet : null),
  booked,
  plans: (answers) =>
    STORAGE_UNITS.map(({ space }) => ({
      space,
      request: { ...answers, storageSpace: space, squareFeet: null, cover: NO_MORE_COVER },
    })),
  editing: {
    needsItems: () => true,
    // More items for a rented unit need another collection. The order of that collection checks whether they fit.
    requestWith: (request, contents) => (request.isTopUp ? null : requestWith(request, contents)),
    mustHold: ({ onlyWhatFits, storageSpace, squareFeet, furnitureItems }) =>
      onlyWhatFits ? null : { unit: { storageSpace, squareFeet }, items: furnitureItems },
    orderWith: (_order, { storageSpace, addOns, cover, furnitureItems }) => ({
      storageSpace,
      isPacking: addOns.includes('PACKING'),
      cover: agreedCover(cover, furnitureItems),
    }),
  },
};
