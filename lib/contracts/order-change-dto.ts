import type { QuoteDto, SlotDto } from './errors';

/** The effect of a change on one service of the order. Pounds with at most two decimals, VAT included. */
export type ChangeLineDto = {
  /**
   * MOVING, PACKING …: one line per service of the order before and after. Discounts are shared out over the services.
   */
  readonly service: string;
  /** "Moving". */
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** The percentage of a reduction of this service that is refunded now, 0 to 100. */
  readonly refundPercent: number;
};

/**
 * An address whose postcode, floor, lift or parking changes. `label`: "Delivery". `was`, `now`: "E1 6AN, 2nd floor,
 * no lift".
 */
export type MovedStopDto = {
  readonly stop: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** Whether the postcode changes. Its street, notes and contact are then asked for again. */
  readonly isElsewhere: boolean;
};

/**
 * A current or later step of a service's refund scale: the percentage that is refunded before `until` (ISO-8601
 * UTC).
 */
export type RefundStepDto = { readonly service: string; readonly refundPercent: number; readonly until: string };

/** A change before it is made: its exact amounts, and the appointments and addresses that it leads to. */
export type ChangePreviewDto = {
  /** The version of the order that the amounts are based on, which the change sends back. */
  readonly version: number;
  readonly lines: readonly ChangeLineDto[];
  readonly totalBefore: number;
  readonly totalAfter: number;
  /** The cost of a late reschedule beside the price difference: the share that cancelling would not refund. */
  readonly lateFee: number;
  readonly toPay: number;
  readonly refund: number;
  /** Earlier refunds, where they leave less to refund than the terms give; otherwise 0. */
  readonly goneBefore: number;
  /** The instant until which these amounts apply if nothing else changes (ISO-8601 UTC). */
  readonly validUntil: string;
  readonly limits: readonly RefundStepDto[];
  /** The order's price after the change; null for a cancellation. */
  readonly quote: QuoteDto | null;
  /** The appointments after the change; none for a cancellation. */
  readonly appointments: readonly (SlotDto & { readonly key: string })[];
  /** The addresses that a change of addresses moves; none for every other change. */
  readonly moved: readonly MovedStopDto[];
  /** LAW-6: whether the change makes services begin inside their 14 days, so that the visitor has to request it. */
  readonly needsStartRequest: boolean;
};

/**
 * `applied`: in effect, with any refund on its way. `awaiting_payment`: takes effect on payment; any new places are
 * held until `payUntil`. `lapsed`: not paid in time; a late payment still applies the change if it is possible.
 * `superseded`: replaced by a later change. `refused`: paid when the change was no longer possible, and the payment
 * is refunded.
 */
export type ChangeState = 'applied' | 'awaiting_payment' | 'lapsed' | 'superseded' | 'refused';

/** A change of an order as its customer sees it. Pounds with at most two decimals, VAT included. */
export type OrderChangeDto = {
  readonly changeId: string;
  readonly kind: 'reschedule' | 'cancel' | 'edit' | 'address';
  readonly state: ChangeState;
  /** The order's version after the change. */
  readonly version: number;
  readonly toPay: number;
  readonly refund: number;
  /** While the change waits for payment: the path of the payment, and until when. */
  readonly paymentUrl: string | null;
  readonly payUntil: string | null;
};
