import { toPounds } from '../money';
import type { Quote } from '../pricing/quote';
import { returnedItems } from '../pricing/storage-return';
import type { CheckoutAnswers } from '../answers/checkout';
import type { CleaningAnswers } from '../answers/cleaning';
import { understoodPhone } from '../answers/phone';
import type { ReturnAnswers } from '../answers/storage-return';
import type { StorageAnswers } from '../answers/storage';
import { tidyAddress } from '../places/tidy-address';
import type { LocalDate, OrderDate, OrderLike, SlotTimes } from '../vocabulary';

/** The order-like object of the spec (§3, QUO-6) for the services beside moving: exactly its fields, as in order-like.ts. */
export function storageToOrderLike(answers: StorageAnswers, quote: Quote): OrderLike {
  return {
    ...base(answers, quote),
    storageSpace: answers.storageSpace === '' ? null : answers.storageSpace,
    storageTerm: answers.storageTerm === '' ? null : answers.storageTerm,
    furnitureItems: answers.furnitureItems,
    addresses: { storage_collection: tidyAddress(answers.addresses.storage_collection) },
    ...appointment(
      'storageCollectionDate',
      answers.dates.storageCollectionDate,
      answers.timeSlot.storageCollectionDate,
    ),
  };
}

/** A whole unit is one line of the inventory, so that the crew's list says what comes back. */
export function returnToOrderLike(answers: ReturnAnswers, quote: Quote): OrderLike {
  const { returnKind, storageSpace } = answers;
  const isUnit = returnKind === 'unit' && storageSpace !== '';
  return {
    ...base(answers, quote),
    storageSpace: isUnit ? storageSpace : null,
    furnitureItems: returnKind === '' ? [] : returnedItems({ ...answers, returnKind }),
    addresses: { delivery: tidyAddress(answers.addresses.delivery) },
    ...appointment('deliveryDate', answers.dates.deliveryDate, answers.timeSlot.deliveryDate),
  };
}

export function cleaningToOrderLike(answers: CleaningAnswers, quote: Quote): OrderLike {
  return {
    ...base(answers, quote),
    cleaningSpace: answers.cleaningSpace === '' ? null : answers.cleaningSpace,
    addresses: { cleaning: tidyAddress(answers.addresses.cleaning) },
    ...appointment('cleaningDate', answers.dates.cleaningDate, answers.timeSlot.cleaningDate),
  };
}

type WithAddOns = CheckoutAnswers & { readonly addOns: readonly string[] };

function base(answers: WithAddOns, quote: Quote): OrderLike {
  return {
    storageSpace: null,
    storageTerm: null,
    fixedMovingPlan: false,
    movingSpace: null,
    cleaningSpace: null,
    isPacking: answers.addOns.includes('PACKING'),
    isStudent: answers.isStudent,
    promo: answers.promo.trim(),
    signForNews: answers.signForNews,
    furnitureItems: [],
    addresses: {},
    dates: {},
    timeSlot: {},
    quote: { total: toPounds(quote.total), totalWithDiscount: toPounds(quote.totalWithDiscount) },
    details: contactOf(answers),
  };
}

/** Who ordered, as it is kept: names without blanks around them, the phone as digits after the prefix. */
export function contactOf(answers: CheckoutAnswers): OrderLike['details'] {
  return {
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    email: answers.email.trim(),
    ...understoodPhone(answers.phonePrefix, answers.phone),
  };
}

function appointment(
  key: OrderDate,
  date: LocalDate | '',
  slot: SlotTimes | null,
): Pick<OrderLike, 'dates' | 'timeSlot'> {
  if (date === '') return { dates: {}, timeSlot: {} };
  return { dates: { [key]: date }, timeSlot: slot === null ? {} : { [key]: slot } };
}
