import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { CLEANING } from '@/lib/domain/services/cleaning/cleaning';
import type { CleaningSpace } from '@/lib/domain/order-types';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { draftCalls, flowPrice } from '../flow-calls';
import type { CheckedFlow } from '../flow-config';
import { PROMO_FIELDS } from '../steps/DetailsStep/promo-refusals';
import { detailsStep } from '../steps/details-step';
import { cleaningRows } from './answer-rows';
import { guaranteedIn } from './guarantee';
import { cleanToPrice, conditionsOf, localQuote } from './price';

/** The cleaning flow in five steps (QUO-4). */
export const cleaningFlow: CheckedFlow<CleaningAnswers> = {
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
  dateKey: CLEANING.dateKey,
  services: CLEANING.servicesOf,
  priceRequest: cleanToPrice,
  slotsRequest: (values, range) => ({
    service: 'CLEANING',
    ...range,
    answers: cleanToPrice({ ...values, dates: { cleaningDate: '' } }),
  }),
  // The check page opens only with home and slot chosen, and the server refuses anything else.
  orderRequest: (values, purchase) => ({
    ...purchase,
    flow: 'cleaning',
    answers: {
      ...values,
      cleaningSpace: values.cleaningSpace as CleaningSpace,
      timeSlot: { cleaningDate: values.timeSlot.cleaningDate ?? ['', ''] },
    },
  }),
  orderLike: (values, quote) => Promise.resolve(CLEANING.toOrderLike(values, quote)),
  rows: cleaningRows,
  fetchRows: () => Promise.resolve(cleaningRows),
  binds: () => 'One clean, with no further contract.',
  promises: (values) => ({
    title: GUARANTEE_TITLE,
    texts: [...guaranteedIn(values).map((period) => `${period}. ${GUARANTEE_PROMISE}`), ...GUARANTEE_CONDITIONS],
  }),
};
