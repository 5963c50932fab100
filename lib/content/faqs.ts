import { customMovers, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate } from '@/lib/domain/money';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import {
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  FREE_COLLECTION_TERM,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  STORAGE_TRIP_PER_CUBIC_FOOT,
  STUDENT_DISCOUNT_PERCENT,
} from '@/lib/domain/pricing/assumptions';
import { CLEANING_GUARANTEE_HOURS } from '@/lib/domain/pricing/price-lists';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { priceFrom } from './moving-plans';

/**
 * What people ask, and the answers: the one place for both. Every number comes from the rules that charge it.
 * `id` is the question's place on a page and never changes.
 */
export type Faq = {
  readonly id: string;
  readonly topic: 'moving' | 'storage' | 'cleaning' | 'booking';
  /** Asked so often that the home page answers it. */
  readonly isOften: boolean;
  readonly question: string;
  readonly answer: string;
};

const from = formatPence(priceFrom('custom'));
const freeCollection = storageDuration(FREE_COLLECTION_TERM).title;

export const FAQS: readonly Faq[] = [
  {
    id: 'from-price',
    topic: 'moving',
    isOften: true,
    question: `What does “from ${from}” include?`,
    answer: `${from} is the van, ${customMovers(CUSTOM_BASE_CUBIC_FEET)} movers and the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet, VAT included. Each cubic foot more adds ${formatRate(PER_CUBIC_FOOT)}. List your items and the total follows as you add them, before we ask who you are.`,
  },
  {
    id: 'distance',
    topic: 'moving',
    isOften: true,
    question: 'How far does the price go?',
    answer: `${PLAN_MILES} miles, all your addresses together. Each mile beyond that is ${formatRate(PER_EXTRA_MILE)}, and it is in the price before you book.`,
  },
  {
    id: 'storage-size',
    topic: 'storage',
    isOften: true,
    question: 'I don’t know what size of storage I need',
    answer:
      'Compare the drawings above: each shows its unit to scale with real furniture and boxes. Between two sizes, take the smaller if you can stack, the larger if you want to reach things.',
  },
  {
    id: 'change',
    topic: 'booking',
    isOften: true,
    question: 'Can I change the day after booking?',
    answer: `Yes. The link in your confirmation opens your order, where you pick another free slot and see what it costs before you confirm. Cancel the move until ${FREE_CANCELLATION_HOURS} hours before it starts and you get all of it back.`,
  },
  {
    id: 'collection-and-return',
    topic: 'storage',
    isOften: true,
    question: 'How do collection and return work?',
    answer: `We come to your door in a slot you choose, load, and bring everything back the same way. Each trip is ${formatPence(CUSTOM_BASE)} for the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet and ${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} for each more. Store for ${freeCollection} or longer and collection is free.`,
  },
  {
    id: 'clean',
    topic: 'cleaning',
    isOften: false,
    question: 'What if the clean misses something?',
    answer: `Tell us within ${CLEANING_GUARANTEE_HOURS} hours and we come back and put it right.`,
  },
  {
    id: 'students',
    topic: 'booking',
    isOften: true,
    question: 'Is there a student price?',
    answer: `Yes: ${STUDENT_DISCOUNT_PERCENT}% off the total. Say that you are a student when you book.`,
  },
];
