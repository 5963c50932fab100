import type { ClaimKind, ClaimState } from '@/lib/domain/order/claim';

/** What a customer says went wrong, and what we have made of it. */
export type ClaimRow = {
  /** The key of its form, so that one that is sent twice is one claim; what belongs to a claim is kept under it. */
  id: string;
  order_id: string;
  /** Among the claims of its order, from 1. */
  number: number;
  request_hash: string;
  state: ClaimState;
  /** What happened, in the customer's words. */
  text: string;
  created_at: string;
  /** The last days, London's, on which we keep our word. */
  answer_by: string;
  decision_by: string;
  /** Of these two the day that counts now, then that by which our office pays its part; null when nothing is left to do. */
  due: string | null;
  answered_at: string | null;
  /** What the customer was written; '' before. */
  answer: string;
  decided_at: string | null;
  /** Why it was decided so, as the customer was told; '' where nothing was said, and before. */
  decision: string;
  /** The operator's address. */
  decided_by: string | null;
  /** Of what was accepted: what went back through the payment provider, and what our office pays in another way. */
  refund_pence: number;
  by_hand_pence: number;
  /** When our office has paid it. */
  by_hand_paid_at: string | null;
  /** Grows with everything that the desk does with it. */
  version: number;
};

/** A thing in a claim, in the order in which they were named. */
export type ClaimItemRow = {
  claim_id: string;
  position: number;
  title: string;
  kind: ClaimKind;
  /** What its owner says that it is worth; null for nothing said. */
  worth_pence: number | null;
};
