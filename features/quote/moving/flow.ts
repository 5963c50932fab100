import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { londonDate } from '@/lib/domain/london-time';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/order/moving-answers';
import { quoteChange } from '@/lib/domain/pricing/changes';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import type { Flow } from '../engine/types';
import { PROMO_REFUSALS } from '../steps/DetailsStep/promo-refusals';
import { startRequestErrors } from '../steps/start-request';
import { conditionsOf, localQuote, moveToPrice } from './price';

/** Calls and rules are fetched when they are first needed, not with the question. */
const drafts = () => import('@/lib/api/drafts');

/** Moving in five steps (QUO-1). */
export const movingFlow: Flow<MovingAnswers> = {
  id: 'moving',
  path: ROUTES.movingQuote,
  summaryTitle: 'Your move',
  entryFields: ['movingSpace'],
  empty: EMPTY_MOVING_ANSWERS,
  rules: async () => {
    const { movingDraftSchema, movingSchema } = await import('@/lib/validation/moving');
    return { schema: movingSchema, draftSchema: movingDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack for you?',
      lead: 'Nothing here is needed to move. Add only what you want us to do.',
      fields: ['movingSpace', 'addOns'],
      event: 'packing',
    },
    {
      id: 'addresses',
      title: 'Addresses',
      heading: 'Where from, and where to?',
      lead: 'Floors, lifts and parking are in the price now, so that they cannot surprise you on the day.',
      fields: ['isStudent', 'addresses'],
      event: 'addresses',
    },
    {
      id: 'items',
      title: 'Items',
      heading: 'What are we moving?',
      lead: 'Add what you have. Each item shows what it adds, and the van fills as you go.',
      fields: ['furnitureItems'],
      event: 'items',
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'Pick a day and a slot',
      lead: 'Prices are for your whole move. What you see on the day is what you pay.',
      fields: ['dates', 'timeSlot'],
      event: 'date_and_slot',
    },
    {
      id: 'details',
      title: 'Your details',
      heading: 'Who should we ask for?',
      lead: 'We use this for your confirmation and for the crew on the day.',
      fields: [
        'promo',
        'signForNews',
        'firstName',
        'lastName',
        'email',
        'phone',
        'phonePrefix',
        'isAgreedWithTerms',
        'wantsStartWithin14Days',
      ],
      event: 'promo_and_news',
      alsoWrong: ({ addOns, dates, wantsStartWithin14Days }, now) =>
        startRequestErrors(
          { services: ['MOVING', ...addOns], date: dates.movingDate, wantsStartWithin14Days },
          londonDate(now),
        ),
      // A lead that cannot be saved must not keep the visitor from booking; the failure is reported by the client.
      afterSave: ({ firstName, lastName, email, phone, phonePrefix }, draftId) => {
        const lead = { draftId, firstName, lastName, email, phone, phonePrefix };
        void drafts()
          .then(({ saveCheckoutLead }) => saveCheckoutLead(lead))
          .catch(() => null);
      },
    },
  ],
  price: {
    inputOf: (values) => moveToPrice({ ...values, promo: '' }),
    local: (values, known) => localQuote(values, known?.distanceMiles ?? null, known?.promo),
    remote: async (values) => (await import('@/lib/api/quotes')).calculatePersonalized(moveToPrice(values)),
    fromDto: fromQuoteDto,
    changeOf: quoteChange,
    conditions: conditionsOf,
  },
  fieldOfCode: {
    unknown_district: { field: 'addresses.collection.postcode', text: MESSAGES.postcodeUnknown },
    volume_too_large: { field: 'furnitureItems', text: MESSAGES.tooMuch },
    promo_invalid: { field: 'promo', text: PROMO_REFUSALS.promo_invalid },
    promo_expired: { field: 'promo', text: PROMO_REFUSALS.promo_expired },
  },
  save: async (body) => (await drafts()).saveDraft({ ...body, flow: 'moving' }),
  remove: async (draftId) => (await drafts()).deleteDraft(draftId),
};
