import { randomUUID } from 'node:crypto';
import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import { insertPayment, sharePayments } from '@/lib/server/modules/ledger/repo';
import { orderTitle, shareTitle } from '@/lib/server/modules/orders/documents';
import { findOrder, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { findShare } from '@/lib/server/modules/orders/shares-repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { Problem } from '@/lib/server/platform/base/problem';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import { transact, type Db, type Trx } from '@/lib/server/platform/db/db';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { sharePayPath } from '@/lib/shared-list-routes';
import { resumeSession } from './service';
import { reachable } from './wire';

const TRIES = 3;

/** A share that somebody owes now, with its order. Throws Problem not_found, order_not_payable. */
async function owed(db: Db, shareId: string, now: Date) {
  const share = await findShare(db, shareId);
  const order = share && (await findOrder(db, share.order_id));
  if (!share || !order) throw new Problem('not_found');
  if (share.state !== 'open' || !awaitsOrderPayment(order, now)) throw new Problem('order_not_payable');
  return { share, order };
}

const sessionFor = async ({ db, provider }: Pick<PaymentDeps, 'db' | 'provider'>, shareId: string) =>
  (await sharePayments(db, shareId, ['open', 'failed'])).find((one) => one.provider === provider.id);

/** Where somebody pays their share. However many ask at once, one session stays open. Throws Problem as `owed`, and unavailable. */
export const shareLink = (deps: PaymentDeps, shareId: string, key: string): Promise<string> =>
  links(deps.db, shareId, () => newestLink(deps, shareId, key));

const links = singleFlight<string>();

async function newestLink(deps: PaymentDeps, shareId: string, key: string): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await owed(deps.db, shareId, deps.now());
    const url = (await resumed(deps, shareId)) ?? (await opened(deps, shareId, key));
    if (url) return url;
  }
  throw new Problem('unavailable');
}

async function resumed(deps: PaymentDeps, shareId: string): Promise<string | null> {
  const open = await sessionFor(deps, shareId);
  return open ? resumeSession(deps, open) : null;
}

async function opened(deps: PaymentDeps, shareId: string, key: string): Promise<string | null> {
  const { db, now, provider, config } = deps;
  const { share, order: row } = await owed(db, shareId, now());
  const [paymentId, amount, title] = [randomUUID(), share.pence, shareTitle(row, share.name)];
  const order = {
    id: row.id,
    reference: row.reference,
    email: share.email,
    amount,
    title,
    lines: [{ label: title, detail: orderTitle(row), amount }],
    heldUntil: new Date(row.hold_expires_at),
  };
  const back = (said: string) => `${config.siteOrigin}${sharePayPath(key)}&payment=${said}`;
  const urls = { returnUrl: back('paid'), cancelUrl: back('cancelled') };
  const session = await reachable(() =>
    provider.createSession({ paymentId, order, keepsCard: false, customerRef: null, ...urls }),
  );
  const payment = { id: paymentId, orderId: row.id, changeId: null, shareId, provider: provider.id };
  const kept = await transact(db, async (trx) => {
    await lockOrder(trx, row.id);
    const [at, isKept] = [now(), await isStillFirst(trx, deps, shareId)];
    const session_ = { ...payment, providerRef: session.providerRef, amount, now: at };
    await insertPayment(trx, session_, isKept ? 'open' : 'spare');
    const detail = { paymentId };
    if (isKept) await insertEvent(trx, row.id, { type: 'payment_started', cause: 'visitor', at, detail });
    else {
      const dedupeKey = `payment.end_session:${paymentId}`;
      await enqueue(trx, 'payment.end_session', { paymentId }, { dedupeKey, now: at });
    }
    return isKept;
  });
  if (!kept) wakeOutbox();
  return kept ? session.url : null;
}

/** It is owed still, and nobody who asked in the same moment was faster. */
async function isStillFirst(trx: Trx, { provider, now }: PaymentDeps, shareId: string): Promise<boolean> {
  const isOwed = await owed(trx, shareId, now()).then(
    () => true,
    () => false,
  );
  return isOwed && !(await sessionFor({ db: trx, provider }, shareId));
}
