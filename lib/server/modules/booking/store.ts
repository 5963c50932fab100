import type { CreateOrderRequest } from '@/lib/contracts/checkout';
import { minutesAfter } from '@/lib/domain/durations';
import { londonDate } from '@/lib/domain/london-time';
import { isQuoteOpen } from '@/lib/domain/order/standing';
import type { PromoTerms } from '@/lib/domain/pricing/quote';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { findDraft, lockDraft, markOrdered } from '@/lib/server/modules/drafts/repo';
import { sharedListIn } from '@/lib/server/modules/list-contributions/joined';
import { endHold } from '@/lib/server/modules/order-lifecycle/expire';
import { findOrder, findOrderOfDraft, insertEvent, insertOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import { standingOf } from '@/lib/server/modules/orders/standing';
import { countPromoUse } from '@/lib/server/modules/quotes/promo-repo';
import { takeFromRental } from '@/lib/server/modules/returns/own-return';
import { reserve } from '@/lib/server/modules/slots/reserve';
import { keepRoom, type Packed } from '@/lib/server/modules/storage-additions/own-addition';
import { UnitTaken, takeUnit } from '@/lib/server/modules/units/take';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { DraftRow, OrderRateLimitRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { BookingOperator } from './new-order';
import { countTowardsOrderLimit } from './order-rate-limit';
import { deleteOrderCount } from './order-rate-limit-repo';
import type { PlannedJob } from './plan';

/**
 * Minutes until an unpaid customer is mailed the payment link. A customer who pays sooner gets only the confirmation.
 */
const PAYMENT_REMINDER_MINUTES = 5;

/** Thrown to roll back: the same request or draft has already made an order. */
export class WasOrdered extends Error {}
/** Thrown to roll back: the shared list has changed since it was priced. */
export class ListChanged extends Error {}
/** Thrown to roll back: a slot that the order needs is full. */
export class SlotTaken extends Error {}

export type NewOrder = {
  readonly order: OrderRow;
  /** The counted maker, or null for an order that is not counted. */
  readonly maker: OrderRateLimitRow | null;
  readonly booker: BookingOperator | null;
  readonly plan: PlannedJob;
  readonly promo: PromoTerms | null;
  /** The contents that a top-up was packed beside in its rented unit, or null for every other order. */
  readonly packed: Packed | null;
  /** The mark of the shared list that the order was priced with, or null for an order without one. */
  readonly shared: string | null;
};

/**
 * Writes an order with all that belongs to it, and returns whether a message of it is due at once.
 * Throws WasOrdered, SlotTaken, UnitTaken, InventoryChanged, ListChanged, RateLimited, Problem promo_expired or not_found.
 */
export async function storeOrder(
  trx: Trx,
  deps: Deps,
  { order, maker, booker, plan, promo, packed, shared }: NewOrder,
): Promise<boolean> {
  const at = deps.now();
  if (!(await insertOrder(trx, order))) throw new WasOrdered();
  const hasEnded = order.draft_id !== null && (await takeDraft(trx, order.draft_id, order.id, { at, shared }));
  if (maker) await countTowardsOrderLimit(trx, maker);
  await takeFromRental(trx, order, at);
  if (packed) await keepRoom(trx, order, packed, at);
  const heldUntil = new Date(order.hold_expires_at);
  if (!(await takeUnit(trx, order, deps, heldUntil))) throw new UnitTaken();
  if (!(await reserve(trx, order.id, plan.needs, heldUntil, deps.config.capacity))) throw new SlotTaken();
  if (promo && !(await countPromoUse(trx, promo.code, londonDate(at)))) throw new Problem('promo_expired');
  await insertEvent(trx, order.id, { type: 'created', cause: booker ? 'operator' : 'visitor', at });
  await booker?.note(trx, order);
  await enqueue(
    trx,
    'order.received.customer',
    { orderId: order.id },
    {
      dedupeKey: `order.received.customer:${order.id}`,
      now: at,
      // A customer on the telephone learns how to pay only from this mail.
      availableAt: booker ? at : minutesAfter(at, PAYMENT_REMINDER_MINUTES),
    },
  );
  return hasEnded || booker !== null;
}

/**
 * Marks a draft as ordered and returns whether that superseded an earlier unpaid order of the draft, whose slot is
 * freed.
 * Throws WasOrdered when the earlier order is final, ListChanged, or Problem not_found.
 */
async function takeDraft(
  trx: Trx,
  draftId: string,
  orderId: string,
  { at, shared }: { readonly at: Date } & Pick<NewOrder, 'shared'>,
): Promise<boolean> {
  const draft = await lockDraft(trx, draftId, at);
  if (!draft) throw new Problem('not_found', { fields: { draftId: 'This quote is no longer saved' } });
  if (markOfList(draft) !== shared) throw new ListChanged();
  if (draft.order_id !== null) {
    // An old unpaid order may already be deleted.
    const before = (await findOrder(trx, draft.order_id)) && (await lockOrder(trx, draft.order_id));
    if (before && !isQuoteOpen((await standingOf(trx, before, at)).standing)) throw new WasOrdered();
    if (await endHold(trx, draft.order_id, 'superseded', at)) await deleteOrderCount(trx, draft.order_id);
  }
  await markOrdered(trx, { id: draftId, orderId });
  return draft.order_id !== null;
}

/**
 * Returns the final order of a draft: one that is paid, in whole or in part, or the unpaid one of the same request
 * while its hold lasts, so that a second tab gets the same order.
 * Returns null when there is neither.
 */
export async function finalOrderOfDraft(
  db: Db,
  draftId: string,
  requestHash: string,
  now: Date,
): Promise<OrderRow | null> {
  const order = await findOrderOfDraft(db, draftId);
  if (!order) return null;
  const { standing } = await standingOf(db, order, now);
  const isFinal = !isQuoteOpen(standing) || (order.request_hash === requestHash && standing === 'held');
  return isFinal ? order : null;
}

/** Tells the state of a list that others fill from every other; null for a draft that nobody shares. */
function markOfList({ answers }: Pick<DraftRow, 'answers'>): string | null {
  const list = sharedListIn(DRAFT_ANSWERS.read(answers));
  return list && JSON.stringify(list);
}

/**
 * A request with the list that others have filled by now: what is ordered is what all have, whenever the page was loaded
 * from which it is ordered. `shared` is what the list must still be when the order is written.
 */
export async function withSharedList(
  { db }: Pick<Deps, 'db'>,
  request: CreateOrderRequest,
): Promise<{ readonly request: CreateOrderRequest; readonly shared: string | null }> {
  const draft = request.draftId === null ? undefined : await findDraft(db, request.draftId);
  const list = draft && draft.flow === request.flow ? sharedListIn(DRAFT_ANSWERS.read(draft.answers)) : null;
  if (!draft || !list) return { request, shared: draft ? markOfList(draft) : null };
  // The draft's flow has a list: so has the request, which is of the same flow.
  const answers = { ...request.answers, furnitureItems: list };
  return { request: { ...request, answers } as CreateOrderRequest, shared: markOfList(draft) };
}
