import { STORAGE } from '@/lib/domain/services/storage/storage';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import type { StorageSpace, StorageTerm } from '@/lib/domain/vocabulary';
import { paymentPlan } from '@/lib/domain/pricing/payment-plan';
import { bindsText } from '@/lib/domain/storage/binds';
import type { CheckedBooking, Purchase } from '../booking';
import { storageRows } from './answer-rows';
import { storageFlow } from './flow';
import { storageToPrice } from './price';

/**
 * Returns the order. The check page opens only with unit, term and slot chosen, and the server refuses anything else.
 */
function orderRequest(values: StorageAnswers, purchase: Purchase) {
  const { storageCollectionDate } = values.timeSlot;
  return {
    ...purchase,
    flow: 'storage' as const,
    // The draft knows its unit.
    store: { reference: '', token: '' },
    answers: {
      ...values,
      storageSpace: values.storageSpace as StorageSpace,
      storageTerm: values.storageTerm as StorageTerm,
      timeSlot: { storageCollectionDate: storageCollectionDate ?? (['', ''] as const) },
    },
  };
}

/** The storage flow for the shared steps and pages. */
export const storageBooking: CheckedBooking<StorageAnswers> = {
  flow: storageFlow,
  dateKey: STORAGE.dateKey,
  services: STORAGE.servicesOf,
  priceRequest: storageToPrice,
  slotsRequest: (values, range) => ({
    service: 'STORAGE_COLLECTION',
    ...range,
    answers: storageToPrice({ ...values, dates: { storageCollectionDate: '' } }),
  }),
  parkingRequest: ({ addresses }, date) => ({ date, addresses }),
  orderRequest,
  orderFromAccount: async (values, purchase) =>
    (await import('@/lib/api/storage')).createOrderFromAccount(orderRequest(values, purchase)),
  orderLike: (values, quote) => Promise.resolve(STORAGE.toOrderLike(values, quote)),
  rows: storageRows,
  fetchRows: () => Promise.resolve(storageRows),
  covers: ({ cover, isTopUp }) => (isTopUp ? 'as_stored' : cover.step),
  payments: {
    field: 'isAgreedWithPayments',
    beside: 'the collection',
    planOf: ({ storageTerm, dates }, quote) => paymentPlan(quote, { storageTerm, since: dates.storageCollectionDate }),
  },
  binds: ({ storageTerm }) => (storageTerm === '' ? '' : bindsText(storageTerm)),
};
