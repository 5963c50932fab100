import type { QuoteDto, SlotDto } from './errors';

/** The effect of a change on one service, in pounds with VAT. */
export type ChangeLineDto = {
  /** Discounts are shared out over the services. */
  readonly service: string;
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** The percentage of a reduction that is refunded now. */
  readonly refundPercent: number;
};

/** `was` and `now`: such as "E1 6AN, 2nd floor, no lift". */
export type MovedStopDto = {
  readonly stop: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** Whether the postcode changes. The street is then asked for again. */
  readonly isElsewhere: boolean;
};

/** A step of a refund scale: the percentage that is refunded before `until` (ISO-8601 UTC). */
export type RefundStepDto = { readonly service: string; readonly refundPercent: number; readonly until: string };

/** The exact amounts of a change before it is made. */
export type ChangePreviewDto = {
  /** The version of the order that the amounts are based on, which the change sends back. */
  readonly version: number;
  readonly lines: readonly ChangeLineDto[];
  readonly totalBefore: number;
  readonly totalAfter: number;
  /** The share that cancelling would not refund, for a late reschedule. */
  readonly lateFee: number;
  readonly toPay: number;
  readonly refund: number;
  /** Earlier refunds, where they leave less to refund than the terms give. */
  readonly goneBefore: number;
  /** Until when these amounts apply if nothing else changes (ISO-8601 UTC). */
  readonly validUntil: string;
  readonly limits: readonly RefundStepDto[];
  readonly quote: QuoteDto | null;
  readonly appointments: readonly (SlotDto & { readonly key: string })[];
  readonly moved: readonly MovedStopDto[];
  /** LAW-6: whether services would begin inside their 14 days. */
  readonly needsStartRequest: boolean;
};

/**
 * `lapsed`: not paid in time, though a late payment still applies the change if possible. `superseded`: replaced by a
 * later change. `refused`: paid when the change was no longer possible, and refunded.
 */
export type ChangeState = 'applied' | 'awaiting_payment' | 'lapsed' | 'superseded' | 'refused';

/** A change as its customer sees it, in pounds with VAT. */
export type OrderChangeDto = {
  readonly changeId: string;
  readonly kind: 'reschedule' | 'cancel' | 'edit' | 'address';
  readonly state: ChangeState;
  readonly version: number;
  readonly toPay: number;
  readonly refund: number;
  /** While the change waits for payment. */
  readonly paymentUrl: string | null;
  readonly payUntil: string | null;
};
