import { STORAGE } from '@/lib/domain/services/storage/storage';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import type { StorageSpace, StorageTerm } from '@/lib/domain/vocabulary';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { paymentPlan } from '@/lib/domain/pricing/payment-plan';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { counted } from '@/lib/domain/wording';
import type { Booking, Purchase } from '../booking';
import { storageRows } from './answer-rows';
import { storageFlow } from './flow';
import { storageToPrice } from './price';

/** The check page is reached only with unit, term and slot chosen; the server refuses anything else. */
function orderRequest(values: StorageAnswers, purchase: Purchase) {
  const { storageCollectionDate } = values.timeSlot;
  return {
    ...purchase,
    flow: 'storage' as const,
    // The draft knows which unit it is for.
    store: { reference: '', token: '' },
    answers: {
      ...values,
      storageSpace: values.storageSpace as StorageSpace,
      storageTerm: values.storageTerm as StorageTerm,
      timeSlot: { storageCollectionDate: storageCollectionDate ?? (['', ''] as const) },
    },
  };
}

/** Storage with its collection, as the shared steps and pages know it. */
export const storageBooking: Booking<StorageAnswers> = {
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
  orderLike: STORAGE.toOrderLike,
  rows: storageRows,
  payments: {
    field: 'isAgreedWithPayments',
    planOf: ({ storageTerm, dates }, quote) => paymentPlan(quote, { storageTerm, since: dates.storageCollectionDate }),
  },
  binds: ({ storageTerm }) => (storageTerm === '' ? '' : bindsText(storageTerm)),
};

/** "At least 13 weeks, paid 4 weeks at a time in advance. After that it continues …" */
function bindsText(term: StorageTerm): string {
  const { minimumWeeks, weeksPerPayment } = storageDuration(term);
  const weeks = (count: number) => counted(count, 'week');
  return `At least ${weeks(minimumWeeks)}, paid ${weeks(weeksPerPayment)} at a time in advance. After that it ${CONTINUES}.`;
}
