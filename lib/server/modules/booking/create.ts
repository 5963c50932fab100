import { createHash } from 'node:crypto';
import type { createOrder, CreateOrderRequest } from '@/lib/contracts/checkout';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { fromPounds } from '@/lib/domain/money';
import type { KeptLine } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByKey } from '@/lib/server/modules/orders/repo';
import { readJob, type Job } from '@/lib/server/modules/quotes/job';
import { keptFor } from '@/lib/server/modules/quotes/kept-prices';
import { asStored, isReturn, proveOwnership } from '@/lib/server/modules/returns/own-return';
import { nearestFreeSlots } from '@/lib/server/modules/slots/nearest';
import {
  withAddition,
  assertRoom,
  isStorageAddition,
  InventoryChanged,
} from '@/lib/server/modules/storage-additions/own-addition';
import { unitTaken } from '@/lib/server/modules/units/refusal';
import { UnitTaken } from '@/lib/server/modules/units/take';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { createdOrder, newOrder, type BookingOperator } from './new-order';
import { orderLimitKeys, type Visitor } from './order-rate-limit';
import { planJob } from './plan';
import {
  ListChanged,
  SlotTaken,
  WasOrdered,
  finalOrderOfDraft,
  storeOrder,
  withSharedList,
  type NewOrder,
} from './store';

/** Returns the hash of a request. The schema fixes the key order, so equal requests have equal hashes. */
const hashOf = ({ flow, draftId, answers, expectedTotal, ...rest }: CreateOrderRequest): string => {
  const rental = 'store' in rest && rest.store.reference !== '' ? { store: rest.store.reference } : {};
  return createHash('sha256')
    .update(JSON.stringify({ flow, draftId, answers, expectedTotal, ...rental }))
    .digest('base64url');
};

/**
 * Creates an order: prices it again, reserves the slot, and writes order, event and messages in one transaction.
 * A repeated request (same idempotency key) gets the first answer. A draft that is already paid for is not ordered
 * again: the answer is its order.
 * Throws Problem: validation_failed, unknown_district, volume_too_large, by_request, promo_invalid, promo_expired,
 * not_found (draft), owner_unproven (a return, or a top-up of a unit, OWN-1), right_revoked, slot_unavailable,
 * slot_taken with the nearest free slots, unit_taken with the nearest free sizes, price_changed with the quote,
 * too_many_unpaid (ABU-1).
 * @param visitor the customer who orders, or null for an order that does not come from outside
 * @param operator the operator who takes the order by phone, or null for all others
 */
export async function createOrderFromCalculation(
  deps: Deps,
  sent: CreateOrderRequest,
  visitor: Visitor | null = null,
  operator: BookingOperator | null = null,
): Promise<ResponseOf<typeof createOrder>> {
  const requestHash = hashOf(sent);
  const ordered = () => orderedBefore(deps, sent, requestHash);
  const known = await ordered();
  if (known) return createdOrder(deps, known);
  try {
    return await createdOrder(deps, await placeBeside(deps, sent, { requestHash, visitor, booker: operator }));
  } catch (error) {
    // Whatever is in the way (a used code, a full slot) may have been taken by the same request in parallel.
    const first = error instanceof Problem || error instanceof WasOrdered ? await ordered() : null;
    if (!first) throw error;
    return createdOrder(deps, first);
  }
}

type Asking = {
  readonly requestHash: string;
  readonly visitor: Visitor | null;
  readonly booker: BookingOperator | null;
};

/**
 * Places an order, and starts over when the contents of its rental or its shared list change meanwhile. Each retry
 * means that another transaction came first.
 */
async function placeBeside(deps: Deps, sent: CreateOrderRequest, asking: Asking): Promise<OrderRow> {
  try {
    return await placeOrder(deps, sent, asking);
  } catch (error) {
    if (error instanceof InventoryChanged || error instanceof ListChanged) return placeBeside(deps, sent, asking);
    throw error;
  }
}

/** Returns the request as it is ordered, its rental, and the delegate who orders for the owner. */
async function resolveStorageOrder(deps: Deps, sent: CreateOrderRequest, visitor: Visitor | null) {
  if (!isReturn(sent) && !isStorageAddition(sent)) return { request: sent, store: null, helper: null };
  const proven = await proveOwnership(deps, sent, visitor?.user ?? null);
  if (isReturn(sent)) return { ...proven, request: await asStored(deps, sent, proven) };
  // Only the owner may add to a unit.
  if (proven.helper) throw new Problem('owner_unproven');
  return { ...proven, request: await withAddition(deps, sent, proven.store) };
}

async function placeOrder(deps: Deps, sent: CreateOrderRequest, asking: Asking): Promise<OrderRow> {
  const { requestHash, visitor, booker } = asking;
  const { request: asked, store, helper } = await resolveStorageOrder(deps, sent, visitor);
  const { request, shared } = await withSharedList(deps, asked);

  const kept = await keptFor(deps.db, request.draftId, deps.now());
  const job = await readOrdered(deps, request, visitor, kept);
  if (isStorageAddition(request)) await assertRoom(request, job.furnitureItems);
  const plan = await planJob(deps, job, request.answers);
  const quote = job.priceOn(plan.date);
  if (quote.totalWithDiscount !== fromPounds(request.expectedTotal)) {
    throw new Problem('price_changed', { quote: toQuoteDto(quote) });
  }
  // Items named by a lapsed return are in the rental again only once that return has expired.
  if (store) await expireLapsedHolds(deps, plan.needs);

  const order = await newOrder(deps, { request, requestHash, job, plan, quote, store, helper, booker });
  const packed = isStorageAddition(request) ? request.answers : null;
  // Owners need no limit on their returns: their storage is paid, and each item goes back only once.
  const limitKeys = visitor && (!isReturn(request) || helper) ? await orderLimitKeys(deps, visitor, order) : null;
  try {
    if (await storeInSlot(deps, { order, maker: limitKeys, booker, plan, promo: job.promo, packed, shared }))
      wakeOutbox();
  } catch (error) {
    if (error instanceof UnitTaken) throw await unitTaken(deps, { ...orderOf(order), squareFeet: order.square_feet });
    if (!(error instanceof SlotTaken)) throw error;
    throw new Problem('slot_taken', { nearestSlots: await nearestFreeSlots(deps, plan, plan.needsOn) });
  }
  return order;
}

/** Reads the job of an order request. Throws Problem as readJob does, with the fields of the request. */
export function readOrdered(
  deps: Deps,
  {
    flow,
    answers,
    draftId = null,
  }: Pick<CreateOrderRequest, 'flow' | 'answers'> & Partial<Pick<CreateOrderRequest, 'draftId'>>,
  visitor: Visitor | null = null,
  kept: readonly KeptLine[] = [],
): Promise<Job> {
  const service = serviceOf(flow);
  const reading = { promo: 'strict', from: visitor ?? undefined, path: 'answers.', kept, draftId } as const;
  return readJob(deps, service, service.requestOf(answers), reading);
}

/**
 * Stores an order, and retries once after expiring lapsed holds when a slot or unit is taken. A scheduled job expires
 * them every few seconds anyway.
 */
async function storeInSlot(deps: Deps, order: NewOrder): Promise<boolean> {
  const attempt = () => transact(deps.db, (trx) => storeOrder(trx, deps, order));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof SlotTaken || error instanceof UnitTaken)) throw error;
    // A unit is held whatever the slots are, so lapsed holds of all slots may be in the way.
    await expireLapsedHolds(deps, error instanceof SlotTaken ? order.plan.needs : null);
    return attempt();
  }
}

/**
 * Returns the order that this request or its draft has already made. Throws when the key was used for another order.
 */
async function orderedBefore(
  { db, now }: Deps,
  { idempotencyKey, draftId }: CreateOrderRequest,
  requestHash: string,
): Promise<OrderRow | null> {
  const known = await findOrderByKey(db, idempotencyKey);
  if (known && known.request_hash !== requestHash) {
    throw wrongField('idempotencyKey', 'This key has been used for another order');
  }
  if (known || draftId === null) return known ?? null;
  return finalOrderOfDraft(db, draftId, requestHash, now());
}
