import { createHmac, hash, randomInt, randomUUID } from 'node:crypto';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { DAY_MS, londonDate, minutesAfter } from '@/lib/domain/london-time';
import { mailboxOf } from '@/lib/domain/order/contact';
import { isQuoteOpen, orderStanding } from '@/lib/domain/order/standing';
import { unpaidUntil } from '@/lib/domain/order/unpaid-limits';
import { documentsOf, orderOf } from '@/lib/server/modules/orders/documents';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import type {
  Db,
  DraftRow,
  OrderRateLimitRow,
  OrderRow,
  RentalDelegateRow,
  Trx,
} from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { addressBlock } from '@/lib/server/platform/limits/client-address';
import { RateLimited } from '@/lib/server/platform/limits/limits';
import { lockKeys } from '@/lib/server/platform/limits/rate-limit-repo';
import { deleteOrderCount, insertOrderCount, ordersSharingKeys } from './order-rate-limit-repo';
import type { CreateOrderRequest, CreatedOrderDto, createOrder } from '@/lib/contracts/checkout';
import { fromPounds, toPounds } from '@/lib/domain/money';
import type { BookedOrder } from '@/lib/domain/order-types';
import { HOLD_MINUTES, phoneHeldUntil } from '@/lib/domain/order/hold';
import { REFERENCE_LETTERS as LETTERS } from '@/lib/domain/order/reference';
import type { KeptLine, PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { orderPath } from '@/lib/routes';
import { keptFor, readJob, type Job } from '@/lib/server/modules/quotes/job';
import { normalPromo } from '@/lib/server/modules/quotes/promo';
import { planJob, type PlannedJob } from './plan';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { serviceOf } from '@/lib/domain/services/all';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { findDraft, lockDraft, markOrdered } from '@/lib/server/modules/drafts/repo';
import { sharedListIn } from '@/lib/server/modules/list-contributions/joined';
import { endHold, expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import {
  findOrder,
  findOrderByKey,
  findOrderOfDraft,
  insertEvent,
  insertOrder,
  lockOrder,
} from '@/lib/server/modules/orders/repo';
import { standingOf } from '@/lib/server/modules/orders/standing';
import { countPromoUse } from '@/lib/server/modules/quotes/promo-repo';
import { asStored, isReturn, proveOwnership, takeFromRental } from '@/lib/server/modules/returns/service';
import { nearestFreeSlots } from '@/lib/server/modules/slots/nearest';
import { reserve } from '@/lib/server/modules/slots/reserve';
import {
  InventoryChanged,
  assertRoom,
  isStorageAddition,
  keepRoom,
  withAddition,
  type Packed,
} from '@/lib/server/modules/storage-additions/own-addition';
import { unitTaken } from '@/lib/server/modules/units/refusal';
import { UnitTaken, takeUnit } from '@/lib/server/modules/units/take';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';

/** The customer who orders, with the network address. */
export type Visitor = { readonly user: SessionUser | null; readonly address: string };

/** How long an order counts. An order that is held for longer counts until its hold ends. */
export const ORDER_LIMIT_WINDOW_MS = DAY_MS;

export async function orderLimitKeys(
  { db, config }: Deps,
  visitor: Visitor,
  order: OrderRow,
): Promise<OrderRateLimitRow> {
  const secret = await readSecret(db, config.secretKey);
  const hash = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`order maker ${kind} ${text}`).digest('base64url');
  const { email, phone, phonePrefix } = orderOf(order).details;
  return {
    order_id: order.id,
    address_key: hash('address', addressBlock(visitor.address)),
    mailbox_key: hash('mailbox', mailboxOf(email)),
    phone_key: hash('phone', dialledNumber(phonePrefix, phone)),
    is_signed_in: visitor.user && mailboxOf(visitor.user.email) === mailboxOf(email) ? 1 : 0,
    created_at: order.created_at,
  };
}

/**
 * Counts a new order with the unpaid ones of its mailbox, telephone and network address, and locks all three against
 * parallel orders. Throws RateLimited too_many_unpaid (ABU-1).
 */
export async function countTowardsOrderLimit(trx: Trx, limitKeys: OrderRateLimitRow): Promise<void> {
  const now = new Date(limitKeys.created_at);
  await lockKeys(trx, [limitKeys.address_key, limitKeys.mailbox_key, limitKeys.phone_key], now.getTime());
  const since = new Date(now.getTime() - ORDER_LIMIT_WINDOW_MS);
  const earlier = await ordersSharingKeys(trx, limitKeys, { since, now });
  const until = unpaidUntil(
    // An order booked and then cancelled counts neither as held nor as paid.
    earlier
      .filter(({ state }) => state !== 'cancelled')
      .map((row) => ({
        sharesAddress: row.address_key === limitKeys.address_key,
        sharesMailbox: row.mailbox_key === limitKeys.mailbox_key,
        sharesPhone: row.phone_key === limitKeys.phone_key,
        isSignedIn: row.is_signed_in === 1,
        isPaid: orderStanding({ state: row.state, heldUntil: new Date(row.hold_expires_at) }, now) === 'paid',
        orderedAt: new Date(row.created_at),
        heldUntil: new Date(row.state === 'awaiting_payment' ? row.hold_expires_at : row.created_at),
      })),
    { isSignedIn: limitKeys.is_signed_in === 1, now },
  );
  if (until) throw new RateLimited(Math.ceil((until.getTime() - now.getTime()) / 1000), 'too_many_unpaid');
  await insertOrderCount(trx, limitKeys);
}

/** Returns a new order reference such as "SM-7K4Q-2XPD". There are 6.5 × 10¹¹, and the table refuses a duplicate. */
export function newReference(): string {
  const part = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `SM-${part()}-${part()}`;
}

/** The operator who takes an order by phone. `note` is written in the order's transaction. */
export type BookingOperator = {
  readonly operator: string;
  readonly note: (trx: Trx, order: OrderRow) => Promise<void>;
};

type Parts = {
  /** The rental that a return empties or a top-up fills. */
  readonly rental: OrderRow | null;
  readonly delegate: RentalDelegateRow | null;
  readonly request: CreateOrderRequest;
  readonly requestHash: string;
  readonly job: Job;
  readonly plan: PlannedJob;
  readonly quote: Quote;
  readonly operator: BookingOperator | null;
};

/** Returns the row of a new, unpaid order, with the priced inventory instead of the sent one. */
export async function newOrder(
  deps: Deps,
  { request, requestHash, job, plan, quote, rental, delegate, operator }: Parts,
): Promise<OrderRow> {
  const { furnitureItems } = job;
  const answers = { ...request.answers, promo: normalPromo(request.answers.promo), furnitureItems };
  const order = {
    ...job.service.toOrderLike(answers, quote),
    ...job.service.termsOf(answers, quote),
    ...coverOfStay(rental),
  };
  const id = randomUUID();
  const now = deps.now();
  return {
    id,
    reference: newReference(),
    token_hash: hashToken(orderToken(await readSecret(deps.db, deps.config.secretKey), id)),
    idempotency_key: request.idempotencyKey,
    request_hash: requestHash,
    draft_id: request.draftId,
    flow: request.flow,
    state: 'awaiting_payment',
    ...documentsOf({ order, quote, services: job.services }),
    square_feet: job.squareFeet,
    total_pence: quote.totalWithDiscount,
    starts_within_14_days: plan.startsWithin14Days ? 1 : 0,
    email: order.details.email,
    hold_expires_at: (operator ? phoneHeldUntil(plan.date, now) : minutesAfter(now, HOLD_MINUTES)).toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    calendar_sequence: 0,
    confirmed_at: null,
    services_agreed_at: null,
    added_at_json: null,
    store_order_id: rental?.id ?? null,
    helper_id: delegate?.id ?? null,
    booked_by: operator?.operator ?? null,
    checklist: '',
    home: '',
  };
}

/** Returns the cover of a rental for its later trips, without the item values, which stay with the owner's order. */
function coverOfStay(rental: OrderRow | null): Pick<BookedOrder, 'cover'> {
  const cover = rental ? orderOf(rental).cover : undefined;
  return cover && cover.step !== 'included' ? { cover: { ...cover, worth: [] } } : {};
}

export async function createdOrder({ db, config }: Deps, row: OrderRow): Promise<CreatedOrderDto> {
  const token = orderToken(await readSecret(db, config.secretKey), row.id);
  return {
    orderId: row.id,
    reference: row.reference,
    token,
    state: row.state === 'confirmed' ? 'confirmed' : 'awaiting_payment',
    totalWithDiscount: toPounds(row.total_pence),
    holdExpiresAt: row.hold_expires_at,
    orderUrl: `${config.siteOrigin}${orderPath(row.reference, token)}`,
  };
}

/** Returns the hash of a request. The schema fixes the key order, so equal requests have equal hashes. */
const hashOf = ({ flow, draftId, answers, expectedTotal, ...rest }: CreateOrderRequest): string => {
  const rental = 'store' in rest && rest.store.reference !== '' ? { store: rest.store.reference } : {};
  return hash('sha256', JSON.stringify({ flow, draftId, answers, expectedTotal, ...rental }), 'base64url');
};

/**
 * Creates an order: prices it again, and writes order, slot, event and messages in one transaction. A repeated request
 * gets the first answer, and so does a draft that is already paid for. Throws Problem: validation_failed,
 * unknown_district, volume_too_large, by_request, promo_invalid, promo_expired, not_found (draft), owner_unproven
 * (OWN-1), right_revoked, slot_unavailable, slot_taken with the nearest free slots, unit_taken with the nearest free
 * sizes, price_changed with the quote, too_many_unpaid (ABU-1).
 * @param visitor null for an order that does not come from outside
 * @param operator the operator who takes the order by phone, or null
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
    return await createdOrder(deps, await placeOrderRetrying(deps, sent, { requestHash, visitor, operator }));
  } catch (error) {
    // A used code or a full slot may have been taken by the same request in parallel.
    const first = error instanceof Problem || error instanceof WasOrdered ? await ordered() : null;
    if (!first) throw error;
    return createdOrder(deps, first);
  }
}

type Asking = {
  readonly requestHash: string;
  readonly visitor: Visitor | null;
  readonly operator: BookingOperator | null;
};

/** Places an order, and starts over when another transaction changes its rental or its shared list. */
async function placeOrderRetrying(deps: Deps, sent: CreateOrderRequest, asking: Asking): Promise<OrderRow> {
  try {
    return await placeOrder(deps, sent, asking);
  } catch (error) {
    if (error instanceof InventoryChanged || error instanceof ListChanged)
      return placeOrderRetrying(deps, sent, asking);
    throw error;
  }
}

async function resolveStorageOrder(deps: Deps, sent: CreateOrderRequest, visitor: Visitor | null) {
  if (!isReturn(sent) && !isStorageAddition(sent)) return { request: sent, rental: null, delegate: null };
  const proven = await proveOwnership(deps, sent, visitor?.user ?? null);
  if (isReturn(sent)) return { ...proven, request: await asStored(deps, sent, proven) };
  // Only the owner may add to a unit.
  if (proven.delegate) throw new Problem('owner_unproven');
  return { ...proven, request: await withAddition(deps, sent, proven.rental) };
}

async function placeOrder(deps: Deps, sent: CreateOrderRequest, asking: Asking): Promise<OrderRow> {
  const { requestHash, visitor, operator } = asking;
  const { request: asked, rental, delegate } = await resolveStorageOrder(deps, sent, visitor);
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
  if (rental) await expireLapsedHolds(deps, plan.needs);

  const order = await newOrder(deps, { request, requestHash, job, plan, quote, rental, delegate, operator });
  const packed = isStorageAddition(request) ? request.answers : null;
  // Owners need no limit on their returns: their storage is paid, and each item goes back only once.
  const limitKeys = visitor && (!isReturn(request) || delegate) ? await orderLimitKeys(deps, visitor, order) : null;
  try {
    if (await storeInSlot(deps, { order, rateLimit: limitKeys, operator, plan, promo: job.promo, packed, shared }))
      wakeOutbox();
  } catch (error) {
    if (error instanceof UnitTaken) throw await unitTaken(deps, { ...orderOf(order), squareFeet: order.square_feet });
    if (!(error instanceof SlotTaken)) throw error;
    throw new Problem('slot_taken', { nearestSlots: await nearestFreeSlots(deps, plan, plan.needsOn) });
  }
  return order;
}

/** Throws Problem as readJob does, with the fields of the request. */
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

/** Stores an order, and retries once after expiring lapsed holds when a slot or unit is taken. */
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

/** Returns the order that this request or its draft has already made. Throws for a key of another order. */
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

/** Minutes until an unpaid customer is mailed the payment link. One who pays sooner gets only the confirmation. */
const PAYMENT_REMINDER_MINUTES = 5;

/** Rolls back: the same request or draft has already made an order. */
export class WasOrdered extends Error {}
/** Rolls back: the shared list has changed since it was priced. */
export class ListChanged extends Error {}
/** Rolls back: a slot that the order needs is full. */
export class SlotTaken extends Error {}

type NewOrder = {
  readonly order: OrderRow;
  readonly rateLimit: OrderRateLimitRow | null;
  readonly operator: BookingOperator | null;
  readonly plan: PlannedJob;
  readonly promo: PromoTerms | null;
  /** The contents that a top-up was packed beside. */
  readonly packed: Packed | null;
  /** The markOfList of the list that the order was priced with. */
  readonly shared: string | null;
};

/**
 * Writes an order with all that belongs to it, and returns whether a message of it is due at once. Throws WasOrdered,
 * SlotTaken, UnitTaken, InventoryChanged, ListChanged, RateLimited, Problem promo_expired or not_found.
 */
async function storeOrder(
  trx: Trx,
  deps: Deps,
  { order, rateLimit, operator, plan, promo, packed, shared }: NewOrder,
): Promise<boolean> {
  const at = deps.now();
  if (!(await insertOrder(trx, order))) throw new WasOrdered();
  const hasEnded = order.draft_id !== null && (await takeDraft(trx, order.draft_id, order.id, { at, shared }));
  if (rateLimit) await countTowardsOrderLimit(trx, rateLimit);
  await takeFromRental(trx, order, at);
  if (packed) await keepRoom(trx, order, packed, at);
  const heldUntil = new Date(order.hold_expires_at);
  if (!(await takeUnit(trx, order, deps, heldUntil))) throw new UnitTaken();
  if (!(await reserve(trx, order.id, plan.needs, heldUntil, deps.config.capacity))) throw new SlotTaken();
  if (promo && !(await countPromoUse(trx, promo.code, londonDate(at)))) throw new Problem('promo_expired');
  await insertEvent(trx, order.id, { type: 'created', cause: operator ? 'operator' : 'visitor', at });
  await operator?.note(trx, order);
  await enqueue(
    trx,
    'order.received.customer',
    { orderId: order.id },
    {
      dedupeKey: `order.received.customer:${order.id}`,
      now: at,
      // A customer on the telephone learns how to pay only from this mail.
      availableAt: operator ? at : minutesAfter(at, PAYMENT_REMINDER_MINUTES),
    },
  );
  return hasEnded || operator !== null;
}

/**
 * Marks a draft as ordered, and returns whether that superseded an earlier unpaid order, whose slot is freed. Throws
 * WasOrdered when the earlier order is final, ListChanged, or Problem not_found.
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
    const before = (await findOrder(trx, draft.order_id)) && (await lockOrder(trx, draft.order_id));
    if (before && !isQuoteOpen((await standingOf(trx, before, at)).standing)) throw new WasOrdered();
    if (await endHold(trx, draft.order_id, 'superseded', at)) await deleteOrderCount(trx, draft.order_id);
  }
  await markOrdered(trx, { id: draftId, orderId });
  return draft.order_id !== null;
}

/** Returns the paid order of a draft, or the held one of the same request, so that a second tab gets it too. */
async function finalOrderOfDraft(db: Db, draftId: string, requestHash: string, now: Date): Promise<OrderRow | null> {
  const order = await findOrderOfDraft(db, draftId);
  if (!order) return null;
  const { standing } = await standingOf(db, order, now);
  const isFinal = !isQuoteOpen(standing) || (order.request_hash === requestHash && standing === 'held');
  return isFinal ? order : null;
}

/** Returns a text that differs whenever the shared list does. Null for a draft without one. */
function markOfList({ answers }: Pick<DraftRow, 'answers'>): string | null {
  const list = sharedListIn(DRAFT_ANSWERS.read(answers));
  return list && JSON.stringify(list);
}

/** Replaces the list of a request by the shared one, because others may have filled it since the page was loaded. */
async function withSharedList(
  { db }: Pick<Deps, 'db'>,
  request: CreateOrderRequest,
): Promise<{ readonly request: CreateOrderRequest; readonly shared: string | null }> {
  const draft = request.draftId === null ? undefined : await findDraft(db, request.draftId);
  const list = draft && draft.flow === request.flow ? sharedListIn(DRAFT_ANSWERS.read(draft.answers)) : null;
  if (!draft || !list) return { request, shared: draft ? markOfList(draft) : null };
  // The draft's flow has a list, so the request of the same flow has one.
  const answers = { ...request.answers, furnitureItems: list };
  return { request: { ...request, answers } as CreateOrderRequest, shared: markOfList(draft) };
}
