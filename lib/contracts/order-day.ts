import { object } from 'yup';
import type { VisitKind, VisitState } from '@/lib/domain/visits/states';
import type { VanNow } from '@/lib/domain/visits/van';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** A step of a visit. Instants are ISO-8601 UTC. */
export type VisitStepDto = { readonly state: VisitState; readonly at: string };

export type VisitDayDto = {
  readonly kind: VisitKind;
  readonly state: VisitState;
  /** Without the steps that were undone. */
  readonly steps: readonly VisitStepDto[];
  /** London time. */
  readonly slot: SlotTimes;
  /** First names of the foremen; empty while none is named. */
  readonly who: readonly string[];
  /** The expected arrival, as the crew said when it set off. */
  readonly window: { readonly from: string; readonly until: string } | null;
  /** `later`: the window has passed. `no_word`: the slot has passed without any event. */
  readonly news: 'as_said' | 'later' | 'no_word';
  readonly van: VanNow;
  /** The refund for a late arrival, in pounds. */
  readonly credit: {
    readonly pounds: number;
    readonly percent: number;
    /** `coming`: refunded automatically, in minutes. `asked`: our office checks first. */
    readonly is: 'coming' | 'given' | 'asked';
  } | null;
};

/** The day of an order, shown on that day, and on the evening before once its plan is published. */
export type OrderDayDto = {
  readonly date: LocalDate;
  readonly isToday: boolean;
  readonly checkedAt: string;
  readonly visits: readonly VisitDayDto[];
};

/** Reads the current day of an order and nothing else; null without such a day. */
export const readOrderDay = endpoint<OrderDayDto | null>()({
  name: 'readOrderDay',
  path: `${APP_PREFIX}/read_order_day`,
  access: 'guest',
  request: object({
    ...orderKey,
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
});
