import { storedDocument, type StoredDocument, type StoredText } from '@/lib/server/kernel/documents/document';

/** What an event of an order's history was about. Money is in pence; `amount` is money in words. */
export type EventDetail = {
  readonly paymentId?: string;
  readonly refundId?: string;
  readonly changeId?: string;
  /** Of a change: what it is, and what it asks for. */
  readonly kind?: string;
  readonly toPay?: number;
  /** Of a change that was made: what the order was before, and its money. */
  readonly from?: StoredText<'order'>;
  readonly lateFee?: number;
  readonly paid?: number;
  readonly refund?: number;
  readonly byHand?: number;
  /** Of a payment that was not what was asked for. */
  readonly asked?: number;
  readonly taken?: { readonly amount: number; readonly currency: string } | undefined;
  /** Of money that goes back. */
  readonly reason?: string;
  readonly amount?: string;
  /** Who may order returns in the owner's stead, and the return that they ordered. */
  readonly helper?: string;
  readonly reference?: string;
};

export const EVENT_DETAIL: StoredDocument<'event_detail', EventDetail> = storedDocument('event_detail');
