import type { MovingSpace } from '@/lib/domain/vocabulary';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { movingServices } from '@/lib/domain/services/moving/booked';
import { MOVING_FACTS } from '@/lib/domain/services/moving/facts';
import type { Booking } from '../booking';
import { movingFlow } from './flow';
import { moveToPrice } from './price';

/** The moving flow for the shared steps and pages. */
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
  fetchRows: async () => (await import('./checked-rows')).checkedRows,
  covers: ({ cover }) => cover.step,
  binds: () => 'One move, with no further contract.',
};
