import type { LocalDate } from '../order-types';

export type SlotState = 'free' | 'last' | 'full';

/** A day of the calendar. */
export type DayOffer = {
  readonly date: LocalDate;
  /** `closed`: not on offer (too soon, too late, closed day). */
  readonly state: 'free' | 'full' | 'closed';
  /** The whole price of the order on this day in pounds. Null while it cannot be priced. */
  readonly total: number | null;
  /** Whether `total` includes the busy-day surcharge. */
  readonly isBusy: boolean;
  readonly slots: readonly { readonly start: string; readonly end: string; readonly state: SlotState }[];
};
