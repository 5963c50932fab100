import { object } from 'yup';
import type { VisitKind, VisitState } from '@/lib/domain/visits/states';
import type { VanNow } from '@/lib/domain/visits/van';
import type { LocalDate, SlotTimes } from '@/lib/domain/vocabulary';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** A step that a visit has taken. Instants are ISO-8601 UTC. */
export type VisitStepDto = { readonly state: VisitState; readonly at: string };

/** A visit on its day, as its customer sees it. */
export type VisitDayDto = {
  readonly kind: VisitKind;
  readonly state: VisitState;
  /** The steps that it has taken, the first one first; what was undone is not among them. */
  readonly steps: readonly VisitStepDto[];
  /** What was booked, by the clocks of London. */
  readonly slot: SlotTimes;
  /** First names of who leads the crews that come; empty while nobody is named. */
  readonly who: readonly string[];
  /** When the crew is expected, as it said when it set off; null before, and when it has not said. */
  readonly window: { readonly from: string; readonly until: string } | null;
  /** `later`: the window is over. `no_word`: the slot is, and nobody has said anything. */
  readonly news: 'as_said' | 'later' | 'no_word';
  /** What is in the van, and what was counted. */
  readonly van: VanNow;
  /** What goes back because it came late, in pounds; null where nothing does. */
  readonly credit: {
    readonly pounds: number;
    readonly percent: number;
    /** `coming`: by itself, in minutes. `asked`: our office looks at it first. */
    readonly is: 'coming' | 'given' | 'asked';
  } | null;
};

/** The day of an order, on it, and on the evening before once its plan is published. */
export type OrderDayDto = {
  readonly date: LocalDate;
  /** It is today: then it is worth asking again. */
  readonly isToday: boolean;
  readonly checkedAt: string;
  readonly visits: readonly VisitDayDto[];
};

/** The day of an order as it is now, and nothing else of the order; null where there is none. */
export const readOrderDay = endpoint<OrderDayDto | null>()({
  name: 'readOrderDay',
  method: 'POST',
  path: `${APP_PREFIX}/read_order_day`,
  access: 'guest',
  request: object({
    ...orderKey,
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
});
