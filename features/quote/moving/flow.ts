import dynamic from 'next/dynamic';
import { calculatePersonalized } from '@/lib/api/quotes';
import { deleteDraft, saveCheckoutLead, saveDraft } from '@/lib/api/drafts';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { londonDate } from '@/lib/domain/london-time';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/order/moving-answers';
import { quoteChange } from '@/lib/domain/pricing/changes';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { movingDraftSchema, movingSchema } from '@/lib/validation/moving';
import type { Flow } from '../engine/types';
import { startRequestErrors } from './start-request';
import { conditionsOf, localQuote, moveToPrice } from './price';
import { PROMO_REFUSALS } from './promo-refusals';

/** Each step is a chunk of its own: a visitor loads the question they are at. */
const Packing = dynamic(() => import('./steps/PackingStep/PackingStep').then((module) => module.PackingStep));
const Addresses = dynamic(() => import('./steps/AddressesStep/AddressesStep').then((module) => module.AddressesStep));
const Items = dynamic(() => import('./steps/ItemsStep/ItemsStep').then((module) => module.ItemsStep));
const DateAndSlot = dynamic(() => import('./steps/DateStep/DateStep').then((module) => module.DateStep));
const Details = dynamic(() => import('./steps/DetailsStep/DetailsStep').then((module) => module.DetailsStep));

/** Moving in five steps (QUO-1). */
export const movingFlow: Flow<MovingAnswers> = {
  id: 'moving',
  path: ROUTES.movingQuote,
  summaryTitle: 'Your move',
  entryFields: ['movingSpace'],
  empty: EMPTY_MOVING_ANSWERS,
  schema: movingSchema,
  draftSchema: movingDraftSchema,
  steps: [
    {
      id: 'packing',
      title: 'Packing',
      heading: 'Should we pack for you?',
      lead: 'Nothing here is needed to move. Add only what you want us to do.',
      fields: ['movingSpace', 'addOns'],
      event: 'packing',
      Component: Packing,
    },
    {
      id: 'addresses',
      title: 'Addresses',
      heading: 'Where from, and where to?',
      lead: 'Floors, lifts and parking are in the price now, so that they cannot surprise you on the day.',
      fields: ['isStudent', 'addresses'],
      event: 'addresses',
      Component: Addresses,
    },
    {
      id: 'items',
      title: 'Items',
      heading: 'What are we moving?',
      lead: 'Add what you have. Each item shows what it adds, and the van fills as you go.',
      fields: ['furnitureItems'],
      event: 'items',
      Component: Items,
    },
    {
      id: 'date',
      title: 'Day and slot',
      heading: 'Pick a day and a slot',
      lead: 'Prices are for your whole move. What you see on the day is what you pay.',
      fields: ['dates', 'timeSlot'],
      event: 'date_and_slot',
      Component: DateAndSlot,
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
      alsoWrong: (values, now) => startRequestErrors(values, londonDate(now)),
      Component: Details,
      // A lead that cannot be saved must not keep the visitor from booking; the failure is reported by the client.
      afterSave: ({ firstName, lastName, email, phone, phonePrefix }, draftId) => {
        void saveCheckoutLead({ draftId, firstName, lastName, email, phone, phonePrefix }).catch(() => null);
      },
    },
  ],
  price: {
    inputOf: (values) => moveToPrice({ ...values, promo: '' }),
    local: (values, known) => localQuote(values, known?.distanceMiles ?? null, known?.promo),
    remote: (values) => calculatePersonalized(moveToPrice(values)),
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
  save: ({ draftId, step, answers }) => saveDraft({ draftId, flow: 'moving', step, answers }),
  remove: deleteDraft,
};
