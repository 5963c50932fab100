import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { CLEANING } from '@/lib/domain/services/cleaning/cleaning';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import type { Flow } from '../engine/types';
import { draftCalls, flowPrice } from '../flow-calls';
import { detailsStep } from '../steps/details-step';
import { PROMO_FIELDS } from '../steps/DetailsStep/promo-refusals';
import { cleanToPrice, conditionsOf, localQuote } from './price';

/** The cleaning flow in five steps (QUO-4). */
export const cleaningFlow: Flow<CleaningAnswers> = {
  id: 'cleaning',
  path: ROUTES.cleaningQuote,
  summaryTitle: 'Your clean',
  entryFields: ['cleaningSpace'],
  empty: CLEANING.empty,
  rules: async () => {
    const { cleaningDraftSchema, cleaningSchema } = await import('@/lib/validation/cleaning');
    return { schema: cleaningSchema, draftSchema: cleaningDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack as well?',
      lead: 'All optional. We ask first because it affects the price of every day.',
      fields: ['addOns'],
      event: 'packing',
    },
    {
      id: 'home',
      title: 'Your home',
      heading: 'Which home should we clean?',
      lead: 'The price covers every room of the home, however long it takes us.',
      fields: ['isStudent', 'cleaningSpace'],
      event: 'student_and_property_type',
    },
    {
      id: 'address',
      title: 'Postcode',
      heading: 'Where is the home?',
      lead: 'We bring everything we need. Tell us how to get in.',
      fields: ['addresses'],
      event: 'postcode',
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'Pick a day and a slot',
      lead: 'Prices are for the whole clean. The price shown on a day is what you pay.',
      fields: ['moveSlot', 'dates', 'timeSlot'],
      event: 'date_and_slot',
    },
    detailsStep({ who: 'cleaners', services: CLEANING.servicesOf, dateKey: CLEANING.dateKey }),
  ],
  price: flowPrice({
    request: cleanToPrice,
    local: (values, known) => localQuote(values, known?.promo),
    conditions: conditionsOf,
  }),
  fieldOfCode: {
    unknown_district: { field: 'addresses.cleaning.postcode', text: MESSAGES.postcodeUnknown },
    by_request: { field: 'cleaningSpace', text: MESSAGES.byRequest },
    ...PROMO_FIELDS,
  },
  ...draftCalls('cleaning'),
};
