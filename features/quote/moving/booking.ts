import type { MovingSpace } from '@/lib/domain/vocabulary';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { stores } from '@/lib/domain/answers/split';
import { bindsText } from '@/lib/domain/storage/binds';
import { movingServices } from '@/lib/domain/services/moving/booked';
import { MOVING_FACTS } from '@/lib/domain/services/moving/facts';
import { toOrderLike } from '@/lib/domain/services/moving/order-like';
import { paymentPlan } from '@/lib/domain/pricing/payment-plan';
import type { Booking } from '../booking';
import { movingRows } from './answer-rows';
import { movingFlow } from './flow';
import { moveToPrice } from './price';

/** A move, as the shared steps and pages know it. */
export const movingBooking: Booking<MovingAnswers> = {
  flow: movingFlow,
  dateKey: MOVING_FACTS.dateKey,
  services: movingServices,
  priceRequest: moveToPrice,
  slotsRequest: (values, range) => ({
    service: 'MOVING',
    ...range,
    answers: moveToPrice({ ...values, dates: { movingDate: '' } }),
  }),
  parkingRequest: ({ addresses }, date) => ({ date, addresses }),
  // The check page is reached only with size and slot chosen; the server refuses anything else.
  orderRequest: (values, purchase) => ({
    ...purchase,
    flow: 'moving',
    answers: {
      ...values,
      movingSpace: values.movingSpace as MovingSpace,
      timeSlot: { movingDate: values.timeSlot.movingDate ?? ['', ''] },
    },
  }),
  orderLike: toOrderLike,
  rows: movingRows,
  covers: ({ cover }) => cover.step,
  payments: {
    field: 'isAgreedWithPayments',
    beside: 'the move',
    planOf: ({ split, dates }, quote) =>
      paymentPlan(quote, { storageTerm: split.storageTerm, since: dates.movingDate }),
  },
  binds: ({ furnitureItems, split }) =>
    stores(furnitureItems, split.lines) && split.storageTerm !== ''
      ? `One move. ${bindsText(split.storageTerm)}`
      : 'One move, with no further contract.',
};
