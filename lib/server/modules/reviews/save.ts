import type { RequestOf } from '@/lib/contracts/endpoint';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { saveReview } from '@/lib/contracts/reviews';
import type { OrderState } from '@/lib/domain/order/state';
import { mayBeWithdrawn, mayBeWritten } from '@/lib/domain/reviews/written';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, ReviewRow } from '@/lib/server/platform/db/schema';
import { dropReviewMails } from './ask';
import { findReview, putReview, renewStamp } from './repo';

type Written = Pick<RequestOf<typeof saveReview>, 'version' | 'stars' | 'text' | 'name' | 'area'>;

const NOT_DONE: Readonly<Partial<Record<OrderState, ErrorCode>>> = {
  awaiting_payment: 'order_unpaid',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
};

/** Throws Problem for an order that is not done. */
export function assertDone({ state }: Pick<OrderRow, 'state'>): void {
  if (state === 'completed') return;
  throw new Problem(NOT_DONE[state] ?? 'change_not_offered', {}, 'You can write a review once the job is done.');
}

const isSame = (row: ReviewRow, written: Written): boolean =>
  row.state !== 'withdrawn' && (['stars', 'text', 'name', 'area'] as const).every((key) => row[key] === written[key]);

/**
 * Keeps a review in the place of the one before, to be decided about anew; with the order's row locked. Throws Problem:
 * of assertDone, change_not_offered once it is published, order_changed when another version is there than the one that
 * was typed over and it says something else.
 */
export async function writeReview(trx: Trx, order: OrderRow, written: Written, at: Date): Promise<ReviewRow> {
  assertDone(order);
  const before = await findReview(trx, order.id);
  if (before && isSame(before, written)) return before;
  if (before && !mayBeWritten(before.state)) {
    throw new Problem('change_not_offered', {}, 'A published review can be taken back, but not changed.');
  }
  if ((before?.version ?? 0) !== written.version) throw new Problem('order_changed');
  const now = at.toISOString();
  const row: ReviewRow = {
    order_id: order.id,
    state: 'waiting',
    stars: written.stars,
    text: written.text,
    name: written.name,
    area: written.area,
    version: written.version + 1,
    created_at: before?.created_at ?? now,
    sent_at: now,
    decided_at: null,
    decided_by: null,
    refusal: null,
    refusal_note: '',
    is_example: before?.is_example ?? 0,
  };
  await putReview(trx, row);
  await dropReviewMails(trx, order.id);
  return row;
}

/** Deletes what it says, and leaves that there was one. Throws Problem nothing_to_change where there is none. */
export async function takeBack(trx: Trx, order: OrderRow): Promise<ReviewRow> {
  const before = await findReview(trx, order.id);
  if (!before || !mayBeWithdrawn(before.state)) throw new Problem('nothing_to_change');
  const row: ReviewRow = {
    ...before,
    state: 'withdrawn',
    stars: 0,
    text: '',
    name: '',
    area: '',
    refusal: null,
    refusal_note: '',
    version: before.version + 1,
  };
  await putReview(trx, row);
  if (before.state === 'published') await renewStamp(trx);
  return row;
}
