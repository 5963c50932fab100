import type { ReturnAnswers } from '../../answers/storage-return';
import { tidyAddress } from '../../places/tidy-address';
import type { Quote } from '../../pricing/quote';
import { returnedItems } from '../../pricing/storage-return';
import type { OrderLike } from '../../vocabulary';
import { appointment, baseOf } from '../order-like-parts';

/**
 * The order-like object of the spec (§3, QUO-6) for a return from storage, with exactly its fields. A whole unit is one
 * line of the inventory, so that the crew's list says what comes back.
 */
export function returnToOrderLike(answers: ReturnAnswers, quote: Quote): OrderLike {
  const { returnKind, storageSpace } = answers;
  const isUnit = returnKind === 'unit' && storageSpace !== '';
  return {
    ...baseOf(answers, quote),
    storageSpace: isUnit ? storageSpace : null,
    furnitureItems: returnKind === '' ? [] : returnedItems({ ...answers, returnKind }),
    addresses: { delivery: tidyAddress(answers.addresses.delivery) },
    ...appointment('deliveryDate', answers.dates.deliveryDate, answers.timeSlot.deliveryDate),
  };
}
