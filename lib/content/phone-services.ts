import { formatPence, fromPounds, pence } from '@/lib/domain/money';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT } from '@/lib/domain/pricing/assumptions';
import { unitPrice } from './moving-plans';

/** Prices of spec §9 for the services that a person books: the smallest unit by the week, and the cleaning plans. */
const SMALLEST_UNIT_A_WEEK = fromPounds(9);
const CLEANING = { one: fromPounds(209), two: fromPounds(269), three: fromPounds(299) } as const;
/** Half the rate of a custom move (decisions.md, "Money"; assumption). */
const RETURN_PER_CUBIC_FOOT = pence(PER_CUBIC_FOOT / 2);

/** The other tabs of the price widget: an honest price "from", and a person who books it. */
export const PHONE_SERVICES = [
  {
    id: 'storage',
    label: 'Storage',
    lead: 'We collect, we store, we bring it back. You never drive to a warehouse.',
    points: [
      'The price is for a 3 × 3 ft unit, 8 ft high, by the week',
      '25% less by the month, 40% for three months, 55% for six',
    ],
    price: formatPence(SMALLEST_UNIT_A_WEEK),
    note: 'a week · VAT included',
  },
  {
    id: 'cleaning',
    label: 'Cleaning',
    lead: 'End-of-tenancy cleans. If we missed something, tell us within 72 hours and we put it right.',
    points: [
      'The price is for 1 bedroom: 2 cleaners, 5 hours',
      `2 bedrooms ${formatPence(CLEANING.two)}, 3 bedrooms ${formatPence(CLEANING.three)}`,
    ],
    price: formatPence(CLEANING.one),
    note: '2 cleaners · VAT included',
  },
  {
    id: 'return',
    label: 'Return',
    lead: 'Your things back from our storage, to your door.',
    points: [
      `The price is for the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet`,
      `${unitPrice(RETURN_PER_CUBIC_FOOT)} for each cubic foot more`,
    ],
    price: formatPence(CUSTOM_BASE),
    note: 'VAT included',
  },
] as const;
