import {
  chargedAs,
  type PayableOrder,
  type PaymentDeps,
  type PaymentEvent,
  type RefundEvent,
  type SessionState,
} from '@/lib/server/platform/payment-provider/port';
import { isPayableChange } from '@/lib/server/modules/orders/change-dto';
import { waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { appointmentOf, changeTitle, orderOf, orderTitle, quoteOf } from '@/lib/server/modules/orders/documents';
import { findOrder, holdOrder, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { findShare, setShareState, sharesOf } from '@/lib/server/modules/orders/shares-repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow, PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { tokenMatches } from '@/lib/server/platform/installation/token';
import { randomUUID } from 'node:crypto';
import { shareHeldUntil, startsLongerHold } from '@/lib/domain/order/hold';
import { lruCache } from '@/lib/lru-cache';
import { orderPath } from '@/lib/routes';
import { settleExtra } from '@/lib/server/modules/extras/steps';
import { issueInvoice } from '@/lib/server/modules/invoices/issue';
import { ASKED_EVERY_MS, callForOperator, refundPayment } from '@/lib/server/modules/ledger/refunds';
import { endSessions, endShareSessions, endShares, storeSession } from '@/lib/server/modules/ledger/end-payments';
import {
  insertPaymentEvent,
  openPayment,
  paymentBy,
  setPaymentState,
  type PaymentState,
} from '@/lib/server/modules/ledger/repo';
import { settlePaidChange } from '@/lib/server/modules/order-lifecycle/apply-change';
import { confirmOrder } from '@/lib/server/modules/order-lifecycle/confirm';
import { paidByShares } from '@/lib/server/modules/orders/longer-hold';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { settleContractPayment } from '@/lib/server/modules/rentals/settle-payment';
import { holdReservations } from '@/lib/server/modules/slots/repo';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import { transact } from '@/lib/server/platform/db/db';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { reachable } from '@/lib/server/platform/payment-provider/with-payments';
import { recordKnownRefund, recordRefundsOfCharge } from '@/lib/server/modules/ledger/provider-refunds';

/** The amount due on an order: all of it, or the difference of a change (`changeId`). */
export type Payable = PayableOrder & {
  readonly changeId: string | null;
  /** Whether the card is saved for later payments of a rental. */
  readonly keepsCard: boolean;
};

/** Throws Problem not_found (also for a wrong token), order_not_payable, also if refusedNow refuses the change. */
export async function payableOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orderId: string,
  token: string,
): Promise<Payable> {
  const row = await findOrder(db, orderId);
  if (!row || !tokenMatches(token, row.token_hash)) throw new Problem('not_found');
  const { id, reference, email } = row;
  if (awaitsOrderPayment(row, now())) {
    // Each person pays a share, so paying the whole would pay twice.
    if ((await sharesOf(db, id)).some(({ state }) => state !== 'ended')) throw new Problem('order_not_payable');
    const { lines } = quoteOf(row);
    const heldUntil = new Date(row.hold_expires_at);
    return {
      id,
      reference,
      email,
      lines,
      heldUntil,
      title: orderTitle(row),
      amount: row.total_pence,
      changeId: null,
      keepsCard: agreesToLaterPayments(row),
    };
  }
  const change = await waitingChange(db, id);
  const isOpen = change && isPayableChange(change, now());
  if (!isOpen || (await refusedNow(db, row, { kind: change.kind, isOurs: false })))
    throw new Problem('order_not_payable');
  const heldUntil = new Date(change.hold_expires_at ?? change.updated_at);
  const amount = change.to_pay_pence;
  return {
    id,
    reference,
    email,
    amount,
    heldUntil,
    title: changeTitle(row),
    lines: [],
    changeId: change.id,
    keepsCard: false,
  };
}

export const agreesToLaterPayments = (row: OrderRow): boolean => orderOf(row).agreedPayments !== undefined;

/** Orders decide what a payment means. This file records each event once, in one transaction with all that follows. */

/** Attempts to get a session when a parallel request was faster and its session is over by now. */
const TRIES = 3;

/** Returns the one open session. Throws Problem not_found (also for a wrong token), order_not_payable, unavailable. */
export const paymentLink = (deps: PaymentDeps, orderId: string, token: string): Promise<string> =>
  links(deps.db, `${orderId} ${token}`, () => newestLink(deps, orderId, token));

const links = singleFlight<string>();

async function newestLink(deps: PaymentDeps, orderId: string, token: string): Promise<string> {
  const { db, provider } = deps;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await payableOrder(deps, orderId, token);
    const open = await openPayment(db, order, provider.id);
    const resumed = open && (await resumeSession(deps, open));
    if (resumed) return resumed;
    const { paymentId, session } = await newSession(deps, order, token);
    const kept = await keepSession(deps, { order, token }, { paymentId, providerRef: session.providerRef });
    if (kept === 'kept') return session.url;
    if (kept === 'not_payable') throw new Problem('order_not_payable');
  }
  throw new Problem('unavailable');
}

async function newSession({ provider, config }: PaymentDeps, order: Payable, token: string) {
  const paymentId = randomUUID();
  const page = config.siteOrigin + orderPath(order.reference, token);
  const [returnUrl, cancelUrl] = [`${page}&payment=paid`, `${page}&payment=cancelled`];
  const request = { paymentId, order, returnUrl, cancelUrl, keepsCard: order.keepsCard, customerRef: null };
  const session = await reachable(() => provider.createSession(request));
  return { paymentId, session };
}

/** The sessions that the provider said are open, with the time of the answer. */
const openSessions = lruCache<{ readonly url: string; readonly readAt: number }>(1_000);

/** Reads a session, or repeats the answer of a few seconds ago if it was open then. */
async function readToPay(
  { provider, now }: PaymentDeps,
  { id, provider_ref: providerRef }: Pick<PaymentRow, 'id' | 'provider_ref'>,
): Promise<SessionState> {
  const known = openSessions.get(id);
  if (known && now().getTime() - known.readAt < ASKED_EVERY_MS) return { state: 'open', url: known.url };
  const session = await reachable(() => provider.readSession({ id, providerRef }));
  if (session.state === 'open') openSessions.set(id, { url: session.url, readAt: now().getTime() });
  return session;
}

/**
 * Returns the address of an open session, or null if it is over unpaid. Records a payment whose event has not arrived.
 * Throws Problem order_not_payable when it is paid, unavailable.
 */
export async function resumeSession(
  deps: PaymentDeps,
  payment: Pick<PaymentRow, 'id' | 'provider_ref'>,
): Promise<string | null> {
  const session = await readToPay(deps, payment);
  if (session.state === 'open') return session.url;
  if (session.state === 'processing') throw new Problem('order_not_payable');
  if ((await recordPaymentEvent(deps, session.event)) === 'paid') throw new Problem('order_not_payable');
  return null;
}

const STATE_AFTER: Readonly<Record<PaymentEvent['type'], PaymentState>> = {
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  ended: 'cancelled',
};

/** Records an event once (BOOK-3). Returns the payment's state, which stays paid; null for an unknown payment. */
export async function recordPaymentEvent(deps: PaymentDeps, event: PaymentEvent): Promise<PaymentState | null> {
  const { db, now, provider } = deps;
  const state = await transact(db, async (trx) => {
    const payment = await paymentBy(trx, provider.id, 'provider_ref', event.providerRef);
    if (!payment) return null;
    const known = payment.state;
    if (!(await insertPaymentEvent(trx, event, payment, now()))) return known;
    const isWrong = !isWhatWasAsked(event, payment);
    const next = isWrong ? 'refused' : STATE_AFTER[event.type];
    if (!(await setPaymentState(trx, payment.id, { state: next, chargeRef: event.chargeRef, now: now() })))
      return 'paid';
    if (isWrong) await refuse(trx, deps, payment, event);
    else if (event.type === 'paid') {
      await paid(trx, deps, payment);
      await issueInvoice(trx, payment, now());
    } else if (event.type !== 'ended') {
      await notPaid(trx, deps, { id: event.id, orderId: payment.order_id, type: event.type });
    }
    return next;
  });
  wakeOutbox();
  return state;
}

const isWhatWasAsked = ({ type, taken }: PaymentEvent, { amount_pence }: PaymentRow): boolean =>
  type !== 'paid' || taken === undefined || (taken.amount === amount_pence && taken.currency === 'gbp');

/** Books nothing for a wrong amount: the operator checks it at the provider. */
function refuse(trx: Trx, { now }: PaymentDeps, payment: PaymentRow, { taken }: PaymentEvent): Promise<void> {
  const { id: paymentId, order_id: orderId, amount_pence: asked } = payment;
  const detail = { paymentId, asked, taken };
  return callForOperator(trx, { trouble: 'mismatch', orderId, subjectId: paymentId, at: now(), detail });
}

async function paid(trx: Trx, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const now = deps.now();
  const { id: paymentId, order_id: orderId, change_id: changeId } = payment;
  if (payment.contract_id !== null) {
    await settleContractPayment(trx, payment, now);
    return isBySession(payment) ? askForCard(trx, payment, now) : undefined;
  }
  if (payment.share_id !== null) return settleShare(trx, deps, { ...payment, share_id: payment.share_id });
  if (payment.extra_id !== null) return settleExtra(trx, { ...payment, extra_id: payment.extra_id }, now);
  if (changeId !== null) {
    await settlePaidChange(trx, deps, { ...payment, change_id: changeId });
    return endSessions(trx, { orderId, changeId, but: paymentId, at: now });
  }
  const confirmation = await confirmOrder(trx, orderId, 'payment', deps);
  await endSessions(trx, { orderId, changeId, but: paymentId, at: now });
  // Paid on a page that was open before the price was shared out.
  if (confirmation === 'confirmed') await endShares(trx, orderId, 'paid_twice', now);
  if ((confirmation === 'confirmed' || confirmation === 'revived') && (await findContract(trx, orderId))) {
    await askForCard(trx, payment, now);
  }
  if (confirmation === 'too_late' || confirmation === 'superseded') {
    return refundPayment(trx, payment, 'paid_too_late', now);
  }
  if (confirmation !== 'unchanged') return;
  // The order was paid by another session or has ended.
  await refundPayment(trx, payment, 'paid_twice', now);
  const dedupeKey = `order.refund_needed.operator:${paymentId}`;
  await enqueue(trx, 'order.refund_needed.operator', { orderId }, { dedupeKey, now });
}

const isBySession = ({ id, provider_ref }: PaymentRow): boolean => provider_ref !== chargedAs(id);

async function askForCard(trx: Trx, { id: paymentId, order_id: orderId }: PaymentRow, now: Date): Promise<void> {
  await enqueue(trx, 'storage.keep_card', { orderId, paymentId }, { dedupeKey: `storage.keep_card:${paymentId}`, now });
}

/** The order stays held, so that the visitor may try again. */
async function notPaid(
  trx: Trx,
  { now: clock }: PaymentDeps,
  { id, orderId, type }: { readonly id: string; readonly orderId: string; readonly type: 'failed' | 'cancelled' },
): Promise<void> {
  const now = clock();
  await insertEvent(trx, orderId, { type: `payment_${type}`, cause: 'payment', at: now });
  const order = await findOrder(trx, orderId);
  if (type !== 'failed' || !order) return;
  const notice = { notice: 'payment_failed', reference: order.reference } as const;
  await enqueue(trx, 'notice.slack', notice, { dedupeKey: `notice.slack:${id}`, now });
}

type Session = { readonly paymentId: string; readonly providerRef: string };
type Asked = { readonly order: Payable; readonly token: string };

/** `other`: a parallel request was faster. `not_payable`: it was paid or ended meanwhile. */
type KeptSession = 'kept' | 'other' | 'not_payable';

/** Stores a new session with the order's row locked. Of parallel ones one is kept, and the outbox ends the others. */
async function keepSession(deps: PaymentDeps, asked: Asked, session: Session): Promise<KeptSession> {
  const { db, now, provider } = deps;
  const { id: orderId, changeId, amount } = asked.order;
  const kept = await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const [found, at] = [await judge(trx, deps, asked), now()];
    const { paymentId, providerRef } = session;
    const payment = { id: paymentId, orderId, changeId, provider: provider.id, providerRef, amount, now: at };
    await storeSession(trx, payment, found === 'kept');
    const event = { type: 'payment_started', cause: 'visitor', at, detail: { paymentId } } as const;
    if (found === 'kept') await insertEvent(trx, orderId, event);
    return found;
  });
  if (kept !== 'kept') wakeOutbox();
  return kept;
}

async function judge(trx: Trx, { now, provider }: PaymentDeps, { order, token }: Asked): Promise<KeptSession> {
  if (await openPayment(trx, order, provider.id)) return 'other';
  try {
    const { changeId, amount } = await payableOrder({ db: trx, now }, order.id, token);
    return changeId === order.changeId && amount === order.amount ? 'kept' : 'not_payable';
  } catch (error) {
    if (error instanceof Problem) return 'not_payable';
    throw error;
  }
}

type SharePayment = PaymentRow & { readonly share_id: string };

/**
 * Marks a share as paid, extends the hold once a quarter is paid, and books the order once everything is. Refunds a
 * share that was paid before or whose hold has ended: it never revives an order whose other shares were refunded.
 */
async function settleShare(trx: Trx, deps: Pick<Deps, 'now' | 'config'>, payment: SharePayment): Promise<void> {
  const at = deps.now();
  const { id: paymentId, order_id: orderId, share_id: shareId } = payment;
  const order = await lockOrder(trx, orderId);
  const share = await findShare(trx, shareId);
  await endShareSessions(trx, { shareId, at, but: paymentId });
  if (!share || share.state !== 'open' || !awaitsOrderPayment(order, at)) {
    const why = share?.state === 'paid' || order.state === 'confirmed' ? 'paid_twice' : 'shares_unpaid';
    await refundPayment(trx, payment, why, at);
    if (!share || share.email === '') return;
    const topic = 'order.share_refunded.customer';
    const about = { orderId, shareId, paymentId, why } as const;
    return enqueue(trx, topic, about, { dedupeKey: `${topic}:${paymentId}`, now: at });
  }
  const paidBefore = paidByShares(await sharesOf(trx, orderId));
  await setShareState(trx, shareId, 'paid', at);
  await insertEvent(trx, orderId, { type: 'share_paid', cause: 'payment', at, detail: { paymentId } });
  if (share.email !== '') {
    const topic = 'order.share_paid.customer';
    await enqueue(trx, topic, { orderId, shareId }, { dedupeKey: `${topic}:${paymentId}`, now: at });
  }
  const shares = await sharesOf(trx, orderId);
  if (shares.some(({ state }) => state === 'open')) {
    const isLonger = startsLongerHold(order.total_pence, paidBefore, share.pence);
    return isLonger ? holdForOthers(trx, order, paymentId, at) : undefined;
  }
  const confirmation = await confirmOrder(trx, orderId, 'payment', deps);
  if (confirmation !== 'confirmed') throw new Error(`All shares are paid, and the order is ${confirmation}`);
  await endSessions(trx, { orderId, changeId: null, at, but: paymentId });
}

async function holdForOthers(trx: Trx, order: OrderRow, paymentId: string, at: Date): Promise<void> {
  const until = shareHeldUntil(appointmentOf(order).date, new Date(order.hold_expires_at), at);
  await holdOrder(trx, order.id, until);
  await holdReservations(trx, order.id, until);
  const topic = 'order.shares.customer';
  await dropWaiting(trx, topic, { orderId: order.id });
  await enqueue(trx, topic, { orderId: order.id }, { dedupeKey: `${topic}:${paymentId}`, now: at });
}

/**
 * Records a refund event once, also of a refund made at the provider. If the event precedes that of its payment, reads
 * the payment. Returns false for an unknown payment.
 */
export async function recordRefundEvent(deps: PaymentDeps, event: RefundEvent): Promise<boolean> {
  return (
    (await recordKnownRefund(deps, event)) ||
    ((await learnOfCharge(deps, event.chargeRef)) && recordKnownRefund(deps, event))
  );
}

/** Reads and records all refunds of a payment. Returns false for an unknown payment. */
export async function recordRefundsOf(deps: PaymentDeps, chargeRef: string): Promise<boolean> {
  const known = await paymentBy(deps.db, deps.provider.id, 'charge_ref', chargeRef);
  if (!known && !(await learnOfCharge(deps, chargeRef))) return false;
  await recordRefundsOfCharge(deps, chargeRef);
  return true;
}

async function learnOfCharge(deps: PaymentDeps, chargeRef: string): Promise<boolean> {
  const paid = await deps.provider.readCharge(chargeRef);
  return paid !== null && (await recordPaymentEvent(deps, paid)) !== null;
}
