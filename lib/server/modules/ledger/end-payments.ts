import { setShareState, sharesOf } from '@/lib/server/modules/orders/shares-repo';
import type { PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { refundPayment } from './refunds';
import { contractSessions, insertPayment, paymentsFor, sessionsFor, sessionsToEnd, type NewPayment } from './repo';

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

type Paid = { readonly at: Date; readonly but?: string };

export const endContractSessions = async (trx: Trx, { orderId, ...paid }: Paid & { readonly orderId: string }) =>
  endAll(trx, await contractSessions(trx, orderId), paid);

export const endExtraSessions = async (trx: Trx, { extraId, ...paid }: Paid & { readonly extraId: string }) =>
  endAll(trx, await sessionsFor(trx, 'extra_id', extraId), paid);

export const endShareSessions = async (trx: Trx, { shareId, ...paid }: Paid & { readonly shareId: string }) =>
  endAll(trx, await sessionsFor(trx, 'share_id', shareId), paid);

async function endAll(trx: Trx, sessions: readonly PaymentRow[], { at, but }: Paid): Promise<void> {
  for (const { id, provider } of sessions) if (id !== but && provider !== 'test') await enqueueSessionEnd(trx, id, at);
}

type EndOfShares = 'shares_unpaid' | 'paid_twice';

/** Refunds all paid shares and tells their payers, in the transaction that ends the hold or takes the whole price. */
export async function endShares(trx: Trx, orderId: string, why: EndOfShares, at: Date): Promise<void> {
  const shares = (await sharesOf(trx, orderId)).filter(({ state }) => state !== 'ended');
  for (const share of shares) {
    await setShareState(trx, share.id, 'ended', at);
    if (share.state !== 'paid') continue;
    for (const payment of await paymentsFor(trx, 'share_id', share.id, ['paid'])) {
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
