import { randomUUID } from 'node:crypto';
import { extraPaidPath } from '@/lib/account-routes';
import { MINUTE_MS } from '@/lib/domain/durations';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { pence } from '@/lib/domain/money';
import { Problem } from '@/lib/server/platform/base/problem';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ExtraRow, OrderRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { wakeOutbox } from '@/lib/server/platform/outbox/wake';
import { findExtra } from '@/lib/server/modules/extras/repo';
import { extraSessions, insertPayment } from '@/lib/server/modules/ledger/repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { extraTitle } from '@/lib/server/modules/orders/titles';
import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import { reachable } from './reachable';
import { resumeSession } from './service';

/** How long the page on which an extra is paid is kept open; it is owed until it is paid. */
const SESSION_MS = 60 * MINUTE_MS;
const TRIES = 3;

type Place = { readonly order: OrderRow; readonly token: string; readonly extraId: string };

/**
 * Where the customer pays what they have agreed to. However many ask at once, one session stays open. Throws Problem:
 * not_found, order_not_payable for what is not owed, unavailable when the provider is.
 */
export const extraLink = (deps: PaymentDeps, place: Place): Promise<string> =>
  links(deps.db, `${place.order.id} ${place.extraId}`, () => newestLink(deps, place));

const links = singleFlight<string>();

async function newestLink(deps: PaymentDeps, place: Place): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const extra = await findExtra(deps.db, place.extraId);
    if (extra?.order_id !== place.order.id) throw new Problem('not_found');
    if (extra.state !== 'agreed') throw new Problem('order_not_payable');
    const url = (await resumed(deps, extra)) ?? (await opened(deps, place, extra));
    if (url) return url;
  }
  throw new Problem('unavailable');
}

const sessionFor = async (deps: Pick<PaymentDeps, 'db' | 'provider'>, { id }: ExtraRow) =>
  (await extraSessions(deps.db, id)).find((one) => one.provider === deps.provider.id);

async function resumed(deps: PaymentDeps, extra: ExtraRow): Promise<string | null> {
  const open = await sessionFor(deps, extra);
  return open ? resumeSession(deps, open) : null;
}

async function opened(deps: PaymentDeps, { order: row, token }: Place, extra: ExtraRow): Promise<string | null> {
  const { db, now, provider, config } = deps;
  const [paymentId, amount] = [randomUUID(), pence(extra.pence)];
  const page = `${config.siteOrigin}${extraPaidPath(row.reference, token, extra.id)}`;
  const order = {
    id: row.id,
    reference: row.reference,
    email: row.email,
    amount,
    title: extraTitle(row),
    lines: [{ label: EXTRA_LABELS[extra.kind], detail: extra.what, amount }],
    heldUntil: new Date(now().getTime() + SESSION_MS),
  };
  const session = await reachable(() =>
    provider.createSession({
      paymentId,
      order,
      keepsCard: false,
      customerRef: null,
      returnUrl: `${page}&payment=paid`,
      cancelUrl: `${page}&payment=cancelled`,
    }),
  );
  const payment = { id: paymentId, orderId: row.id, changeId: null, extraId: extra.id, provider: provider.id };
  const kept = await transact(db, async (trx) => {
    await lockOrder(trx, row.id);
    const isKept = await isStillFirst(trx, deps, extra);
    await insertPayment(
      trx,
      { ...payment, providerRef: session.providerRef, amount, now: now() },
      isKept ? 'open' : 'spare',
    );
    if (!isKept) {
      const dedupeKey = `payment.end_session:${paymentId}`;
      await enqueue(trx, 'payment.end_session', { paymentId }, { dedupeKey, now: now() });
    }
    return isKept;
  });
  if (!kept) wakeOutbox();
  return kept ? session.url : null;
}

/** It is owed still, and nobody who asked in the same moment was faster. */
async function isStillFirst(trx: Trx, { provider }: PaymentDeps, extra: ExtraRow): Promise<boolean> {
  const now = await findExtra(trx, extra.id);
  return now?.state === 'agreed' && !(await sessionFor({ db: trx, provider }, extra));
}
