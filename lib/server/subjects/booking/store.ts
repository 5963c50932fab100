import { minutesAfter } from '@/lib/domain/durations';
import { londonDate } from '@/lib/domain/london-time';
import { isQuoteOpen } from '@/lib/domain/order/standing';
import type { PromoTerms } from '@/lib/domain/pricing/quote';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import type { OrderMakerRow, OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { lockDraft, markOrdered } from '@/lib/server/subjects/drafts/repo';
import { findOrder, findOrderOfDraft, insertEvent, insertOrder, lockOrder } from '@/lib/server/subjects/orders/repo';
import { standingOf } from '@/lib/server/subjects/orders/standing';
import { countPromoUse } from '@/lib/server/subjects/quotes/promo-repo';
import { takeFromStore } from '@/lib/server/subjects/returns/own-return';
import { reserve } from '@/lib/server/subjects/slots/reserve';
import { keepRoom, type Packed } from '@/lib/server/subjects/top-ups/own-top-up';
import { endHold } from '@/lib/server/subjects/transitions/expire';
import { takeUnit, UnitTaken } from '@/lib/server/subjects/units/take';
import { countMaker } from './makers';
import { deleteMaker } from './makers-repo';
import type { Booker } from './new-order';
import type { PlannedJob } from './plan';
import { markOfList } from './shared-list';

/** A mail with the way to pay goes out to those who have not paid by then; who pays at once gets only the confirmation. */
const PAYMENT_REMINDER_MINUTES = 5;

/** Thrown in the transaction to undo it: the same request or the same draft has made an order meanwhile. */
export class WasOrdered extends Error {}
/** Thrown in the transaction to undo it: others have changed the list that they share since it was priced. */
export class ListChanged extends Error {}
/** Thrown in the transaction to undo it: a slot that the order needs is full. */
export class SlotTaken extends Error {}

export type NewOrder = {
  readonly order: OrderRow;
  /** Null: by nobody who is counted. */
  readonly maker: OrderMakerRow | null;
  readonly booker: Booker | null;
  readonly plan: PlannedJob;
  readonly promo: PromoTerms | null;
  /** What it was packed beside, in a unit that is rented already; null for every other order. */
  readonly packed: Packed | null;
  /** The list that it was priced with, where others fill it; null for every other order. */
  readonly shared: string | null;
};

/**
 * Writes an order with all that belongs to it; true when something of it is to be told at once. Throws WasOrdered,
 * SlotTaken, UnitTaken, StoreChanged, ListChanged, RateLimited, Problem promo_expired or not_found.
 */
export async function storeOrder(
  trx: Trx,
  deps: Deps,
  { order, maker, booker, plan, promo, packed, shared }: NewOrder,
): Promise<boolean> {
  const at = deps.now();
  if (!(await insertOrder(trx, order))) throw new WasOrdered();
  const hasEnded = order.draft_id !== null && (await takeDraft(trx, order.draft_id, order.id, { at, shared }));
  if (maker) await countMaker(trx, maker);
  await takeFromStore(trx, order, at);
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
      // Nobody but its mail tells a customer on the telephone where to pay.
      availableAt: booker ? at : minutesAfter(at, PAYMENT_REMINDER_MINUTES),
    },
  );
  return hasEnded || booker !== null;
}

/** A draft is ordered once; an unpaid order that was made from it before gives way, and its slot with it: then true. */
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
    // An unpaid order of long ago may be deleted by now.
    const before = (await findOrder(trx, draft.order_id)) && (await lockOrder(trx, draft.order_id));
    if (before && !isQuoteOpen((await standingOf(trx, before, at)).standing)) throw new WasOrdered();
    if (await endHold(trx, draft.order_id, 'superseded', at)) await deleteMaker(trx, draft.order_id);
  }
  await markOrdered(trx, { id: draftId, orderId });
  return draft.order_id !== null;
}

/**
 * Returns the order that a draft has become for good: one that is paid, in whole or by some of its shares, or the unpaid one
 * that the same request has made, while its hold lasts: a second tab gets the same one. Null while there is neither.
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
