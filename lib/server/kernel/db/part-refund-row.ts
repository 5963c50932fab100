import type { PartRefundReason } from '@/lib/domain/order/part-refund';

/** A part of what was paid that our office gave back. */
export type PartRefundRow = {
  /** The key of the form. */
  id: string;
  order_id: string;
  request_hash: string;
  reason: PartRefundReason;
  amount_pence: number;
  /** Of it, what no payment was there for: a person pays it back in another way. */
  by_hand_pence: number;
  created_at: string;
};
