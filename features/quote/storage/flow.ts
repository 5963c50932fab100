import type { ReadOnly } from '@/lib/api/request';
import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import { agreesToWhatFits, type StorageAnswers } from '@/lib/domain/answers/flow-answers';
import type { StorageSpace, StorageTerm } from '@/lib/domain/order-types';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { paymentPlan } from '@/lib/domain/pricing/payment-plan';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { priceStorage, unitLabel, type StorageToPrice } from '@/lib/domain/pricing/storage';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageConditions } from '@/lib/domain/services/storage/conditions';
import { STORAGE } from '@/lib/domain/services/storage/storage';
import { bindsText } from '@/lib/domain/storage/binds';
import { uncapitalised } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
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
import { coverRow } from '../check/cover-row';
import type { CheckedFlow, Purchase } from '../flow-config';
import { pricedAddress } from '../priced-address';
import { ACCESS_LEAD, PROMO_FIELDS, detailsStep } from '../steps/details-step';
import { unaddedItemErrors } from '../steps/ItemsField/waiting';
import { rentText } from './units';
import type { Step } from '../engine/types';

type PriceRequest = ReadOnly<PriceRequestOf<'STORAGE_COLLECTION'>>;

function storageToPrice(values: StorageAnswers): PriceRequest {
  const { storageSpace, squareFeet, storageTerm, addOns, isStudent, addresses, furnitureItems, dates, promo } = values;
  const { isTopUp, cover } = values;
  return {
    service: 'STORAGE_COLLECTION',
    // No step is shown without unit and term, and the server would refuse the request.
    storageSpace: storageSpace as StorageSpace,
    squareFeet,
    storageTerm: storageTerm as StorageTerm,
    onlyWhatFits: agreesToWhatFits(values),
    isTopUp,
    addOns,
    isStudent,
    addresses: { storage_collection: pricedAddress(addresses.storage_collection) },
    furnitureItems,
    cover: { step: cover.step, worth: [] },
    dates,
    promo,
  };
}

/** Returns the input of the pricing function; null before unit and term are chosen. */
export function toStorage(values: StorageAnswers, distanceMiles: number | null): StorageToPrice | null {
  const { storageSpace, storageTerm, dates } = values;
  if (storageSpace === '' || storageTerm === '') return null;
  const { addOnVariant, storagePriceList: priceList } = SITE;
  const chosen = { storageSpace, storageTerm, onlyWhatFits: agreesToWhatFits(values) };
  return { ...values, ...dates, ...chosen, distanceMiles, promo: null, addOnVariant, priceList };
}

/** Returns the first payment by the server's own function. */
export function localQuote(values: StorageAnswers, distanceMiles: number | null, promo?: PromoTerms): Quote | null {
  const storage = toStorage(values, distanceMiles);
  return storage && priceOrNull(() => priceStorage({ ...storage, promo: promo ?? null }));
}

const conditionsOf = (values: StorageAnswers, distanceMiles: number | null) => {
  const storage = toStorage(values, distanceMiles);
  return storage ? storageConditions(storage) : [];
};

/** Returns unit and term with the price per week and per billing period (LAW-4). */
function rentRows({ storageSpace, squareFeet, storageTerm }: StorageAnswers): readonly AnswerRow[] {
  if (storageSpace === '' || storageTerm === '') return [];
  const rent = rentText({ storageSpace, squareFeet }, storageTerm);
  const price = rent ? [`${rent.week} a week, ${rent.fourWeeks} for four weeks`] : [];
  return [
    answerRow('Unit', 'space', [unitLabel(storageSpace, squareFeet)]),
    answerRow('Term', 'space', [storageDuration(storageTerm).title, ...price]),
  ];
}

/** Returns the customer's own unit, for a collection without a new rental. */
const ownUnitRow = ({ storageSpace, squareFeet }: StorageAnswers): readonly AnswerRow[] =>
  storageSpace === ''
    ? []
    : [answerRow('Collected into', 'items', [`Your ${uncapitalised(unitLabel(storageSpace, squareFeet))}`])];

/** Returns every answer in the order of the questions (FORM-5). `open`: what the cover leaves open. */
export function storageRows(values: StorageAnswers, open: readonly string[] = []): readonly AnswerRow[] {
  const { addOns, addresses, furnitureItems, dates, timeSlot, isTopUp } = values;
  return [
    addOnsRow(HELP_TITLE, addOns),
    ...(isTopUp ? ownUnitRow(values) : [...rentRows(values), studentRow('space', values)]),
    addressRow('storage_collection', 'address', addresses.storage_collection),
    answerRow('Items', 'items', itemsText(furnitureItems)),
    ...(isTopUp ? [] : [coverRow(values, open)]),
    dayRow('storageCollectionDate', 'date', dates.storageCollectionDate, timeSlot.storageCollectionDate),
    ...detailsRows('details', values),
  ];
}

/** Returns the order. Without unit, term and slot no check page opens, and the server refuses. */
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
      lead: 'Skip this if you don’t need help. Extras change the first payment.',
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
      waiting: unaddedItemErrors,
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

type Words = Partial<Pick<Step<StorageAnswers>, 'heading' | 'lead'>>;

const WORDS: Readonly<Partial<Record<string, Words>>> = {
  packing: { lead: 'Skip this if you don’t need help. The address, your items and the day come next.' },
  items: {
    heading: 'What are we adding?',
    lead: 'Add what is new. What is already in your unit takes up room, but adds nothing to the price.',
  },
  date: { lead: 'Prices are for the whole collection. The price shown on a day is what you pay.' },
};

/** A collection into the customer's own unit, without the questions about a new rental. */
const storageAdditionFlow: CheckedFlow<StorageAnswers> = {
  ...storageFlow,
  summaryTitle: 'Your collection',
  steps: storageFlow.steps.map((step) => ({ ...step, ...WORDS[step.id] })),
  binds: () => 'One collection, with no further contract: your storage goes on as it is.',
};

export const storageFlowOf = (values: Pick<StorageAnswers, 'isTopUp'> | null): CheckedFlow<StorageAnswers> =>
  values?.isTopUp ? storageAdditionFlow : storageFlow;
