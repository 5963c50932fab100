import { EMPTY_ADDRESS, EMPTY_CLEANING_ANSWERS, type CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { CLEANING_ADD_ONS, CLEANING_SPACES, type CleaningSpace, type OrderLike } from '@/lib/domain/order-types';
import type { LocalDate } from '@/lib/domain/london-time';
import { outsideLondon } from '@/lib/domain/places/london';
import { tidyAddress } from '@/lib/domain/places/tidy-address';
import { priceCleaning, type CleaningToPrice } from '@/lib/domain/pricing/cleaning';
import { addOnConditions, busyDayCondition, condition, type PriceCondition } from '@/lib/domain/pricing/charges';
import type { Quote } from '@/lib/domain/pricing/quote';
import { cleaningNeeds } from '@/lib/domain/slots/calendar';
import { FLOWS } from '../flows';
import { appointment, baseOf } from '../order-like-parts';
import { chosenOf, type Booked, type JobRequest, type Service } from '../service';

export function cleaningConditions(
  cleaning: Pick<CleaningToPrice, 'cleaningDate' | 'addOns' | 'addOnVariant'>,
): readonly PriceCondition[] {
  return [
    condition('size', 'you choose another size of home', 'its own price'),
    ...busyDayCondition(cleaning.cleaningDate),
    ...addOnConditions(CLEANING_ADD_ONS, cleaning),
  ];
}

export function cleaningToOrderLike(answers: CleaningAnswers, quote: Quote): OrderLike {
  return {
    ...baseOf(answers, quote),
    cleaningSpace: answers.cleaningSpace === '' ? null : answers.cleaningSpace,
    addresses: { cleaning: tidyAddress(answers.addresses.cleaning) },
    ...appointment('cleaningDate', answers.dates.cleaningDate, answers.timeSlot.cleaningDate),
  };
}

/** The part of a clean's request that its price depends on, and the move's slot, which the clean must not precede. */
export type CleaningRequest = JobRequest &
  Pick<CleaningAnswers, 'addOns' | 'addresses' | 'moveSlot'> & {
    readonly cleaningSpace: CleaningSpace;
    readonly dates: { readonly cleaningDate: LocalDate | '' };
  };

function booked({ order, services }: Booked): CleaningRequest | null {
  const { cleaningSpace, isStudent, addresses } = order;
  if (cleaningSpace === null) return null;
  const { cleaning = EMPTY_ADDRESS } = addresses;
  return {
    cleaningSpace,
    isStudent,
    promo: '',
    moveSlot: null,
    addOns: chosenOf(CLEANING_ADD_ONS, services),
    addresses: { cleaning },
    dates: { cleaningDate: '' },
  };
}

export const CLEANING: Service<'cleaning', CleaningRequest, Omit<CleaningRequest, 'cleaningSpace'>> = {
  id: 'cleaning',
  ...FLOWS.cleaning,
  empty: EMPTY_CLEANING_ANSWERS,
  addOns: CLEANING_ADD_ONS,
  sizeField: 'cleaningSpace',
  lists: [],
  // The schemas ensure that a home is chosen before anything is priced.
  requestOf: (answers) => ({ ...answers, cleaningSpace: answers.cleaningSpace as CleaningSpace }),
  servicesOf: ({ addOns }) => ['CLEANING', ...CLEANING_ADD_ONS.filter((addOn) => addOns.includes(addOn))],
  // The distance is free, but the postcode decides whether our cleaners work there.
  stopsOf: ({ addresses }) => [{ field: 'addresses.cleaning.postcode', text: addresses.cleaning.postcode }],
  whyByRequest: outsideLondon(
    'This home is outside Greater London. Our cleaners work in London, so we price it by request.',
    { ends: 1 },
  ),
  price: (request, cleaningDate) => priceCleaning({ ...request, cleaningDate }),
  conditions: (request, cleaningDate) => cleaningConditions({ ...request, cleaningDate }),
  cubicFeetOf: () => 0,
  needs: (_load, date, slot) => cleaningNeeds(date, slot),
  toOrderLike: cleaningToOrderLike,
  termsOf: () => ({}),
  squareFeetOf: () => null,
  booked,
  plans: (answers) =>
    CLEANING_SPACES.filter((space) => space !== 'custom').map((space) => ({
      space,
      request: { ...answers, cleaningSpace: space },
    })),
  editing: null,
};
