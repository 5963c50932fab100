import { formatPence, formatRate } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/order/types';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, STORAGE_TRIP_PER_CUBIC_FOOT } from '@/lib/domain/pricing/assumptions';
import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/pricing/price-lists';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { SITE } from '@/lib/site';

const { one_bedroom: smallClean, two_bedroom: mediumClean, three_bedroom: largeClean } = CLEANING_PLANS;
const { unit, perWeek } = cheapestPerWeek(SITE.storagePriceList);
const percentOff = (term: StorageTerm) => storageDuration(term).discountPercent;

/** The other tabs of the price widget: an honest price "from", and a person who books it. */
export const PHONE_SERVICES = [
  {
    id: 'storage',
    label: 'Storage',
    lead: 'We collect, we store, we bring it back. You never drive to a warehouse.',
    points: [
      `The price is for a ${unit.title} unit, ${UNIT_HEIGHT_FEET} ft high, by the week`,
      `${percentOff('monthly')}% less by the month, ${percentOff('3_months')}% for three months, ${percentOff('6_months')}% for six`,
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
      `${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} for each cubic foot more`,
    ],
    price: formatPence(CUSTOM_BASE),
    note: 'VAT included',
  },
] as const;
