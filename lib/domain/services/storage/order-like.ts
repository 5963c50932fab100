import type { StorageAnswers } from '../../answers/storage';
import { tidyAddress } from '../../places/tidy-address';
import type { Quote } from '../../pricing/quote';
import type { OrderLike } from '../../vocabulary';
import { appointment, baseOf } from '../order-like-parts';

/** The order-like object of the spec (§3, QUO-6) for a collection into storage, with exactly its fields. */
export function storageToOrderLike(answers: StorageAnswers, quote: Quote): OrderLike {
  const { dates, timeSlot } = answers;
  return {
    ...baseOf(answers, quote),
    storageSpace: answers.storageSpace === '' ? null : answers.storageSpace,
    storageTerm: answers.storageTerm === '' ? null : answers.storageTerm,
    furnitureItems: answers.furnitureItems,
    addresses: { storage_collection: tidyAddress(answers.addresses.storage_collection) },
    ...appointment('storageCollectionDate', dates.storageCollectionDate, timeSlot.storageCollectionDate),
  };
}
