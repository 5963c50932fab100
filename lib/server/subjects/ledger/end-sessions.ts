import type { Trx } from '@/lib/server/kernel/db/db';
import type { PaymentRow } from '@/lib/server/kernel/db/schema';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { contractSessions, extraSessions, sessionsToEnd, sharePayments } from './repo';

type Ended = {
  readonly orderId: string;
  /** The change that was paid for; null: the order itself. */
  readonly changeId: string | null;
  readonly at: Date;
  /** The session that was paid. */
  readonly but?: string;
};

/**
 * There is nothing to pay any more: it was paid, or its hold has ended. The provider's open sessions are ended by the
 * outbox, so that nobody pays twice or for nothing. Call it in the transaction that decides it.
 */
export async function endSessions(trx: Trx, { at, ...ended }: Ended): Promise<void> {
  for (const paymentId of await sessionsToEnd(trx, ended)) {
    const dedupeKey = `payment.end_session:${paymentId}`;
    await enqueue(trx, 'payment.end_session', { paymentId }, { dedupeKey, now: at });
  }
}

/** The same when what a contract's sessions ask for has changed or was paid. */
export async function endContractSessions(
  trx: Trx,
  { orderId, at, but = '' }: { readonly orderId: string; readonly at: Date; readonly but?: string },
): Promise<void> {
  await endAll(trx, await contractSessions(trx, orderId), { at, but });
}

/** The same when an extra was paid or withdrawn. */
export async function endExtraSessions(
  trx: Trx,
  { extraId, at, but = '' }: { readonly extraId: string; readonly at: Date; readonly but?: string },
): Promise<void> {
  await endAll(trx, await extraSessions(trx, extraId), { at, but });
}

/** The same when somebody's share was paid. */
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
    const dedupeKey = `payment.end_session:${paymentId}`;
    await enqueue(trx, 'payment.end_session', { paymentId }, { dedupeKey, now: at });
  }
}
