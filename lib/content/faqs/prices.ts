import { customMovers, PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate } from '@/lib/domain/money';
import {
  ADDITIONAL_ADDRESS,
  BUSY_DAY_PERCENT,
  CUSTOM_BASE_CUBIC_FEET,
  NO_PARKING,
  PER_CUBIC_FOOT,
  PER_EXTRA_MILE,
  PER_FLOOR,
  STUDENT_DISCOUNT_PERCENT,
} from '@/lib/domain/prices/assumptions';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/busy-days';
import { priceFrom } from '../moving-plans';
import type { Faq } from './faq';

const from = formatPence(priceFrom('custom'));

export const PRICE_FAQS: readonly Faq[] = [
  {
    id: 'from-price',
    isOften: true,
    question: `What does “from ${from}” include?`,
    answer: `${from} covers the van, ${customMovers(CUSTOM_BASE_CUBIC_FEET)} movers and the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet, VAT included. Each extra cubic foot adds ${formatRate(PER_CUBIC_FOOT)}. List your items and the total updates as you add them, before we ask who you are.`,
  },
  {
    id: 'distance',
    isOften: true,
    question: 'How many miles does the price include?',
    answer: `${PLAN_MILES} miles, across all your addresses. Each mile beyond that is ${formatRate(PER_EXTRA_MILE)}, and you see it in the price before you book.`,
  },
  {
    id: 'students',
    isOften: true,
    question: 'Is there a student price?',
    answer: `Yes: ${STUDENT_DISCOUNT_PERCENT}% off the total. Tell us that you are a student when you book.`,
  },
  {
    id: 'vat',
    question: 'Is VAT included?',
    answer: 'Yes, in every price on this site. The total that you see is the total that you pay.',
  },
  {
    id: 'road-charges',
    question: 'Do I pay the Congestion Charge or ULEZ for the van?',
    answer: 'No. We pay the Congestion Charge, ULEZ and tolls, and every price includes them.',
  },
  {
    id: 'stairs',
    question: 'What do stairs cost?',
    answer: `${formatPence(PER_FLOOR)} for each floor above or below the ground, at each address without a lift. A ground floor or a building with a lift costs nothing extra.`,
  },
  {
    id: 'parking',
    question: 'What if the van cannot stop at my door?',
    answer: `Tell us in the quote: we add ${formatPence(NO_PARKING)} for that address, for the longer carry. Only the council can suspend a parking bay, so ask early.`,
  },
  {
    id: 'two-stops',
    question: 'Can the van stop at more than two addresses?',
    answer: `Yes. Each additional address is ${formatPence(ADDITIONAL_ADDRESS)}, and we count the miles of the whole route together.`,
  },
  {
    id: 'busy-days',
    question: 'Why are some days dearer?',
    answer: `A busy day adds ${BUSY_DAY_PERCENT}% to the move, the collection or the clean, not to add-ons. A busy day is ${BUSY_DAY_RULE}. The calendar shows the full price for every day before you choose one.`,
  },
  {
    id: 'price-on-the-day',
    question: 'Can the price change on the day?',
    answer: `Only if the job differs from what you booked: more items, another floor, one more stop. The quote shows the price of each. A plan includes a set volume (${PLAN_CAPACITY.one_bedroom.cubicFeet} cubic feet for 1 bedroom, for instance), and anything above it is ${formatRate(PER_CUBIC_FOOT)} a cubic foot.`,
  },
  {
    id: 'promo-code',
    question: 'Where does my promo code go?',
    answer:
      'On the step of the quote that asks for your details. The discount appears on its own line, after the student discount.',
  },
];
