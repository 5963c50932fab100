import type { Refusal, ReviewState } from '@/lib/domain/reviews/written';

/** What the customer of a done order wrote of it, one row an order. '' and 0 once its author has taken it back. */
export type ReviewRow = {
  order_id: string;
  state: ReviewState;
  stars: number;
  text: string;
  /** What is shown as its author, as they chose. */
  name: string;
  area: string;
  version: number;
  created_at: string;
  /** When it was last written. */
  sent_at: string;
  decided_at: string | null;
  decided_by: string | null;
  refusal: Refusal | null;
  /** What the desk wrote to its author about a refusal. */
  refusal_note: string;
  /** 1: written to be looked at, by no customer (npm run seed:demo). */
  is_example: number;
};
