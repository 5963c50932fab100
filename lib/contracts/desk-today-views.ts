import type { DeskState } from './desk-parts';

/** Somebody whom the desk has to do with today, with the telephone at hand. */
export type TodayLine = {
  readonly key: string;
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  /** Why it stands here: "Call back at 15:00: asks about parking". */
  readonly text: string;
  /** "£259"; '' where it is not about money. */
  readonly amount: string;
};

export type TodayJob = Omit<TodayLine, 'text' | 'amount'> & {
  readonly slot: string;
  readonly title: string;
  /** "Moving crew 1 and Moving crew 2"; '' while nobody has it. */
  readonly crew: string;
  readonly state: DeskState;
  readonly said: string;
  readonly alarm: string;
};

/** What the desk opens on: what runs, what is late, what is unpaid, who must be called. */
export type TodayView = {
  readonly kind: 'today';
  readonly day: string;
  /** How many jobs there are and how many need somebody: "5 jobs, 2 need you". */
  readonly summary: string;
  readonly closed: string | null;
  readonly planHref: string;
  readonly tomorrowHref: string;
  /** Those that need somebody first, then what is under way, what is to come, what is over. */
  readonly jobs: readonly TodayJob[];
  readonly calls: readonly TodayLine[];
  /** Crews whose link nobody has been sent. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** Enquiries that nobody has handled; null for none. */
  readonly enquiries: { readonly text: string; readonly href: string } | null;
  /** Reviews that nobody has decided about; null for none. */
  readonly reviews: { readonly text: string; readonly href: string } | null;
  /** Claims that are due today or overdue; null for none. */
  readonly claims: { readonly text: string; readonly href: string } | null;
  readonly unpaid: { readonly total: string; readonly lines: readonly TodayLine[] };
};
