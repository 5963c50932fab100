import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { MOVING_SPACES, type MovingSpace } from '@/lib/domain/order-types';
import { chosenPath, ROUTES } from '@/lib/routes';
import { carriedQuery, dayIn, firstOf, postcodeIn, type Prefill, type Query } from '../pages/query';

const sizeOf = (query: Query): MovingSpace | null =>
  MOVING_SPACES.find((space) => space === (firstOf(query.plan) || firstOf(query.size))) ?? null;

/** Reads the size (plan or size), the postcodes (from and to) and the day (date). */
export const movingPrefill: Prefill<MovingAnswers> = {
  names: ['from', 'to', 'date'],
  read: (answers, query) => {
    const { collection, delivery } = answers.addresses;
    const from = postcodeIn(query.from);
    const to = postcodeIn(query.to);
    const movingDate = dayIn(query);
    const isOther = movingDate !== '' && movingDate !== answers.dates.movingDate;
    return {
      ...answers,
      movingSpace: sizeOf(query) ?? answers.movingSpace,
      ...(isOther && { dates: { movingDate }, timeSlot: { movingDate: null } }),
      addresses: {
        ...answers.addresses,
        collection: from ? { ...collection, postcode: from } : collection,
        delivery: to ? { ...delivery, postcode: to } : delivery,
      },
    };
  },
  entry: ({ movingSpace }) => ({ plan: movingSpace }),
};

export const carriedByMove = (query: Query): string => carriedQuery(query, movingPrefill.names);

/** Returns the path of the first step, or null if the query has no size. */
export function firstStepPath(query: Query): string | null {
  const size = sizeOf(query);
  return size && chosenPath(ROUTES.movingQuote, { plan: size }, carriedByMove(query));
}
