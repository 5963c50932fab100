import { ITEMS_AND_HELP, type ServiceFacts } from '../facts';

export const RETURN_FACTS = {
  service: 'STORAGE_RETURN',
  dateKey: 'deliveryDate',
  comesTo: 'delivery',
  isTransport: true,
  store: 'empties',
  isEdited: false,
  words: {
    name: 'Storage Return',
    date: 'Delivery Date',
    job: 'return',
    done: 'We brought your things back',
    load: 'What we bring back',
    contents: ITEMS_AND_HELP,
    visit: 'Storage return',
    order: 'Out of storage',
    request: 'Return by request',
  },
} as const satisfies ServiceFacts;
