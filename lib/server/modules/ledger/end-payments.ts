import { setShareState, sharesOf } from '@/lib/server/modules/orders/shares-repo';
import type { PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { refundPayment } from './refunds';
import { contractSessions, extraSessions, insertPayment, sessionsToEnd, sharePayments, type NewPayment } from './repo';

type Ended = {
  readonly orderId: string;
  /** Null for the order itself. */
  readonly changeId: string | null;
  readonly at: Date;
  /** The paid payment, whose session is not ended. */
  readonly but?: string;
};

/** Ends the open sessions of an order or change that is paid or no longer held, in the transaction that does so. */
export async function endSessions(trx: Trx, { at, ...ended }: Ended): Promise<void> {
  for (const paymentId of await sessionsToEnd(trx, ended)) await enqueueSessionEnd(trx, paymentId, at);
}

async function enqueueSessionEnd(trx: Trx, paymentId: string, at: Date): Promise<void> {
  const dedupeKey = `payment.end_session:${paymentId}`;
  await enqueue(trx, 'payment.end_session', { paymentId }, { dedupeKey, now: at });
}

/** Stores a new session as open, or as spare when a parallel request was faster. The outbox ends a spare one. */
export async function storeSession(trx: Trx, session: NewPayment, isKept: boolean): Promise<void> {
  await insertPayment(trx, session, isKept ? 'open' : 'spare');
  if (!isKept) await enqueueSessionEnd(trx, session.id, session.now);
}

export async function endContractSessions(
  trx: Trx,
  { orderId, at, but = '' }: { readonly orderId: string; readonly at: Date; readonly but?: string },
): Promise<void> {
  await endAll(trx, await contractSessions(trx, orderId), { at, but });
}

export async function endExtraSessions(
  trx: Trx,
  { extraId, at, but = '' }: { readonly extraId: string; readonly at: Date; readonly but?: string },
): Promise<void> {
  await endAll(trx, await extraSessions(trx, extraId), { at, but });
}

export async function endShareSessions(
  trx: Trx,
  { shareId, at, but = '' }: { readonly shareId: string; readonly at: Date; readonly but?: string },
): Promise<void> {
  await endAll(trx, await sharePayments(trx, shareId, ['open', 'failed']), { at, but });
}

async function endAll(
  trx: Trx,
  sessions: readonly Pick<PaymentRow, 'id' | 'provider'>[],
  { at, but }: { readonly at: Date; readonly but: string },
): Promise<void> {
  for (const { id: paymentId, provider } of sessions) {
    if (paymentId === but || provider === 'test') continue;
    await enqueueSessionEnd(trx, paymentId, at);
  }
}

type EndOfShares = 'shares_unpaid' | 'paid_twice';

/**
 * Refunds all paid shares of an order and tells their payers, in the transaction that ends the hold or takes the whole
 * price.
 */
export async function endShares(trx: Trx, orderId: string, why: EndOfShares, at: Date): Promise<void> {
  const shares = (await sharesOf(trx, orderId)).filter(({ state }) => state !== 'ended');
  for (const share of shares) {
    await setShareState(trx, share.id, 'ended', at);
    if (share.state !== 'paid') continue;
    for (const payment of await sharePayments(trx, share.id, ['paid'])) {
      await refundPayment(trx, payment, why, at);
      if (share.email === '') continue;
      const topic = 'order.share_refunded.customer';
      const about = { orderId, shareId: share.id, paymentId: payment.id, why };
      await enqueue(trx, topic, about, { dedupeKey: `${topic}:${payment.id}`, now: at });
    }
  }
  if (shares.length === 0 || why !== 'shares_unpaid') return;
  const topic = 'order.shares_unpaid.customer';
  const dedupeKey = `${topic}:${orderId}:${at.toISOString()}`;
  await enqueue(trx, topic, { orderId }, { dedupeKey, now: at });
}
