import { minutesAfter } from '@/lib/domain/durations';
import type { PromoTerms } from '@/lib/domain/pricing/quote';
import { londonDate } from '@/lib/domain/london-time';
import type { Db, Trx } from '../db/db';
import type { OrderMakerRow } from '../db/order-maker-row';
import type { OrderRow } from '../db/schema';
import type { Deps } from '../deps';
import { findDraft, lockDraft, markOrdered } from '../drafts/repo';
import { Problem } from '../http/problem';
import { enqueue } from '../outbox/enqueue';
import { countPromoUse } from '../quotes/promo-repo';
import { takeFromStore } from '../returns/own-return';
import { reserve } from '../slots/reserve';
import { endHold } from './expire';
import { PAYMENT_REMINDER_MINUTES } from './hold';
import { countMaker } from './makers';
import { deleteMaker } from './makers-repo';
import type { PlannedJob } from './plan';
import { findOrder, insertEvent, insertOrder } from './repo';
import { isPayable } from './is-payable';

/** Thrown in the transaction to undo it: the same request or the same draft has made an order meanwhile. */
export class WasOrdered extends Error {}
/** Thrown in the transaction to undo it: a slot that the order needs is full. */
export class SlotTaken extends Error {}

type NewOrder = {
  readonly order: OrderRow;
  /** Null: by nobody who is counted. */
  readonly maker: OrderMakerRow | null;
  readonly plan: PlannedJob;
  readonly promo: PromoTerms | null;
};

/** Writes an order with all that belongs to it. Throws WasOrdered, SlotTaken, RateLimited, Problem promo_expired or not_found. */
export async function storeOrder(
  trx: Trx,
  { now, config }: Deps,
  { order, maker, plan, promo }: NewOrder,
): Promise<void> {
  const at = now();
  if (!(await insertOrder(trx, order))) throw new WasOrdered();
  if (order.draft_id !== null) await takeDraft(trx, order.draft_id, order.id, at);
  if (maker) await countMaker(trx, maker);
  await takeFromStore(trx, order, at);
  const heldUntil = new Date(order.hold_expires_at);
  if (!(await reserve(trx, order.id, plan.needs, heldUntil, config.capacity))) throw new SlotTaken();
  if (promo && !(await countPromoUse(trx, promo.code, londonDate(at)))) throw new Problem('promo_expired');
  await insertEvent(trx, order.id, { type: 'created', cause: 'visitor', at });
  await enqueue(
    trx,
    'order.received.customer',
    { orderId: order.id },
    {
      dedupeKey: `order.received.customer:${order.id}`,
      now: at,
      availableAt: minutesAfter(at, PAYMENT_REMINDER_MINUTES),
    },
  );
}

/** A draft is ordered once; an unpaid order that was made from it before gives way, and its slot with it. */
async function takeDraft(trx: Trx, draftId: string, orderId: string, at: Date): Promise<void> {
  const draft = await lockDraft(trx, draftId, at);
  if (!draft) throw new Problem('not_found', { fields: { draftId: 'This quote is not saved any more' } });
  if (draft.order_id !== null) {
    if (await endHold(trx, draft.order_id, 'superseded', at)) await deleteMaker(trx, draft.order_id);
    else if (await paidOrderOfDraft(trx, draftId)) throw new WasOrdered();
  }
  await markOrdered(trx, draftId, orderId);
}

const NOT_PAID = new Set(['awaiting_payment', 'expired', 'cancelled']);

/** The order that a draft has really become; null while none is paid. */
export async function paidOrderOfDraft(db: Db, draftId: string): Promise<OrderRow | null> {
  const order = await orderOfDraft(db, draftId);
  return order && !NOT_PAID.has(order.state) ? order : null;
}

/** The unpaid order that the same request has made from a draft, while its hold lasts: a second tab gets the same one. */
export async function heldOrderOfDraft(
  db: Db,
  draftId: string,
  requestHash: string,
  now: Date,
): Promise<OrderRow | null> {
  const order = await orderOfDraft(db, draftId);
  return order && order.request_hash === requestHash && isPayable(order, now) ? order : null;
}

async function orderOfDraft(db: Db, draftId: string): Promise<OrderRow | null> {
  const draft = await findDraft(db, draftId);
  return (draft?.order_id && (await findOrder(db, draft.order_id))) || null;
}
