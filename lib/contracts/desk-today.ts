import type { DeskState } from './desk-parts';

/** A person whom the desk has to contact today, with the telephone number. */
export type TodayLine = {
  readonly key: string;
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  /** The reason for the entry: "Call back at 15:00: asks about parking". */
  readonly text: string;
  /** "£259"; '' where no money is involved. */
  readonly amount: string;
};

export type TodayJob = Omit<TodayLine, 'text' | 'amount'> & {
  readonly slot: string;
  readonly title: string;
  /** "Moving crew 1 and Moving crew 2"; '' while no crew is assigned. */
  readonly crew: string;
  readonly state: DeskState;
  readonly progress: string;
  readonly alarm: string;
};

/** The first page of the desk: running, late and unpaid jobs, and the customers to call. */
export type TodayView = {
  readonly kind: 'today';
  readonly day: string;
  /** The number of jobs, and of those that need attention: "5 jobs, 2 need you". */
  readonly summary: string;
  readonly closed: string | null;
  readonly planHref: string;
  readonly tomorrowHref: string;
  /** The jobs: first those that need attention, then running, coming and finished ones. */
  readonly jobs: readonly TodayJob[];
  readonly calls: readonly TodayLine[];
  /** The crews whose link has not been sent. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** Unhandled enquiries; null for none. */
  readonly enquiries: { readonly text: string; readonly href: string } | null;
  /** Undecided reviews; null for none. */
  readonly reviews: { readonly text: string; readonly href: string } | null;
  /** Claims that are due today or overdue; null for none. */
  readonly claims: { readonly text: string; readonly href: string } | null;
  readonly unpaid: { readonly total: string; readonly lines: readonly TodayLine[] };
};
