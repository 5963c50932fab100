import type { CallOutcome, EntryKind } from '@/lib/domain/order/desk-entries';

/** A note or a call about an order. Written once; only its call-back is closed later. */
export type DeskEntryRow = {
  id: string;
  order_id: string;
  at: string;
  /** The operator's address. */
  operator: string;
  kind: EntryKind;
  /** How a call ended; null for a note. */
  outcome: CallOutcome | null;
  /** What was said, in the operator's words; '' where the outcome says it all. */
  text: string;
  /** When the customer expects to be called; null for no call-back. */
  call_back_at: string | null;
  /** When somebody closed the call-back, and who. */
  done_at: string | null;
  done_by: string | null;
};
