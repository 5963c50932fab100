import { object, string } from 'yup';
import type { DayOffer } from '@/lib/domain/slots/day-offer';
import { calculatePersonalized } from './calculation';
import { APP_PREFIX, endpoint } from './endpoint';

export type { SlotState } from '@/lib/domain/slots/day-offer';
export type DayDto = DayOffer;

/** The two-hour slots of a range of days (at most 62) with the price of each day for the answers given. */
export const findSlots = endpoint<{ readonly days: readonly DayDto[] }>()({
  name: 'findSlots',
  method: 'POST',
  path: `${APP_PREFIX}/slots`,
  request: object({
    service: string().oneOf(['MOVING']).required(),
    from: string()
      .matches(/^\d{4}-\d{2}-\d{2}$/)
      .required(),
    to: string()
      .matches(/^\d{4}-\d{2}-\d{2}$/)
      .required(),
    answers: calculatePersonalized.request,
  }),
  errors: ['validation_failed', 'unknown_district', 'volume_too_large'],
});
