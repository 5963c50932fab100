import { understoodPhone } from '../answers/phone';
import type { CheckoutAnswers } from '../answers/checkout';
import { toPounds } from '../money';
import type { Quote } from '../pricing/quote';
import type { OrderDate, OrderLike, Scheduled } from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';

type WithAddOns = CheckoutAnswers & { readonly addOns: readonly string[] };

/** Returns the spec's order-like object (§3, QUO-6) with the fields that all services share. The others are empty. */
export function baseOf(answers: WithAddOns, quote: Quote): OrderLike {
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
    details: {
      firstName: answers.firstName.trim(),
      lastName: answers.lastName.trim(),
      email: answers.email.trim(),
      ...understoodPhone(answers.phonePrefix, answers.phone),
    },
  };
}

/** Returns the day and slot of a service. A day without a slot is kept, a slot without a day is dropped. */
export function appointment(key: OrderDate, date: LocalDate | '', slot: SlotTimes | null): Scheduled {
  if (date === '') return { dates: {}, timeSlot: {} };
  return { dates: { [key]: date }, timeSlot: slot === null ? {} : { [key]: slot } };
}
