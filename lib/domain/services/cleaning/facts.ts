import { ITEMS_AND_HELP, type ServiceFacts } from '../facts';

export const CLEANING_FACTS = {
  service: 'CLEANING',
  dateKey: 'cleaningDate',
  comesTo: 'cleaning',
  isTransport: false,
  store: null,
  isEdited: false,
  words: {
    name: 'Cleaning',
    date: 'Cleaning Date',
    job: 'clean',
    done: 'We cleaned the home',
    load: 'What we carry',
    contents: ITEMS_AND_HELP,
    visit: 'Cleaning',
    order: 'Clean',
    request: 'Cleaning by request',
  },
} as const satisfies ServiceFacts;
