import type { DayOffer } from '@/lib/domain/slots/calendar';
import { APP_PREFIX, endpoint } from './endpoint';
import { SLOT_REQUESTS } from './flows/all';
import { oneOfBy } from './one-of';

export type { SlotState } from '@/lib/domain/slots/calendar';
export type DayDto = DayOffer;

/** Returns the slots of a range of days (at most 62), with the price of each day for the given answers. */
export const findSlots = endpoint<{ readonly days: readonly DayDto[] }>()({
  name: 'findSlots',
  path: `${APP_PREFIX}/slots`,
  access: 'open',
  request: oneOfBy('service', SLOT_REQUESTS),
  errors: ['validation_failed', 'unknown_district', 'volume_too_large', 'by_request'],
});
