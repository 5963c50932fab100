import { storedDocument, type StoredDocument, type StoredText } from '@/lib/server/platform/documents/document';

/** The details of an event. Money is in pence, except `amount`, which is money in words. */
export type EventDetail = {
  readonly paymentId?: string;
  readonly refundId?: string;
  readonly changeId?: string;
  /** For a change: its kind and the amount to pay. */
  readonly kind?: string;
  readonly toPay?: number;
  /** For a completed change: the order before it, and its amounts. */
  readonly from?: StoredText<'order'>;
  readonly lateFee?: number;
  readonly paid?: number;
  readonly refund?: number;
  readonly byHand?: number;
  /** For a payment that differs from the requested amount. */
  readonly asked?: number;
  readonly taken?: { readonly amount: number; readonly currency: string } | undefined;
  /** For a refund. */
  readonly reason?: string;
  readonly amount?: string;
  /** For a delegate: the name, and the reference of the ordered return. */
  readonly helper?: string;
  readonly reference?: string;
};

export const EVENT_DETAIL: StoredDocument<'event_detail', EventDetail> = storedDocument('event_detail');
