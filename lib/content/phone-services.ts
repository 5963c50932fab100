import { formatPence, formatRate } from '@/lib/domain/money';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, RETURN_PER_CUBIC_FOOT } from '@/lib/domain/pricing/assumptions';
import {
  CLEANING_GUARANTEE_HOURS,
  CLEANING_PLANS,
  SMALLEST_STORAGE_UNIT,
  STORAGE_DISCOUNT_PERCENT,
} from '@/lib/domain/pricing/price-lists';

const { one_bedroom: smallClean, two_bedroom: mediumClean, three_bedroom: largeClean } = CLEANING_PLANS;
const { feet, heightFeet, perWeek } = SMALLEST_STORAGE_UNIT;
const off = STORAGE_DISCOUNT_PERCENT;

/** The other tabs of the price widget: an honest price "from", and a person who books it. */
export const PHONE_SERVICES = [
  {
    id: 'storage',
    label: 'Storage',
    lead: 'We collect, we store, we bring it back. You never drive to a warehouse.',
    points: [
      `The price is for a ${feet.join(' × ')} ft unit, ${heightFeet} ft high, by the week`,
      `${off.monthly}% less by the month, ${off['3_months']}% for three months, ${off['6_months']}% for six`,
    ],
    price: formatPence(perWeek),
    note: 'a week · VAT included',
  },
  {
    id: 'cleaning',
    label: 'Cleaning',
    lead: `End-of-tenancy cleans. If we missed something, tell us within ${CLEANING_GUARANTEE_HOURS} hours and we put it right.`,
    points: [
      `The price is for 1 bedroom: ${smallClean.cleaners} cleaners, ${smallClean.hours} hours`,
      `2 bedrooms ${formatPence(mediumClean.price)}, 3 bedrooms ${formatPence(largeClean.price)}`,
    ],
    price: formatPence(smallClean.price),
    note: `${smallClean.cleaners} cleaners · VAT included`,
  },
  {
    id: 'return',
    label: 'Return',
    lead: 'Your things back from our storage, to your door.',
    points: [
      `The price is for the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet`,
      `${formatRate(RETURN_PER_CUBIC_FOOT)} for each cubic foot more`,
    ],
    price: formatPence(CUSTOM_BASE),
    note: 'VAT included',
  },
] as const;
