import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { STORAGE_UNITS, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import { CUSTOM_BASE_CUBIC_FEET, STORAGE_TRIP_PER_CUBIC_FOOT } from '@/lib/domain/prices/assumptions';
import { priceReturn, type ReturnToPrice } from '@/lib/domain/pricing/storage-return';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import type { InstantService } from '../types';
import { POPULAR_UNIT } from './popular-unit';

const NOTHING_ELSE = { deliveryDate: '', distanceMiles: null, promo: null, addOnVariant: SITE.addOnVariant } as const;

function pricesOf(what: Pick<ReturnToPrice, 'returnKind' | 'storageSpace'>): readonly string[] {
  const { totalWithDiscount } = priceReturn({ ...EMPTY_RETURN_ANSWERS, ...NOTHING_ELSE, ...what });
  return [formatPence(totalWithDiscount)];
}

export const RETURN_SERVICE: InstantService = {
  id: 'return',
  label: 'Return',
  action: ROUTES.returnQuote,
  sizes: {
    label: 'What comes back?',
    initial: POPULAR_UNIT,
    options: [
      ...STORAGE_UNITS.map(({ space, title, squareFeet }) => ({
        value: space,
        label: `${title} unit`,
        facts: `up to ${formatCubicFeet(usableCubicFeet(squareFeet))}`,
        prices: pricesOf({ returnKind: 'unit', storageSpace: space }),
      })),
      {
        value: 'items',
        label: 'Some things',
        lead: 'from',
        facts: `${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}, then ${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} each`,
        prices: pricesOf({ returnKind: 'items', storageSpace: '' }),
      },
    ],
  },
  terms: null,
  postcode: { name: 'to', label: 'Your postcode' },
  per: '',
  points: [
    'We bring your things back from storage and carry them to where you want them.',
    'We price a full unit until we know which is yours. Then you pay for what is on your list.',
  ],
  button: 'Next: what comes back',
};
