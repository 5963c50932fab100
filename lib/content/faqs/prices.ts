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
    answer: `${from} is the van, ${customMovers(CUSTOM_BASE_CUBIC_FEET)} movers and the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet, VAT included. Each cubic foot more adds ${formatRate(PER_CUBIC_FOOT)}. List your items and the total follows as you add them, before we ask who you are.`,
  },
  {
    id: 'distance',
    isOften: true,
    question: 'How far does the price go?',
    answer: `${PLAN_MILES} miles, all your addresses together. Each mile beyond that is ${formatRate(PER_EXTRA_MILE)}, and it is in the price before you book.`,
  },
  {
    id: 'students',
    isOften: true,
    question: 'Is there a student price?',
    answer: `Yes: ${STUDENT_DISCOUNT_PERCENT}% off the total. Say that you are a student when you book.`,
  },
  {
    id: 'vat',
    question: 'Is VAT in the price?',
    answer: 'Yes, in every price on this site. The total that you see first is the total that you pay.',
  },
  {
    id: 'road-charges',
    question: 'Do I pay the Congestion Charge or ULEZ for the van?',
    answer: 'No. The Congestion Charge, ULEZ and tolls are ours to pay, and they are in every price.',
  },
  {
    id: 'stairs',
    question: 'What do stairs cost?',
    answer: `${formatPence(PER_FLOOR)} for each floor above or below the ground, at each address without a lift. A ground floor and a building with a lift cost nothing more.`,
  },
  {
    id: 'parking',
    question: 'What if the van cannot stop at my door?',
    answer: `Say so in the quote: it adds ${formatPence(NO_PARKING)} for that address, for the longer way to carry. A parking suspension is the council’s to give; ask them early.`,
  },
  {
    id: 'two-stops',
    question: 'Can the van stop at more than two addresses?',
    answer: `Yes. Each additional address is ${formatPence(ADDITIONAL_ADDRESS)}, and the miles of the whole way count together.`,
  },
  {
    id: 'busy-days',
    question: 'Why are some days dearer?',
    answer: `A busy day adds ${BUSY_DAY_PERCENT}% to the move, the collection or the clean, not to add-ons. Busy is: ${BUSY_DAY_RULE}. The calendar shows the whole price of every day before you choose one.`,
  },
  {
    id: 'price-on-the-day',
    question: 'Can the price change on the day?',
    answer: `Only when the day is another one than you booked: more things, another floor, one more stop. Each has its price in the quote. A plan holds a stated volume, the 1 bedroom ${PLAN_CAPACITY.one_bedroom.cubicFeet} cubic feet for instance, and more than that is ${formatRate(PER_CUBIC_FOOT)} a cubic foot.`,
  },
  {
    id: 'promo-code',
    question: 'Where does my promo code go?',
    answer:
      'On the step of the quote that asks for your details. What it takes off appears as a line of its own, after the student discount.',
  },
];
