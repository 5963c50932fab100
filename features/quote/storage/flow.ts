import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { londonDate } from '@/lib/domain/london-time';
import { EMPTY_STORAGE_ANSWERS, type StorageAnswers } from '@/lib/domain/order/storage-answers';
import { quoteChange } from '@/lib/domain/pricing/changes';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import type { Flow } from '../engine/types';
import { PROMO_REFUSALS } from '../steps/DetailsStep/promo-refusals';
import { startRequestErrors } from '../steps/start-request';
import { conditionsOf, localQuote, storageToPrice } from './price';
import { servicesOf } from './services';

/** Calls and rules are fetched when they are first needed, not with the question. */
const drafts = () => import('@/lib/api/drafts');

/** Collection into storage in six steps (QUO-2). */
export const storageFlow: Flow<StorageAnswers> = {
  id: 'storage',
  path: ROUTES.storageQuote,
  summaryTitle: 'Your storage',
  entryFields: ['storageSpace', 'squareFeet', 'storageTerm'],
  empty: EMPTY_STORAGE_ANSWERS,
  rules: async () => {
    const { storageDraftSchema, storageSchema } = await import('@/lib/validation/storage');
    return { schema: storageSchema, draftSchema: storageDraftSchema };
  },
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack for you?',
      lead: 'Nothing here is needed to store. Add only what you want us to do.',
      fields: ['addOns'],
      event: 'packing',
    },
    {
      id: 'space',
      title: 'Space and term',
      heading: 'How much space, and for how long?',
      lead: 'The longer you store, the less a week costs. You can change both until you pay.',
      fields: ['storageSpace', 'squareFeet', 'storageTerm', 'isStudent'],
      event: 'student_space_and_term',
    },
    {
      id: 'address',
      title: 'Address',
      heading: 'Where do we collect?',
      lead: 'Floors, lifts and parking are in the price now, so that they cannot surprise you on the day.',
      fields: ['addresses'],
      event: 'collection_address',
    },
    {
      id: 'items',
      title: 'Items',
      heading: 'What are we storing?',
      lead: 'Add what you have. Each item shows what it adds, and the unit fills as you go.',
      fields: ['furnitureItems'],
      event: 'items',
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'When should we collect?',
      lead: 'Prices are your whole first payment: storage, collection and what you added.',
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
      alsoWrong: (values, now) =>
        startRequestErrors(
          {
            services: servicesOf(values),
            date: values.dates.storageCollectionDate,
            wantsStartWithin14Days: values.wantsStartWithin14Days,
          },
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
    inputOf: (values) => storageToPrice({ ...values, promo: '' }),
    local: (values, known) => localQuote(values, known?.distanceMiles ?? null, known?.promo),
    remote: async (values) => (await import('@/lib/api/quotes')).calculatePersonalized(storageToPrice(values)),
    fromDto: fromQuoteDto,
    changeOf: quoteChange,
    conditions: conditionsOf,
  },
  fieldOfCode: {
    unknown_district: { field: 'addresses.storage_collection.postcode', text: MESSAGES.postcodeUnknown },
    volume_too_large: { field: 'furnitureItems', text: MESSAGES.tooMuch },
    by_request: { field: 'squareFeet', text: MESSAGES.byRequest },
    promo_invalid: { field: 'promo', text: PROMO_REFUSALS.promo_invalid },
    promo_expired: { field: 'promo', text: PROMO_REFUSALS.promo_expired },
  },
  save: async (body) => (await drafts()).saveDraft({ ...body, flow: 'storage' }),
  remove: async (draftId) => (await drafts()).deleteDraft(draftId),
};
