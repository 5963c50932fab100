import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { MovingSpace } from '@/lib/domain/order-types';
import { MOVING_FACTS } from '@/lib/domain/services/flows';
import { movingServices } from '@/lib/domain/services/moving/booked';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import type { FieldErrors, HalfTyped } from '../engine/types';
import { draftCalls, flowPrice } from '../flow-calls';
import type { FlowConfig } from '../flow-config';
import { ACCESS_LEAD, PROMO_FIELDS, detailsStep } from '../steps/details-step';
import { unaddedItemErrors } from '../steps/ItemsField/waiting';
import { conditionsOf, localQuote, moveToPrice, readyToPrice } from './price';

/** Key of the half-typed text that says why a day is impossible. The timeline's rules load with the step only. */
export const REFUSED_DAY = 'refusedDay';

/** Returns the error about an impossible day, which stops "Next". */
export const waitingDay = ({ [REFUSED_DAY]: refused }: HalfTyped): FieldErrors =>
  refused?.text ? { 'timeSlot.movingDate': refused.text } : {};

/** The moving flow in five steps (QUO-1). */
export const movingFlow: FlowConfig<MovingAnswers> = {
  id: 'moving',
  path: ROUTES.movingQuote,
  summaryTitle: 'Your move',
  entryFields: ['movingSpace'],
  empty: EMPTY_MOVING_ANSWERS,
  rules: async () => {
    const { movingDraftSchema, movingSchema } = await import('@/lib/validation/moving');
    return { schema: movingSchema, draftSchema: movingDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack for you?',
      lead: 'Skip this if you don’t need help. Extras change the price of each day.',
      fields: ['movingSpace', 'addOns'],
      event: 'packing',
    },
    {
      id: 'addresses',
      title: 'Addresses',
      heading: 'Where from, and where to?',
      lead: ACCESS_LEAD,
      fields: ['isStudent', 'addresses'],
      event: 'addresses',
    },
    {
      id: 'items',
      title: 'Items',
      heading: 'What are we moving?',
      lead: 'Add what you have. Each item shows what it adds, and the van fills as you go.',
      fields: ['furnitureItems', 'cover', 'split'],
      event: 'items',
      waiting: unaddedItemErrors,
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'Pick a day and a slot',
      lead: 'Prices are for your whole move. The price shown on a day is what you pay.',
      fields: ['dates', 'timeSlot'],
      event: 'date_and_slot',
      waiting: waitingDay,
    },
    detailsStep({ who: 'crew', services: movingServices, dateKey: MOVING_FACTS.dateKey }),
  ],
  price: flowPrice({
    request: moveToPrice,
    local: (values, known) => localQuote(values, known?.distanceMiles ?? null, known?.promo),
    conditions: conditionsOf,
  }),
  fieldOfCode: {
    unknown_district: { field: 'addresses.collection.postcode', text: MESSAGES.postcodeUnknown },
    volume_too_large: { field: 'furnitureItems', text: MESSAGES.tooMuch },
    ...PROMO_FIELDS,
  },
  ...draftCalls('moving'),
  dateKey: MOVING_FACTS.dateKey,
  services: movingServices,
  priceRequest: moveToPrice,
  parkingRequest: ({ addresses }, date) => ({ date, addresses }),
  // The check page opens only with size and slot chosen, and the server refuses anything else.
  orderRequest: (values, purchase) => ({
    ...purchase,
    flow: 'moving',
    answers: {
      ...values,
      movingSpace: values.movingSpace as MovingSpace,
      timeSlot: { movingDate: values.timeSlot.movingDate ?? ['', ''] },
    },
  }),
  orderLike: async (values, quote) =>
    (await import('@/lib/domain/services/moving/order-like')).toOrderLike(values, quote),
  cheaper: async (values, quote) => {
    const [{ cheaperMove }] = await Promise.all([import('./cheaper-move'), readyToPrice(values)]);
    return cheaperMove(values, quote);
  },
  fetchRows: async () => (await import('./answer-rows')).checkedRows,
  covers: ({ cover }) => cover.step,
  binds: () => 'One move, with no further contract.',
};
