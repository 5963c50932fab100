import type { ReturnAnswers, ReturnKind } from '@/lib/domain/answers/storage-return';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { returnedItems } from '@/lib/domain/pricing/storage';
import { STORAGE_RETURN } from '@/lib/domain/services/storage-return/storage-return';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { draftCalls, flowPrice } from '../flow-calls';
import {
  addOnsRow,
  addressRow,
  answerRow,
  dayRow,
  detailsRows,
  itemsText,
  studentRow,
  type AnswerRow,
} from '../check/answer-row';
import type { CheckedFlow, Purchase } from '../flow-config';
import { ACCESS_LEAD, PROMO_FIELDS, detailsStep } from '../steps/details-step';
import { conditionsOf, localQuote, returnToPrice, toReturn } from './price';
import { isKnown } from './what';

/** Returns the chosen items, or everything in a unit: its list, or one line without a known list. */
function whatText(values: ReturnAnswers): readonly string[] {
  const delivery = toReturn(values, null);
  if (delivery?.returnKind !== 'unit') return itemsText(values.furnitureItems);
  if (!isKnown(values)) return (priceOrNull(() => returnedItems(delivery)) ?? []).map(({ title }) => title);
  return ['Everything that is in storage', ...itemsText(values.storedItems)];
}

/** Returns every answer in the order of the questions (FORM-5). The agreements have no row. */
export function returnRows(values: ReturnAnswers): readonly AnswerRow[] {
  const { addOns, addresses, dates, timeSlot } = values;
  return [
    answerRow('What comes back', 'packing', whatText(values)),
    addOnsRow('Unpacking and other help', addOns),
    addressRow('delivery', 'address', addresses.delivery),
    studentRow('address', values),
    dayRow('deliveryDate', 'date', dates.deliveryDate, timeSlot.deliveryDate),
    ...detailsRows('details', values),
  ];
}

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

/** The storage return flow in four steps (QUO-3). */
export const returnFlow: CheckedFlow<ReturnAnswers> = {
  id: 'storage-return',
  path: ROUTES.returnQuote,
  summaryTitle: 'Your return',
  entryFields: ['returnKind', 'storageSpace', 'squareFeet'],
  empty: STORAGE_RETURN.empty,
  rules: async () => {
    const { returnDraftSchema, returnSchema } = await import('@/lib/validation/return');
    return { schema: returnSchema, draftSchema: returnDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'What comes back',
      heading: 'What should come back?',
      lead: 'Everything in your unit, or only some of it. Add unpacking and assembling if you want them.',
      fields: ['returnKind', 'storageSpace', 'squareFeet', 'storedItems', 'furnitureItems', 'addOns'],
      event: 'packing',
    },
    {
      id: 'address',
      title: 'Address',
      heading: 'Where should we bring it?',
      lead: ACCESS_LEAD,
      fields: ['isStudent', 'addresses'],
      event: 'student_and_delivery_postcode',
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'When should we come?',
      lead: 'Prices are for the whole return. The price shown on a day is what you pay.',
      fields: ['dates', 'timeSlot'],
      event: 'date_and_slot',
    },
    detailsStep({ who: 'crew', services: STORAGE_RETURN.servicesOf, dateKey: STORAGE_RETURN.dateKey }),
  ],
  price: flowPrice({
    request: returnToPrice,
    local: (values, known) => localQuote(values, known?.distanceMiles ?? null, known?.promo),
    conditions: conditionsOf,
  }),
  fieldOfCode: {
    unknown_district: { field: 'addresses.delivery.postcode', text: MESSAGES.postcodeUnknown },
    volume_too_large: { field: 'furnitureItems', text: MESSAGES.tooMuch },
    by_request: { field: 'squareFeet', text: MESSAGES.byRequest },
    ...PROMO_FIELDS,
  },
  ...draftCalls('storage-return'),
  dateKey: STORAGE_RETURN.dateKey,
  services: STORAGE_RETURN.servicesOf,
  priceRequest: returnToPrice,
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
