import type { ServiceFacts } from '../facts';

export const STORAGE_FACTS = {
  service: 'STORAGE_COLLECTION',
  dateKey: 'storageCollectionDate',
  comesTo: 'storage_collection',
  isTransport: true,
  store: 'fills',
  isEdited: true,
  words: {
    name: 'Storage Collection',
    date: 'Collection Date',
    job: 'collection',
    done: 'We collected your things',
    load: 'What we collect',
    contents: 'Change the items, the unit or the services',
    visit: 'Storage collection',
    order: 'Into storage',
    request: 'Storage by request',
  },
} as const satisfies ServiceFacts;
