import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { londonDate } from '@/lib/domain/london-time';
import { EMPTY_CLEANING_ANSWERS, type CleaningAnswers } from '@/lib/domain/order/cleaning-answers';
import { quoteChange } from '@/lib/domain/pricing/changes';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import type { Flow } from '../engine/types';
import { PROMO_REFUSALS } from '../steps/DetailsStep/promo-refusals';
import { startRequestErrors } from '../steps/start-request';
import { cleanToPrice, conditionsOf, localQuote } from './price';

/** Calls and rules are fetched when they are first needed, not with the question. */
const drafts = () => import('@/lib/api/drafts');

/** Cleaning in five steps (QUO-4). */
export const cleaningFlow: Flow<CleaningAnswers> = {
  id: 'cleaning',
  path: ROUTES.cleaningQuote,
  summaryTitle: 'Your clean',
  entryFields: ['cleaningSpace'],
  empty: EMPTY_CLEANING_ANSWERS,
  rules: async () => {
    const { cleaningDraftSchema, cleaningSchema } = await import('@/lib/validation/cleaning');
    return { schema: cleaningSchema, draftSchema: cleaningDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack as well?',
      lead: 'Nothing here is needed for a clean. Add only what you want us to do.',
      fields: ['addOns'],
      event: 'packing',
    },
    {
      id: 'home',
      title: 'Your home',
      heading: 'Which home do we clean?',
      lead: 'Each size has its own crew and time. The price is for the whole home.',
      fields: ['isStudent', 'cleaningSpace'],
      event: 'student_and_property_type',
    },
    {
      id: 'address',
      title: 'Postcode',
      heading: 'Where is the home?',
      lead: 'We bring everything we need, so tell us how we get in.',
      fields: ['addresses'],
      event: 'postcode',
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'Pick a day and a slot',
      lead: 'Prices are for the whole clean. What you see on the day is what you pay.',
      fields: ['moveSlot', 'dates', 'timeSlot'],
      event: 'date_and_slot',
    },
    {
      id: 'details',
      title: 'Your details',
      heading: 'Who should we ask for?',
      lead: 'We use this for your confirmation and for the cleaners on the day.',
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
          { services: ['CLEANING', ...addOns], date: dates.cleaningDate, wantsStartWithin14Days },
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
    inputOf: (values) => cleanToPrice({ ...values, promo: '' }),
    local: (values, known) => localQuote(values, known?.promo),
    remote: async (values) => (await import('@/lib/api/quotes')).calculatePersonalized(cleanToPrice(values)),
    fromDto: fromQuoteDto,
    changeOf: quoteChange,
    conditions: conditionsOf,
  },
  fieldOfCode: {
    unknown_district: { field: 'addresses.cleaning.postcode', text: MESSAGES.postcodeUnknown },
    by_request: { field: 'cleaningSpace', text: MESSAGES.byRequest },
    promo_invalid: { field: 'promo', text: PROMO_REFUSALS.promo_invalid },
    promo_expired: { field: 'promo', text: PROMO_REFUSALS.promo_expired },
  },
  save: async (body) => (await drafts()).saveDraft({ ...body, flow: 'cleaning' }),
  remove: async (draftId) => (await drafts()).deleteDraft(draftId),
};
