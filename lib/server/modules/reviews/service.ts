import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { ErrorCode } from '@/lib/contracts/errors';
import type * as contract from '@/lib/contracts/reviews';
import type { OrderState } from '@/lib/domain/order/state';
import {
  askedAt,
  ASKINGS,
  decideBy,
  mayBeWithdrawn,
  mayBeWritten,
  type Refusal,
} from '@/lib/domain/reviews/customer-review';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, ReviewRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { refreshShown } from './refresh';
import { findReview, putReview, renewStamp } from './repo';

type Guest = { readonly reference: string; readonly token: string };

/** The calls of customers about their review. Each throws Problem not_found for a wrong token. */
export function reviewsService(deps: Pick<Deps, 'db' | 'now'>) {
  const orderFor = async ({ reference, token }: Guest): Promise<OrderRow> => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  const locked = async <T>(guest: Guest, work: (trx: Trx, order: OrderRow) => Promise<T>): Promise<T> => {
    const { id } = await orderFor(guest);
    return transact(deps.db, async (trx) => work(trx, await lockOrder(trx, id)));
  };
  return {
    own: async (guest: Guest): Promise<contract.OwnReview | null> => {
      const row = await findReview(deps.db, (await orderFor(guest)).id);
      return row && ownReview(row);
    },

    /** Throws Problem as writeReview does. */
    save: async ({
      reference,
      token,
      ...written
    }: RequestOf<typeof contract.saveReview>): Promise<ResponseOf<typeof contract.saveReview>> => {
      const at = deps.now();
      const row = await locked({ reference, token }, (trx, order) => writeReview(trx, order, written, at));
      return { review: ownReview(row) };
    },

    /** Throws Problem nothing_to_change without a review. */
    withdraw: async (
      guest: RequestOf<typeof contract.withdrawReview>,
    ): Promise<ResponseOf<typeof contract.withdrawReview>> => {
      const row: ReviewRow = await locked(guest, withdrawReview);
      await refreshShown(deps);
      return { review: ownReview(row) };
    },

    stopMails: async (
      guest: RequestOf<typeof contract.stopReviewMails>,
    ): Promise<ResponseOf<typeof contract.stopReviewMails>> => {
      await locked(guest, (trx, { id }) => dropReviewMails(trx, id));
      return { stopped: true };
    },
  };
}

function ownReview(row: ReviewRow): contract.OwnReview {
  const { state, version, stars, text, name, area, refusal, refusal_note: note, sent_at: sentAt } = row;
  return {
    state,
    version,
    stars,
    text,
    name,
    area,
    sentAt,
    dueAt: decideBy(new Date(sentAt)).toISOString(),
    refused: state === 'refused' && refusal ? { reason: refusal, note } : null,
  };
}

const ASKED = 'review.asked.customer';

/** Call it in the transaction that completes the order. All customers are asked in the same way. */
export async function askForReview(trx: Trx, orderId: string, done: Date): Promise<void> {
  for (const asking of ASKINGS) {
    const when = { now: done, availableAt: askedAt(done, asking) };
    await enqueue(trx, ASKED, { orderId, asking }, { dedupeKey: `${ASKED}:${orderId}:${asking}`, ...when });
  }
}

async function dropReviewMails(trx: Trx, orderId: string): Promise<void> {
  for (const asking of ASKINGS) await dropWaiting(trx, ASKED, { orderId, asking });
}

type Written = Pick<RequestOf<typeof contract.saveReview>, 'version' | 'stars' | 'text' | 'name' | 'area'>;

const NOT_DONE: Readonly<Partial<Record<OrderState, ErrorCode>>> = {
  awaiting_payment: 'order_unpaid',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
};

function assertDone({ state }: Pick<OrderRow, 'state'>): void {
  if (state === 'completed') return;
  throw new Problem(NOT_DONE[state] ?? 'change_not_offered', {}, 'You can write a review once the job is done.');
}

const isSame = (row: ReviewRow, written: Written): boolean =>
  row.state !== 'withdrawn' && (['stars', 'text', 'name', 'area'] as const).every((key) => row[key] === written[key]);

/**
 * The order's row is locked. Saving the same review again is accepted. Throws Problem for an order that is not done,
 * change_not_offered for a published review, order_changed for another version.
 */
export async function writeReview(trx: Trx, order: OrderRow, written: Written, at: Date): Promise<ReviewRow> {
  assertDone(order);
  const before = await findReview(trx, order.id);
  if (before && isSame(before, written)) return before;
  if (before && !mayBeWritten(before.state)) {
    throw new Problem('change_not_offered', {}, 'A published review can be withdrawn, but not changed.');
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

/** Deletes the content and keeps the row. Throws Problem nothing_to_change without a review. */
async function withdrawReview(trx: Trx, order: OrderRow): Promise<ReviewRow> {
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

type Decision = {
  /** The version that the operator read. */
  readonly version: number;
  /** Null publishes the review. */
  readonly refusal: { readonly reason: Refusal; readonly note: string } | null;
  readonly by: string;
  readonly at: Date;
};

/** Refusing mails the reason. The order's row is locked. Throws Problem order_changed for another version or state. */
export async function decideReview(
  trx: Trx,
  order: OrderRow,
  { version, refusal, by, at }: Decision,
): Promise<{ readonly before: ReviewRow; readonly after: ReviewRow }> {
  const before = await findReview(trx, order.id);
  const isOpen = before?.state === 'waiting' || (refusal !== null && before?.state === 'published');
  if (!before || !isOpen || before.version !== version) throw new Problem('order_changed');
  const after: ReviewRow = {
    ...before,
    state: refusal ? 'refused' : 'published',
    version: version + 1,
    decided_at: at.toISOString(),
    decided_by: by,
    refusal: refusal?.reason ?? null,
    refusal_note: refusal?.note ?? '',
  };
  await putReview(trx, after);
  if (before.state !== 'waiting' || !refusal) await renewStamp(trx);
  if (refusal) {
    const topic = 'review.refused.customer';
    const payload = { orderId: order.id, version: String(after.version) };
    await enqueue(trx, topic, payload, { dedupeKey: `${topic}:${order.id}:${after.version}`, now: at });
  }
  return { before, after };
}
