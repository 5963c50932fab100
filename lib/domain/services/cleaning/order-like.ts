import type { CleaningAnswers } from '../../answers/cleaning';
import { tidyAddress } from '../../places/tidy-address';
import type { Quote } from '../../pricing/quote';
import type { OrderLike } from '../../vocabulary';
import { appointment, baseOf } from '../order-like-parts';

/** The order-like object of the spec (§3, QUO-6) for a clean, with exactly its fields. */
export function cleaningToOrderLike(answers: CleaningAnswers, quote: Quote): OrderLike {
  return {
    ...baseOf(answers, quote),
    cleaningSpace: answers.cleaningSpace === '' ? null : answers.cleaningSpace,
    addresses: { cleaning: tidyAddress(answers.addresses.cleaning) },
    ...appointment('cleaningDate', answers.dates.cleaningDate, answers.timeSlot.cleaningDate),
  };
}
