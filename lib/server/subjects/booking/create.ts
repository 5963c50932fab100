import { createHash } from 'node:crypto';
import type { createOrder, CreateOrderRequest } from '@/lib/contracts/checkout';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { fromPounds } from '@/lib/domain/money';
import { serviceOf } from '@/lib/domain/services/all';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { findOrderByKey } from '@/lib/server/subjects/orders/repo';
import { readJob, type Job } from '@/lib/server/subjects/quotes/job';
import { asStored, isReturn, provenStore } from '@/lib/server/subjects/returns/own-return';
import { nearestFreeSlots } from '@/lib/server/subjects/slots/nearest';
import { expireLapsedHolds } from '@/lib/server/subjects/transitions/expire';
import { unitTaken } from '@/lib/server/subjects/units/refusal';
import { UnitTaken } from '@/lib/server/subjects/units/take';
import { createdOrder, newOrder } from './new-order';
import { makerOf, type Visitor } from './makers';
import { planJob } from './plan';
import { finalOrderOfDraft, SlotTaken, storeOrder, WasOrdered, type NewOrder } from './store';

/** The schema writes keys in its own order, so equal requests have equal hashes however they were written. */
const hashOf = ({ flow, draftId, answers, expectedTotal, ...rest }: CreateOrderRequest): string => {
  const store = 'store' in rest && rest.store.reference !== '' ? { store: rest.store.reference } : {};
  return createHash('sha256')
    .update(JSON.stringify({ flow, draftId, answers, expectedTotal, ...store }))
    .digest('base64url');
};

/**
 * Creates an order: prices again, takes the slot, and writes order, event and messages in one transaction.
 * A repeated request (same idempotency key) gets the first answer; a draft that has been paid for is not ordered again,
 * the answer is its order. Throws Problem: validation_failed, unknown_district, volume_too_large, by_request, promo_invalid,
 * promo_expired, not_found (draft), owner_unproven and right_revoked (a return, OWN-1), slot_unavailable, slot_taken with the nearest free slots, unit_taken with the nearest free sizes, price_changed with the quote,
 * too_many_unpaid (ABU-1).
 * @param visitor who orders; null for orders that nobody outside asks for
 */
export async function createOrderFromCalculation(
  deps: Deps,
  sent: CreateOrderRequest,
  visitor: Visitor | null = null,
): Promise<ResponseOf<typeof createOrder>> {
  const requestHash = hashOf(sent);
  const ordered = () => orderedBefore(deps, sent, requestHash);
  const known = await ordered();
  if (known) return createdOrder(deps, known);
  try {
    return await createdOrder(deps, await placeOrder(deps, sent, { requestHash, visitor }));
  } catch (error) {
    // Whatever is in its way now (a code used up, a place taken), it may be what the same request has taken meanwhile.
    const first = error instanceof Problem || error instanceof WasOrdered ? await ordered() : null;
    if (!first) throw error;
    return createdOrder(deps, first);
  }
}

async function placeOrder(
  deps: Deps,
  sent: CreateOrderRequest,
  { requestHash, visitor }: { readonly requestHash: string; readonly visitor: Visitor | null },
): Promise<OrderRow> {
  const proven = isReturn(sent) ? await provenStore(deps, sent, visitor?.user ?? null) : null;
  const request = proven && isReturn(sent) ? await asStored(deps, sent, proven) : sent;
  const { store, helper } = proven ?? { store: null, helper: null };

  const job = await readOrdered(deps, request, visitor);
  const plan = await planJob(deps, job, request.answers);
  const quote = job.priceOn(plan.date);
  if (quote.totalWithDiscount !== fromPounds(request.expectedTotal)) {
    throw new Problem('price_changed', { quote: toQuoteDto(quote) });
  }
  // What a lapsed return named is in the store again only when that has ended.
  if (store) await expireLapsedHolds(deps, plan.needs);

  const order = await newOrder(deps, { request, requestHash, job, plan, quote, store, helper });
  // An owner who takes things back has paid for their storage, and takes each of them once: they need no other limit.
  const maker = visitor && (!store || helper) ? await makerOf(deps, visitor, order) : null;
  try {
    if (await storeInSlot(deps, { order, maker, plan, promo: job.promo })) wakeOutbox();
  } catch (error) {
    if (error instanceof UnitTaken) throw await unitTaken(deps, { ...orderOf(order), squareFeet: order.square_feet });
    if (!(error instanceof SlotTaken)) throw error;
    throw new Problem('slot_taken', { nearestSlots: await nearestFreeSlots(deps, plan, plan.needsOn) });
  }
  return order;
}

/** The job of a request for an order. Throws Problem as readJob does, with the fields of the request. */
export function readOrdered(
  deps: Deps,
  { flow, answers }: Pick<CreateOrderRequest, 'flow' | 'answers'>,
  visitor: Visitor | null = null,
): Promise<Job> {
  const service = serviceOf(flow);
  const reading = { promo: 'strict', from: visitor ?? undefined, path: 'answers.' } as const;
  return readJob(deps, service, service.requestOf(answers), reading);
}

/** What has lapsed unpaid is swept every few seconds; here it is looked for only when it may be in the way. */
async function storeInSlot(deps: Deps, order: NewOrder): Promise<boolean> {
  const attempt = () => transact(deps.db, (trx) => storeOrder(trx, deps, order));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof SlotTaken || error instanceof UnitTaken)) throw error;
    // A unit is held whatever the slots are: then it is looked for everywhere.
    await expireLapsedHolds(deps, error instanceof SlotTaken ? order.plan.needs : null);
    return attempt();
  }
}

/** The order that this request, or its draft, has made already. Throws when the key was used for something else. */
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
