import { FIRST_QUESTION } from '@/lib/domain/order/labels';
import { formatPence } from '@/lib/domain/money';
import { EMPTY_CLEANING_ANSWERS } from '@/lib/domain/answers/cleaning';
import { priceCleaning } from '@/lib/domain/pricing/cleaning';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { ROUTES, stepPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import type { InstantService } from '../types';

const HOMES = [
  ['one_bedroom', '1 bedroom'],
  ['two_bedroom', '2 bedrooms'],
  ['three_bedroom', '3 bedrooms'],
] as const;

const NOTHING_ELSE = { cleaningDate: '', promo: null, addOnVariant: SITE.addOnVariant } as const;

export const CLEANING_SERVICE: InstantService = {
  id: 'cleaning',
  label: 'Cleaning',
  action: stepPath(ROUTES.cleaningQuote, 'packing'),
  sizes: {
    label: 'Size of the home',
    initial: HOMES[0][0],
    options: HOMES.map(([cleaningSpace, label]) => {
      const { cleaners, hours } = CLEANING_PLANS[cleaningSpace];
      const quote = priceCleaning({ ...EMPTY_CLEANING_ANSWERS, ...NOTHING_ELSE, cleaningSpace });
      const facts = `${cleaners} cleaners · ${hours} hours`;
      return { value: cleaningSpace, label, facts, prices: [formatPence(quote.totalWithDiscount)] };
    }),
  },
  terms: null,
  postcode: { name: 'from', label: 'Your postcode' },
  per: '',
  points: [
    'The whole price of an end-of-tenancy clean. We bring everything.',
    `Missed something? Tell us within ${CLEANING_GUARANTEE_HOURS} hours and we put it right.`,
  ],
  button: FIRST_QUESTION,
};
