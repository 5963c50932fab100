import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { STORAGE_RETURN } from '@/lib/domain/services/storage-return/storage-return';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { ACCESS_LEAD } from '../access-lead';
import type { Flow } from '../engine/types';
import { draftCalls, flowPrice } from '../flow-calls';
import { detailsStep } from '../steps/details-step';
import { PROMO_FIELDS } from '../steps/DetailsStep/promo-refusals';
import { conditionsOf, localQuote, returnToPrice } from './price';

/** The storage return flow in four steps (QUO-3). */
export const returnFlow: Flow<ReturnAnswers> = {
  id: 'storage-return',
  path: ROUTES.returnQuote,
  summaryTitle: 'Your return',
  entryFields: ['returnKind', 'storageSpace', 'squareFeet'],
  empty: STORAGE_RETURN.empty,
  rules: async () => {
    const { returnDraftSchema, returnSchema } = await import('@/lib/validation/return');
    return { schema: returnSchema, draftSchema: returnDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'What comes back',
      heading: 'What should come back?',
      lead: 'Everything in your unit, or only some of it. Add unpacking and assembling if you want them.',
      fields: ['returnKind', 'storageSpace', 'squareFeet', 'storedItems', 'furnitureItems', 'addOns'],
      event: 'packing',
    },
    {
      id: 'address',
      title: 'Address',
      heading: 'Where should we bring it?',
      lead: ACCESS_LEAD,
      fields: ['isStudent', 'addresses'],
      event: 'student_and_delivery_postcode',
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'When should we come?',
      lead: 'Prices are for the whole return. The price shown on a day is what you pay.',
      fields: ['dates', 'timeSlot'],
      event: 'date_and_slot',
    },
    detailsStep({ who: 'crew', services: STORAGE_RETURN.servicesOf, dateKey: STORAGE_RETURN.dateKey }),
  ],
  price: flowPrice({
    request: returnToPrice,
    local: (values, known) => localQuote(values, known?.distanceMiles ?? null, known?.promo),
    conditions: conditionsOf,
  }),
  fieldOfCode: {
    unknown_district: { field: 'addresses.delivery.postcode', text: MESSAGES.postcodeUnknown },
    volume_too_large: { field: 'furnitureItems', text: MESSAGES.tooMuch },
    by_request: { field: 'squareFeet', text: MESSAGES.byRequest },
    ...PROMO_FIELDS,
  },
  ...draftCalls('storage-return'),
};
