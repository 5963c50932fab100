import type { StorageAnswers } from '../../answers/storage';
import { tidyAddress } from '../../places/tidy-address';
import type { Quote } from '../../pricing/quote';
import { agreementSentence, paymentPlan } from '../../pricing/payment-plan';
import type { OrderLike } from '../../vocabulary';
import { agreedCover } from '../agreed-cover';
import { appointment, baseOf } from '../order-like-parts';

/** The order-like object of the spec (§3, QUO-6) for a collection into storage, with what its customer agreed to. */
export function storageToOrderLike(answers: StorageAnswers, quote: Quote): OrderLike {
  const { dates, timeSlot, isTopUp, isAgreedWithPayments } = answers;
  // What fills somebody's unit rents none: unit and term are its store's.
  const storageSpace = isTopUp ? '' : answers.storageSpace;
  const storageTerm = isTopUp ? '' : answers.storageTerm;
  const plan = isAgreedWithPayments ? paymentPlan(quote, { storageTerm, since: dates.storageCollectionDate }) : null;
  // … and its cover too.
  const cover = isTopUp ? undefined : agreedCover(answers.cover, answers.furnitureItems);
  return {
    ...baseOf(answers, quote),
    storageSpace: storageSpace === '' ? null : storageSpace,
    storageTerm: storageTerm === '' ? null : storageTerm,
    furnitureItems: answers.furnitureItems,
    addresses: { storage_collection: tidyAddress(answers.addresses.storage_collection) },
    ...(cover && { cover }),
    ...appointment('storageCollectionDate', dates.storageCollectionDate, timeSlot.storageCollectionDate),
    ...(plan && { agreedPayments: agreementSentence(plan) }),
  };
}
