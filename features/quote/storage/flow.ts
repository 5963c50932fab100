import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { paymentPlan } from '@/lib/domain/pricing/payment-plan';
import { STORAGE } from '@/lib/domain/services/storage/storage';
import { bindsText } from '@/lib/domain/storage/binds';
import type { StorageSpace, StorageTerm } from '@/lib/domain/order-types';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { ACCESS_LEAD } from '../access-lead';
import { draftCalls, flowPrice } from '../flow-calls';
import type { CheckedFlow, Purchase } from '../flow-config';
import { PROMO_FIELDS } from '../steps/DetailsStep/promo-refusals';
import { waitingItems } from '../steps/ItemsField/waiting';
import { detailsStep } from '../steps/details-step';
import { storageRows } from './answer-rows';
import { conditionsOf, localQuote, storageToPrice } from './price';

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

/** The storage flow in six steps (QUO-2). */
export const storageFlow: CheckedFlow<StorageAnswers> = {
  id: 'storage',
  path: ROUTES.storageQuote,
  summaryTitle: 'Your storage',
  entryFields: ['storageSpace', 'squareFeet', 'storageTerm'],
  empty: STORAGE.empty,
  rules: async () => {
    const { storageDraftSchema, storageSchema } = await import('@/lib/validation/storage');
    return { schema: storageSchema, draftSchema: storageDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack for you?',
      lead: 'All optional. We ask first because it affects the first payment.',
      fields: ['addOns'],
      event: 'packing',
    },
    {
      id: 'space',
      title: 'Space and term',
      heading: 'How much space, and for how long?',
      lead: 'The longer you store, the less a week costs. You can change both until you pay.',
      isShown: ({ isTopUp }) => !isTopUp,
      fields: ['storageSpace', 'squareFeet', 'storageTerm', 'isStudent'],
      event: 'student_space_and_term',
    },
    {
      id: 'address',
      title: 'Address',
      heading: 'Where should we collect?',
      lead: ACCESS_LEAD,
      fields: ['addresses'],
      event: 'collection_address',
    },
    {
      id: 'items',
      title: 'Items',
      heading: 'What are we storing?',
      lead: 'Add what you have. Each item shows what it adds, and the unit fills as you go.',
      fields: ['isTopUp', 'storedItems', 'furnitureItems', 'storesWhatFits', 'cover'],
      event: 'items',
      waiting: waitingItems,
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'When should we collect?',
      lead: 'Prices are your whole first payment: storage, collection and what you added.',
      fields: ['dates', 'timeSlot'],
      event: 'date_and_slot',
    },
    detailsStep({ who: 'crew', services: STORAGE.servicesOf, dateKey: STORAGE.dateKey }),
  ],
  price: flowPrice({
    request: storageToPrice,
    local: (values, known) => localQuote(values, known?.distanceMiles ?? null, known?.promo),
    conditions: conditionsOf,
  }),
  fieldOfCode: {
    unknown_district: { field: 'addresses.storage_collection.postcode', text: MESSAGES.postcodeUnknown },
    volume_too_large: { field: 'furnitureItems', text: MESSAGES.tooMuch },
    by_request: { field: 'squareFeet', text: MESSAGES.byRequest },
    ...PROMO_FIELDS,
  },
  ...draftCalls('storage'),
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
