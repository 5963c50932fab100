import type { QuoteDto, SlotDto } from './errors';

/** What a change does to one service of the order. Pounds with at most two decimals, VAT included. */
export type ChangeLineDto = {
  /** MOVING, PACKING …: one line a service, of the order before and after. Discounts are shared out over the services. */
  readonly service: string;
  /** "Moving". */
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** How much of a reduction of this service is paid back at this moment, 0 to 100. */
  readonly refundPercent: number;
};

/** A stop that is somewhere else after a change, or on another floor: "Delivery", "E1 6AN, 2nd floor, no lift, …". */
export type MovedStopDto = {
  readonly stop: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** Another postcode: its street, notes and contact are asked for anew. */
  readonly isElsewhere: boolean;
};

/** A step of the scale that is still ahead: until this instant (ISO-8601 UTC) this much of a service is paid back. */
export type RefundLimitDto = { readonly service: string; readonly refundPercent: number; readonly until: string };

/** The exact money of a change, before it is made. At most one of `toPay` and `refund` is more than 0. */
export type ChangePreviewDto = {
  /** The order's version that this was worked out from; goes back with the change. */
  readonly version: number;
  readonly lines: readonly ChangeLineDto[];
  readonly totalBefore: number;
  readonly totalAfter: number;
  /** What a late reschedule costs beside the price difference: the share that cancelling would not pay back. */
  readonly lateFee: number;
  readonly toPay: number;
  readonly refund: number;
  /** What went back before, where it leaves less to pay back than the terms give; 0 where it does not. */
  readonly goneBefore: number;
  /** The instant until which these amounts hold if nobody changes anything (ISO-8601 UTC). */
  readonly validUntil: string;
  readonly limits: readonly RefundLimitDto[];
  /** The order's price after the change; null for a cancellation. */
  readonly quote: QuoteDto | null;
  /** When we come after the change; none for a cancellation. */
  readonly appointments: readonly (SlotDto & { readonly key: string })[];
  /** What a change of addresses moves; none for every other change. */
  readonly moved: readonly MovedStopDto[];
  /** LAW-6: services now begin inside their 14 days: the change needs the visitor's own request. */
  readonly needsStartRequest: boolean;
};

/**
 * `applied`: done; a refund is on its way. `awaiting_payment`: the new places are held until `payUntil`, and the change
 * takes effect when the difference is paid. `lapsed`: it was not paid in time. `superseded`: a later change took its place.
 * `refused`: it was paid after its places had gone, and the payment goes back.
 */
export type ChangeState = 'applied' | 'awaiting_payment' | 'lapsed' | 'superseded' | 'refused';

export type OrderChangeDto = {
  readonly changeId: string;
  readonly kind: 'reschedule' | 'cancel' | 'edit' | 'address';
  readonly state: ChangeState;
  /** The order's version after it. */
  readonly version: number;
  readonly toPay: number;
  readonly refund: number;
  /** While it waits for payment: the path that leads to the payment, and until when. */
  readonly paymentUrl: string | null;
  readonly payUntil: string | null;
};
