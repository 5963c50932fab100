import { returnToOrderLike } from '@/lib/domain/order/order-like-services';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/order/return-answers';
import type { Booking } from '../booking';
import { returnRows } from './answer-rows';
import { returnFlow } from './flow';
import { returnToPrice } from './price';
import { servicesOf } from './services';

/** A return from storage, as the shared steps and pages know it. */
export const returnBooking: Booking<ReturnAnswers> = {
  flow: returnFlow,
  dateKey: 'deliveryDate',
  services: servicesOf,
  priceRequest: returnToPrice,
  slotsRequest: (values, range) => ({
    service: 'STORAGE_RETURN',
    ...range,
    answers: returnToPrice({ ...values, dates: { deliveryDate: '' } }),
  }),
  // The check page is reached only with what comes back and the slot chosen; the server refuses anything else.
  orderRequest: (values, purchase) => ({
    ...purchase,
    flow: 'storage-return',
    answers: {
      ...values,
      returnKind: values.returnKind as ReturnKind,
      timeSlot: { deliveryDate: values.timeSlot.deliveryDate ?? ['', ''] },
    },
  }),
  orderLike: returnToOrderLike,
  rows: returnRows,
  binds: () => 'One return, no contract beyond it.',
};
