import type { StorageAnswers } from '@/lib/domain/answers/storage';
import type { CheckedBooking } from '../booking';
import type { Step } from '../engine/types';
import { storageBooking } from './booking';

type Words = Partial<Pick<Step<StorageAnswers>, 'heading' | 'lead'>>;

/** What the steps say where nothing is rented, by their ids. */
const WORDS: Readonly<Partial<Record<string, Words>>> = {
  packing: { lead: 'All optional. The address, your items and the day come next.' },
  items: {
    heading: 'What are we adding?',
    lead: 'Add what is new. What is in your unit already counts towards its room, and not towards the price.',
  },
  date: { lead: 'Prices are for the whole collection. The price shown on a day is what you pay.' },
};

/** A collection into the unit that the customer has: the same questions, without those about what is rented. */
const topUpBooking: CheckedBooking<StorageAnswers> = {
  ...storageBooking,
  flow: {
    ...storageBooking.flow,
    summaryTitle: 'Your collection',
    steps: storageBooking.flow.steps.map((step) => ({ ...step, ...WORDS[step.id] })),
  },
  binds: () => 'One collection, with no further contract: your storage goes on as it is.',
};

/** How a collection is booked: into a unit of the customer's, or into one that is rented with it. */
export const bookingOf = (values: Pick<StorageAnswers, 'isTopUp'> | null): CheckedBooking<StorageAnswers> =>
  values?.isTopUp ? topUpBooking : storageBooking;
