import { report } from '@/lib/server/platform/observability/report';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import { mayAsk } from '@/lib/server/modules/ledger/refunds';
import { findPayment, unfinishedSessions, type PaymentState } from '@/lib/server/modules/ledger/repo';
import { recordPaymentEvent } from './service';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';

const rechecks = singleFlight<unknown>();

/** Reads an order's open sessions, each at most once every few seconds. A failure is only logged. */
export async function recheckPayments(deps: PaymentDeps, orderId: string): Promise<void> {
  await rechecks(deps.db, orderId, () => recheckSessions(deps, orderId));
}

async function recheckSessions(deps: PaymentDeps, orderId: string): Promise<void> {
  const { db, provider } = deps;
  for (const { id, provider_ref: providerRef } of await unfinishedSessions(db, orderId, provider.id)) {
    if (!(await mayAsk(deps, 'back', id))) continue;
    try {
      const session = await provider.readSession({ id, providerRef });
      if (session.state === 'over') await recordPaymentEvent(deps, session.event);
    } catch (error) {
      report(error, { where: 'recheckPayments' });
    }
  }
}

const ENDABLE: readonly PaymentState[] = ['open', 'failed', 'spare'];

/** Ends a session. A payment that was faster counts (BOOK-3). Returns false when there is nothing left to end. */
export async function endSession(deps: PaymentDeps, paymentId: string): Promise<boolean> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || payment.provider !== deps.provider.id) return false;
  if (!ENDABLE.includes(payment.state)) return false;
  const event = await deps.provider.endSession(payment.provider_ref);
  if (event) await recordPaymentEvent(deps, event);
  return event !== null;
}
