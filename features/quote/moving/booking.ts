import type { MovingSpace } from '@/lib/domain/vocabulary';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { MOVING } from '@/lib/domain/services/moving/moving';
import type { Booking } from '../booking';
import { movingRows } from './answer-rows';
import { movingFlow } from './flow';
import { moveToPrice } from './price';

/** A move, as the shared steps and pages know it. */
export const movingBooking: Booking<MovingAnswers> = {
  flow: movingFlow,
  dateKey: MOVING.dateKey,
  services: MOVING.servicesOf,
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
  orderLike: MOVING.toOrderLike,
  rows: movingRows,
  covers: ({ cover }) => cover.step,
  binds: () => 'One move, with no further contract.',
};
