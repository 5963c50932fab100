import type { ExtraKind } from '@/lib/domain/extras/kinds';
import type { ExtraState } from '@/lib/domain/extras/state';

/** What was asked on the day beyond an order. Words and amount stay as they were asked, whatever prices become. */
export type ExtraRow = {
  /** The key of the form that it was asked with, or made on the crew's phone. */
  id: string;
  order_id: string;
  kind: ExtraKind;
  /** The stop that it is about (order/stops.ts), or the side of a further one; '' for the whole order. */
  place: string;
  /** Of a further stop: where it is. Null for all else, and where nobody has said. */
  postcode: string | null;
  /** How it really is: "Delivery: second floor, no lift". */
  what: string;
  /** How the amount comes about. */
  worked_out: string;
  /** Why, as whoever asked tells the customer; '' for nothing. */
  reason: string;
  pence: number;
  state: ExtraState;
  /** The operator who asked, or the crew: "Moving crew 1". */
  asked_by: string;
  asked_at: string;
  /** Until when a yes counts. */
  answer_by: string;
  answered_at: string | null;
  /** The operator who was told the answer on the telephone; null: the customer gave it on the page, or nobody has. */
  heard_by: string | null;
  paid_at: string | null;
  updated_at: string;
};
