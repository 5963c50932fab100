import { toPounds } from '../money';
import type { Quote } from '../pricing/quote';
import { cleaningSlot } from '../slots/needs';
import type { MovingAnswers } from '../answers/moving';
import { contactOf } from './order-like-services';
import { tidyAddress } from '../places/tidy-address';
import type { Addresses, CleaningSpace, MovingSpace, OrderLike } from '../vocabulary';

/** The home that the cleaning add-on cleans. The spec has no cleaning plan below one bedroom. */
const CLEANING_SPACE_OF: Readonly<Record<MovingSpace, CleaningSpace>> = {
  mini: 'one_bedroom',
  one_bedroom: 'one_bedroom',
  two_bedroom: 'two_bedroom',
  three_bedroom: 'three_bedroom',
  custom: 'custom',
};

/**
 * The order-like object of the spec (§3, QUO-6) for a move, with exactly its fields: postcodes written in full form,
 * names without blanks around them, the phone as digits after the prefix, nothing that was not asked. The cleaners' day and slot follow from the movers'.
 */
export function toOrderLike(answers: MovingAnswers, quote: Quote): OrderLike {
  const space = answers.movingSpace === '' ? null : answers.movingSpace;
  const isCleaning = answers.addOns.includes('CLEANING');
  return {
    storageSpace: null,
    storageTerm: null,
    fixedMovingPlan: space !== null && space !== 'custom',
    movingSpace: space,
    cleaningSpace: isCleaning && space !== null ? CLEANING_SPACE_OF[space] : null,
    isPacking: answers.addOns.includes('PACKING'),
    isStudent: answers.isStudent,
    promo: answers.promo.trim(),
    signForNews: answers.signForNews,
    furnitureItems: answers.furnitureItems,
    addresses: addressesOf(answers, isCleaning),
    ...appointmentsOf(answers, isCleaning),
    quote: { total: toPounds(quote.total), totalWithDiscount: toPounds(quote.totalWithDiscount) },
    details: contactOf(answers),
  };
}

function addressesOf({ addresses }: MovingAnswers, isCleaning: boolean): Addresses {
  const collection = tidyAddress(addresses.collection);
  return {
    collection,
    delivery: tidyAddress(addresses.delivery),
    // The home that is left is the one that is cleaned.
    ...(isCleaning && { cleaning: collection }),
    additional_collection: addresses.additional_collection.map(tidyAddress),
    additional_delivery: addresses.additional_delivery.map(tidyAddress),
  };
}

function appointmentsOf(answers: MovingAnswers, isCleaning: boolean): Pick<OrderLike, 'dates' | 'timeSlot'> {
  const { movingDate } = answers.dates;
  const slot = answers.timeSlot.movingDate;
  if (movingDate === '') return { dates: {}, timeSlot: {} };
  if (slot === null) return { dates: { movingDate }, timeSlot: {} };
  if (!isCleaning) return { dates: { movingDate }, timeSlot: { movingDate: slot } };
  const cleaning = cleaningSlot(movingDate, slot);
  return {
    dates: { movingDate, cleaningDate: cleaning.date },
    timeSlot: { movingDate: slot, cleaningDate: cleaning.slot },
  };
}
