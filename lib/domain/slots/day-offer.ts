import type { LocalDate } from '../vocabulary';

export type SlotState = 'free' | 'last' | 'full';

/** A day as the calendar shows it. */
export type DayOffer = {
  readonly date: LocalDate;
  /** `closed`: not offered at all (too soon, too late, closed day). */
  readonly state: 'free' | 'full' | 'closed';
  /** The whole price of the same order on this day, in pounds; null while it cannot be priced. */
  readonly total: number | null;
  /** True where the busy-day supplement is in `total`. */
  readonly isBusy: boolean;
  readonly slots: readonly { readonly start: string; readonly end: string; readonly state: SlotState }[];
};
