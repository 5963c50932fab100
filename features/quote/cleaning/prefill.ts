import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { CLEANING_SPACES, type CleaningSpace } from '@/lib/domain/order-types';
import { carriedQuery, dayIn, firstOf, postcodeIn, type Prefill, type Query } from '../pages/query';

const homeOf = (query: Query): CleaningSpace | null =>
  CLEANING_SPACES.find((space) => space !== 'custom' && space === firstOf(query.plan)) ?? null;

/** Reads the home (plan), the postcode that the customer leaves (from) and the day (date). */
export const cleaningPrefill: Prefill<CleaningAnswers> = {
  names: ['from', 'date'],
  read: (answers, query) => {
    const { cleaning } = answers.addresses;
    const from = postcodeIn(query.from);
    const cleaningDate = dayIn(query);
    const isOther = cleaningDate !== '' && cleaningDate !== answers.dates.cleaningDate;
    return {
      ...answers,
      cleaningSpace: homeOf(query) ?? answers.cleaningSpace,
      ...(isOther && { dates: { cleaningDate }, timeSlot: { cleaningDate: null } }),
      addresses: { cleaning: from ? { ...cleaning, postcode: from } : cleaning },
    };
  },
  entry: ({ cleaningSpace }) => ({ plan: cleaningSpace }),
};

export const carriedByClean = (query: Query): string => carriedQuery(query, cleaningPrefill.names);
