import { STORAGE_RETURN } from '@/lib/domain/services/storage-return/storage-return';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/answers/storage-return';
import type { CheckedBooking, Purchase } from '../booking';
import { returnRows } from './answer-rows';
import { returnFlow } from './flow';
import { returnToPrice } from './price';

/** Returns the order. The check page opens only with items and slot chosen, and the server refuses anything else. */
function orderRequest(values: ReturnAnswers, purchase: Purchase) {
  return {
    ...purchase,
    flow: 'storage-return' as const,
    // The draft knows its rental.
    store: { reference: '', token: '' },
    answers: {
      ...values,
      returnKind: values.returnKind as ReturnKind,
      timeSlot: { deliveryDate: values.timeSlot.deliveryDate ?? (['', ''] as const) },
    },
  };
}

/** The return flow for the shared steps and pages. */
export const returnBooking: CheckedBooking<ReturnAnswers> = {
  flow: returnFlow,
  dateKey: STORAGE_RETURN.dateKey,
  services: STORAGE_RETURN.servicesOf,
  priceRequest: returnToPrice,
  slotsRequest: (values, range) => ({
    service: 'STORAGE_RETURN',
    ...range,
    answers: returnToPrice({ ...values, dates: { deliveryDate: '' } }),
  }),
  parkingRequest: ({ addresses }, date) => ({ date, addresses }),
  orderRequest,
  orderFromAccount: async (values, purchase) =>
    (await import('@/lib/api/storage')).createStorageReturn(orderRequest(values, purchase)),
  paymentLink: async (id, token) => (await import('@/lib/api/storage')).returnPaymentLink(id, token),
  orderLike: (values, quote) => Promise.resolve(STORAGE_RETURN.toOrderLike(values, quote)),
  rows: returnRows,
  fetchRows: () => Promise.resolve(returnRows),
  covers: () => 'as_stored',
  binds: () => 'One return, with no further contract.',
};
