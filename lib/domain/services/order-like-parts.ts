import { understoodPhone } from '../answers/phone';
import type { CheckoutAnswers } from '../answers/checkout';
import { toPounds } from '../money';
import type { Quote } from '../pricing/quote';
import type { LocalDate, OrderDate, OrderLike, SlotTimes } from '../vocabulary';

type WithAddOns = CheckoutAnswers & { readonly addOns: readonly string[] };

/** The order-like object of the spec (§3, QUO-6) with what every service has; each fills in what is its own. */
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
    details: contactOf(answers),
  };
}

/** Who ordered, as it is kept: names without blanks around them, the phone as digits after the prefix. */
function contactOf(answers: CheckoutAnswers): OrderLike['details'] {
  return {
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    email: answers.email.trim(),
    ...understoodPhone(answers.phonePrefix, answers.phone),
  };
}

/** The one day and slot of a service; a day without a slot is kept, a slot without a day is none. */
export function appointment(
  key: OrderDate,
  date: LocalDate | '',
  slot: SlotTimes | null,
): Pick<OrderLike, 'dates' | 'timeSlot'> {
  if (date === '') return { dates: {}, timeSlot: {} };
  return { dates: { [key]: date }, timeSlot: slot === null ? {} : { [key]: slot } };
}
