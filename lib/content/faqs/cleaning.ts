import { moreThanSmaller } from '@/lib/domain/catalogue/cleaned-rooms';
import { formatPence } from '@/lib/domain/money';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS, LARGER_HOME_FROM } from '@/lib/domain/prices/price-lists';
import { uncapitalised } from '@/lib/domain/wording';
import type { Faq } from './faq';

const { one_bedroom: one, two_bedroom: two, three_bedroom: three } = CLEANING_PLANS;

export const CLEANING_FAQS: readonly Faq[] = [
  {
    id: 'cleaning-price',
    question: 'What does an end of tenancy clean cost?',
    answer: `${formatPence(one.price)} for 1 bedroom, ${formatPence(two.price)} for 2 and ${formatPence(three.price)} for 3. Larger homes are priced by request, from ${formatPence(LARGER_HOME_FROM)}. The price is for the rooms: ${moreThanSmaller('two_bedroom').map(uncapitalised).join('; ')} make the difference between 1 bedroom and 2.`,
  },
  {
    id: 'cleaning-time',
    question: 'How long does it take?',
    answer: `We set aside ${one.hours} hours of ${one.cleaners} cleaners for 1 bedroom, ${two.hours} for 2 and ${three.hours} for 3. They stay until every room on the list is done, at the same price.`,
  },
  {
    id: 'clean',
    question: 'What if the clean misses something?',
    answer: `Tell us within ${CLEANING_GUARANTEE_HOURS} hours and we come back and put it right.`,
  },
  {
    id: 'cleaning-law',
    question: 'Does my landlord have the right to a professional clean?',
    answer:
      'No. Under the Tenant Fees Act 2019 a landlord in England cannot make you pay for a professional clean. You return the home as clean as the check-in inventory shows it, and how you get there is up to you.',
  },
  {
    id: 'deposit',
    question: 'Will I get my deposit back?',
    answer:
      'Nobody can promise that: the landlord compares with the check-in inventory, and cleaning is one point of several. What we promise is to come back for what was missed.',
  },
  {
    id: 'cleaning-after-move',
    question: 'Can you clean after the van has left?',
    answer:
      'Yes. Add cleaning to the move and the quote sets it after the loading, in one order. An empty home is cleaned best.',
  },
];
