import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { CLEANING } from '@/lib/domain/services/cleaning/cleaning';
import type { CleaningSpace } from '@/lib/domain/vocabulary';
import type { CheckedBooking } from '../booking';
import { cleaningRows } from './answer-rows';
import { cleaningFlow } from './flow';
import { guaranteedIn } from './guarantee';
import { cleanToPrice } from './price';

/** The cleaning flow for the shared steps and pages. */
export const cleaningBooking: CheckedBooking<CleaningAnswers> = {
  flow: cleaningFlow,
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
