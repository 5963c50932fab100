import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import { insertPayment, openPayment } from '@/lib/server/modules/ledger/repo';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { payableOrder, type Payable } from './payable';

type Session = { readonly paymentId: string; readonly providerRef: string };
type Asked = { readonly order: Payable; readonly token: string };

/**
 * `kept`: the visitor is led to it. `other`: somebody who asked in the same moment was faster, and all are led to that
 * one. `not_payable`: it was paid, or has ended, while the session was made.
 */
export type KeptSession = 'kept' | 'other' | 'not_payable';

/**
 * Writes down a session that the provider has made, with the order's row locked: of those that were asked for in the
 * same moment one is kept. The others were shown to nobody; the outbox ends them.
 */
export async function keepSession(deps: PaymentDeps, asked: Asked, session: Session): Promise<KeptSession> {
  const kept = await transact(deps.db, async (trx) => {
    await lockOrder(trx, asked.order.id);
    const found = await judge(trx, deps, asked);
    await (found === 'kept' ? keep(trx, deps, asked, session) : endSpare(trx, deps, asked, session));
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

async function keep(trx: Trx, deps: PaymentDeps, asked: Asked, session: Session): Promise<void> {
  const at = deps.now();
  await insertPayment(trx, rowOf(deps, asked, session, at), 'open');
  const detail = { paymentId: session.paymentId };
  await insertEvent(trx, asked.order.id, { type: 'payment_started', cause: 'visitor', at, detail });
}

async function endSpare(trx: Trx, deps: PaymentDeps, asked: Asked, session: Session): Promise<void> {
  const at = deps.now();
  const { paymentId } = session;
  await insertPayment(trx, rowOf(deps, asked, session, at), 'spare');
  await enqueue(trx, 'payment.end_session', { paymentId }, { dedupeKey: `payment.end_session:${paymentId}`, now: at });
}

const rowOf = ({ provider }: PaymentDeps, { order }: Asked, { paymentId, providerRef }: Session, now: Date) => ({
  id: paymentId,
  orderId: order.id,
  changeId: order.changeId,
  provider: provider.id,
  providerRef,
  amount: order.amount,
  now,
});
