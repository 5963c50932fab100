import type { DeskState } from './desk-parts';

export type TodayLine = {
  readonly key: string;
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly text: string;
  readonly amount: string;
};

export type TodayJob = Omit<TodayLine, 'text' | 'amount'> & {
  readonly slot: string;
  readonly title: string;
  readonly crew: string;
  readonly state: DeskState;
  readonly progress: string;
  readonly alarm: string;
};

export type TodayView = {
  readonly kind: 'today';
  readonly day: string;
  readonly summary: string;
  readonly closed: string | null;
  readonly planHref: string;
  readonly tomorrowHref: string;
  /** First those that need attention, then running, coming and finished ones. */
  readonly jobs: readonly TodayJob[];
  readonly calls: readonly TodayLine[];
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly enquiries: { readonly text: string; readonly href: string } | null;
  readonly reviews: { readonly text: string; readonly href: string } | null;
  readonly claims: { readonly text: string; readonly href: string } | null;
  readonly unpaid: { readonly total: string; readonly lines: readonly TodayLine[] };
};
