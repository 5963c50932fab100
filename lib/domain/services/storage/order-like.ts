import type { StorageAnswers } from '../../answers/storage';
import { tidyAddress } from '../../places/tidy-address';
import type { Quote } from '../../pricing/quote';
import { agreementSentence, paymentPlan } from '../../pricing/payment-plan';
import type { OrderLike, OrderTerms } from '../../vocabulary';
import { agreedCover } from '../agreed-cover';
import { appointment, baseOf } from '../order-like-parts';

/** The order-like object of the spec (§3, QUO-6) for a collection into storage, with exactly its fields. */
export function storageToOrderLike(answers: StorageAnswers, quote: Quote): OrderLike {
  const { dates, timeSlot, isTopUp } = answers;
  // What fills somebody's unit rents none: unit and term are its store's.
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

/**
 * Returns what the customer of a collection agrees to beside the order-like object: nothing for more things in a unit
 * that is rented already, whose terms are those of its first order.
 */
export function storageTerms(answers: StorageAnswers, quote: Quote): OrderTerms {
  const { cover: wanted, furnitureItems, dates, storageTerm, isTopUp, isAgreedWithPayments } = answers;
  if (isTopUp) return {};
  const cover = agreedCover(wanted, furnitureItems);
  const plan = isAgreedWithPayments ? paymentPlan(quote, { storageTerm, since: dates.storageCollectionDate }) : null;
  return { ...(cover && { cover }), ...(plan && { agreedPayments: agreementSentence(plan) }) };
}
