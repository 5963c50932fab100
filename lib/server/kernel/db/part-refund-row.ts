import type { PartRefundReason } from '@/lib/domain/order/part-refund';

/** A part of what was paid that went back, by our office or by itself. */
export type PartRefundRow = {
  /** The key of the form; of what went back by itself, one of its own. */
  id: string;
  order_id: string;
  request_hash: string;
  reason: PartRefundReason;
  amount_pence: number;
  /** Of it, what no payment was there for: a person pays it back in another way. */
  by_hand_pence: number;
  created_at: string;
  /** The visit that came late, where it went back by itself: once for each. */
  visit_id: string | null;
};
