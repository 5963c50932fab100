import { ITEMS_AND_HELP, type ServiceFacts } from '../facts';

export const MOVING_FACTS = {
  service: 'MOVING',
  dateKey: 'movingDate',
  comesTo: 'collection',
  isTransport: true,
  store: null,
  isEdited: true,
  words: {
    name: 'Moving',
    date: 'Collection Date',
    job: 'move',
    done: 'We moved you',
    load: 'What we move',
    contents: ITEMS_AND_HELP,
    visit: 'Move',
    order: 'Move',
    request: 'Move by request',
  },
} as const satisfies ServiceFacts;
