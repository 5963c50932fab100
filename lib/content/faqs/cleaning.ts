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
    answer: `${formatPence(one.price)} for 1 bedroom, ${formatPence(two.price)} for 2 and ${formatPence(three.price)} for 3. We price larger homes on request, from ${formatPence(LARGER_HOME_FROM)}. The price depends on the rooms: ${moreThanSmaller('two_bedroom').map(uncapitalised).join('; ')} make the difference between 1 bedroom and 2.`,
  },
  {
    id: 'cleaning-time',
    question: 'How long does it take?',
    answer: `We allow ${one.hours} hours with ${one.cleaners} cleaners for 1 bedroom, ${two.hours} hours for 2 and ${three.hours} for 3. They stay until every room on the list is done, at the same price.`,
  },
  {
    id: 'clean',
    question: 'What if the clean misses something?',
    answer: `Tell us within ${CLEANING_GUARANTEE_HOURS} hours and we come back and put it right.`,
  },
  {
    id: 'cleaning-law',
    question: 'Can my landlord insist on a professional clean?',
    answer:
      'No. Under the Tenant Fees Act 2019 a landlord in England cannot make you pay for a professional clean. You must leave the home as clean as the check-in inventory shows it, and how you do that is up to you.',
  },
  {
    id: 'deposit',
    question: 'Will I get my deposit back?',
    answer:
      'Nobody can promise that: the landlord compares the home with the check-in inventory, and cleaning is only one of the points. We promise to come back for anything we missed.',
  },
  {
    id: 'cleaning-after-move',
    question: 'Can you clean after the van has left?',
    answer:
      'Yes. Add cleaning to your move and the quote schedules it after loading, in one order. An empty home is easier to clean well.',
  },
];
