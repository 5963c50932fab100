import type { OrderView } from '@/lib/contracts/order-view';
import type { orderPageModel } from './model';

type ModelInput = Parameters<typeof orderPageModel>[0];

export const inputOf = (view: OrderView, changes: Pick<ModelInput, 'now'> & Partial<ModelInput>): ModelInput => ({
  view,
  outcome: null,
  changed: null,
  pageHref: '/orders/SM-7K4Q-2XPD?token=t',
  againHref: '/again',
  bringBack: null,
  sms: null,
  checklist: null,
  accessCheck: null,
  keyHandover: null,
  extrasHref: '/orders/x/extra',
  coverHref: '/orders/x/cover',
  addThings: null,
  addressesHref: '/orders/x/addresses',
  storageHref: '/orders/x/storage',
  claims: null,
  wasteCarrier: 'CBDU1',
  isSaved: false,
  people: 'Two movers come with a van.',
  next: { timetable: [{ when: 'Tomorrow', what: 'We arrive.' }], advice: ['Advice'] },
  ...changes,
});
