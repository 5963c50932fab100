import type { ReadOnly } from '@/lib/api/request';
import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { roomsText } from '@/lib/domain/catalogue/cleaned-rooms';
import { formatSlot } from '@/lib/domain/london-time';
import type { CleaningSpace } from '@/lib/domain/order-types';
import {
  GUARANTEE_CONDITIONS,
  GUARANTEE_PROMISE,
  GUARANTEE_TITLE,
  guaranteePeriod,
} from '@/lib/domain/order/cleaning-guarantee';
import { CLEANING_TITLES, priceCleaning, type CleaningToPrice } from '@/lib/domain/pricing/cleaning';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { CLEANING, cleaningConditions } from '@/lib/domain/services/cleaning/cleaning';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { MESSAGES } from '@/lib/validation/messages';
import {
  addOnsRow,
  addressText,
  answerRow,
  dayRow,
  detailsRows,
  studentRow,
  type AnswerRow,
} from '../check/answer-row';
import { draftCalls, flowPrice } from '../flow-calls';
import type { CheckedFlow } from '../flow-config';
import { pricedAddress } from '../priced-address';
import { PROMO_FIELDS, detailsStep } from '../steps/details-step';

/** Returns the period of the guarantee; empty before a slot is chosen. */
export function guaranteedIn({ cleaningSpace, dates, timeSlot }: CleaningAnswers): readonly string[] {
  const { cleaningDate: date } = dates;
  const { cleaningDate: slot } = timeSlot;
  return date === '' || !slot ? [] : [guaranteePeriod({ cleaningSpace: cleaningSpace || null, date, slot })];
}

type PriceRequest = ReadOnly<PriceRequestOf<'CLEANING'>>;

function cleanToPrice(values: CleaningAnswers): PriceRequest {
  const { cleaningSpace, addOns, isStudent, addresses, moveSlot, dates, promo } = values;
  return {
    service: 'CLEANING',
    // No step is shown without a home, and the server would refuse the request.
    cleaningSpace: cleaningSpace as CleaningSpace,
    addOns,
    isStudent,
    addresses: { cleaning: pricedAddress(addresses.cleaning) },
    moveSlot,
    dates,
    promo,
  };
}

/** Returns the input of the pricing function; null before a home is chosen. */
function toClean(values: CleaningAnswers): CleaningToPrice | null {
  const { cleaningSpace, dates } = values;
  if (cleaningSpace === '') return null;
  return { ...values, ...dates, cleaningSpace, promo: null, addOnVariant: SITE.addOnVariant };
}

/** Returns the price by the server's own function; null when this clean has no price online. */
export function localQuote(values: CleaningAnswers, promo?: PromoTerms): Quote | null {
  const clean = toClean(values);
  if (CLEANING.whyByRequest([values.addresses.cleaning.postcode])) return null;
  return clean && priceOrNull(() => priceCleaning({ ...clean, promo: promo ?? null }));
}

const conditionsOf = (values: CleaningAnswers) => {
  const clean = toClean(values);
  return clean ? cleaningConditions(clean) : [];
};

function homeTexts(space: CleaningAnswers['cleaningSpace']): readonly string[] {
  if (space === '') return ['None'];
  return space === 'custom' ? [CLEANING_TITLES.custom] : [CLEANING_TITLES[space], roomsText(space)];
}

/** Returns every answer in the order of the questions (FORM-5). */
export function cleaningRows(values: CleaningAnswers): readonly AnswerRow[] {
  const { addOns, cleaningSpace, addresses, moveSlot, dates, timeSlot } = values;
  return [
    addOnsRow('Packing', addOns),
    answerRow('Home', 'home', homeTexts(cleaningSpace)),
    studentRow('home', values),
    answerRow('Address', 'address', [addressText(addresses.cleaning)]),
    answerRow('Move on the same day', 'date', [moveSlot ? `Movers arrive ${formatSlot(moveSlot)}` : 'No']),
    dayRow('cleaningDate', 'date', dates.cleaningDate, timeSlot.cleaningDate, 'Cleaners arrive'),
    ...detailsRows('details', values),
  ];
}

/** The cleaning flow in five steps (QUO-4). */
export const cleaningFlow: CheckedFlow<CleaningAnswers> = {
  id: 'cleaning',
  path: ROUTES.cleaningQuote,
  summaryTitle: 'Your clean',
  entryFields: ['cleaningSpace'],
  empty: CLEANING.empty,
  rules: async () => {
    const { cleaningDraftSchema, cleaningSchema } = await import('@/lib/validation/cleaning');
    return { schema: cleaningSchema, draftSchema: cleaningDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack as well?',
      lead: 'Skip this if you don’t need help. Extras change the price of each day.',
      fields: ['addOns'],
      event: 'packing',
    },
    {
      id: 'home',
      title: 'Your home',
      heading: 'Which home should we clean?',
      lead: 'The price covers every room of the home, however long it takes us.',
      fields: ['isStudent', 'cleaningSpace'],
      event: 'student_and_property_type',
    },
    {
      id: 'address',
      title: 'Postcode',
      heading: 'Where is the home?',
      lead: 'We bring everything we need. Tell us how to get in.',
      fields: ['addresses'],
      event: 'postcode',
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'Pick a day and a slot',
      lead: 'Prices are for the whole clean. The price shown on a day is what you pay.',
      fields: ['moveSlot', 'dates', 'timeSlot'],
      event: 'date_and_slot',
    },
    detailsStep({ who: 'cleaners', services: CLEANING.servicesOf, dateKey: CLEANING.dateKey }),
  ],
  price: flowPrice({
    request: cleanToPrice,
    local: (values, known) => localQuote(values, known?.promo),
    conditions: conditionsOf,
  }),
  fieldOfCode: {
    unknown_district: { field: 'addresses.cleaning.postcode', text: MESSAGES.postcodeUnknown },
    by_request: { field: 'cleaningSpace', text: MESSAGES.byRequest },
    ...PROMO_FIELDS,
  },
  ...draftCalls('cleaning'),
  dateKey: CLEANING.dateKey,
  services: CLEANING.servicesOf,
  priceRequest: cleanToPrice,
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
    fact: guaranteedIn(values)[0],
    texts: [GUARANTEE_PROMISE, ...GUARANTEE_CONDITIONS],
  }),
};
