import { object, string } from 'yup';
import { calculatePersonalized } from './calculation';
import { APP_PREFIX, endpoint } from './endpoint';

export type SlotState = 'free' | 'last' | 'full';
export type DayDto = {
  readonly date: string;
  /** `closed`: not offered at all (too soon, too late, closed day). */
  readonly state: 'free' | 'full' | 'closed';
  /** The whole price of the same order on this day, in pounds; null while it cannot be priced. */
  readonly total: number | null;
  /** True where the busy-day supplement is in `total`. */
  readonly isBusy: boolean;
  readonly slots: readonly { readonly start: string; readonly end: string; readonly state: SlotState }[];
};

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
