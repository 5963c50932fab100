import { randomUUID } from 'node:crypto';
import { extraPaidPath, extraPath } from '@/lib/account-routes';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { getServices } from '@/lib/server/container';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import { sessionsFor } from '@/lib/server/modules/ledger/repo';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { extraTitle } from '@/lib/server/modules/orders/documents';
import { countWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { countProviderAsk } from '@/lib/server/modules/payments/provider-limit';
import { resumeSession } from '@/lib/server/modules/payments/service';
import { reachable, withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { Problem } from '@/lib/server/platform/base/problem';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import { transact } from '@/lib/server/platform/db/db';
import type { ExtraRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { findExtra } from './repo';
import { storeSession } from '@/lib/server/modules/ledger/end-payments';

/**
 * Answers GET /api/orders/{reference}/extra/pay?token=…&extra=…: redirects to the payment of an agreed extra, or to the
 * page of extras, which shows why there is no payment.
 */
export const extraPayRedirect = withErrorEnvelope('extraPay', async (request, response) => {
  allowMethods(request.method, response, ['GET']);
  const { reference, token, extra } = request.query;
  if (typeof reference !== 'string' || typeof token !== 'string' || typeof extra !== 'string')
    throw new Problem('not_found');
  const { deps } = getServices();
  const order = await authorisedOrder(deps, reference, token);
  if (!order) {
    await countWrongKey(deps, request);
    throw new Problem('not_found');
  }
  await countProviderAsk(deps, request);
  const page = deps.config.siteOrigin + extraPath(reference, token);
  const url = await extraLink(withPayments(deps), { order, token, extraId: extra }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'order_not_payable' || error.code === 'not_found') return page;
    if (error.code === 'unavailable') return `${page}&payment=unavailable`;
    throw error;
  });
  response.writeHead(303, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
});

/** How long a payment session stays open. */
const SESSION_MS = 60 * MINUTE_MS;
const TRIES = 3;

type Place = { readonly order: OrderRow; readonly token: string; readonly extraId: string };

/**
 * Returns the address at which the customer pays an agreed extra. Concurrent requests share one session. Throws Problem
 * not_found, order_not_payable for an extra that is not owed, unavailable.
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
  (await sessionsFor(deps.db, 'extra_id', id)).find((one) => one.provider === deps.provider.id);

async function resumed(deps: PaymentDeps, extra: ExtraRow): Promise<string | null> {
  const open = await sessionFor(deps, extra);
  return open ? resumeSession(deps, open) : null;
}

async function opened(deps: PaymentDeps, { order: row, token }: Place, extra: ExtraRow): Promise<string | null> {
  const { db, now, provider, config } = deps;
  const [paymentId, amount] = [randomUUID(), extra.pence];
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
    await storeSession(trx, { ...payment, providerRef: session.providerRef, amount, now: now() }, isKept);
    return isKept;
  });
  if (!kept) wakeOutbox();
  return kept ? session.url : null;
}

/** Returns whether the extra is still owed and no concurrent request has stored a session. */
async function isStillFirst(trx: Trx, { provider }: PaymentDeps, extra: ExtraRow): Promise<boolean> {
  const now = await findExtra(trx, extra.id);
  return now?.state === 'agreed' && !(await sessionFor({ db: trx, provider }, extra));
}
