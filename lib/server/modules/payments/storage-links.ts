import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { sum } from '@/lib/domain/money';
import { chargeTitle } from '@/lib/domain/storage/billing';
import { lruCache } from '@/lib/lru-cache';
import { storagePath } from '@/lib/account-routes';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import { contractSessions } from '@/lib/server/modules/ledger/repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { recheckCardPages } from '@/lib/server/modules/rentals/cards';
import { insertAskedCard, keptCard, openCardPages } from '@/lib/server/modules/rentals/cards-repo';
import { chargesOf, isOwed } from '@/lib/server/modules/rentals/charges-repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import { transact } from '@/lib/server/platform/db/db';
import type { ChargeRow, OrderRow } from '@/lib/server/platform/db/schema';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { resumeSession } from './service';
import { reachable } from '@/lib/server/platform/payment-provider/with-payments';
import { storeSession } from '@/lib/server/modules/ledger/end-payments';

/** How long payment and card pages are kept open. */
const SESSION_MS = 60 * MINUTE_MS;
const TRIES = 3;

type Place = { readonly rental: OrderRow; readonly token: string };

/** Returns the one open session for all that is owed. Throws Problem order_not_payable, unavailable. */
export const openChargesLink = (deps: PaymentDeps, place: Place): Promise<string> =>
  links(deps.db, `pay ${place.rental.id}`, () => newestLink(deps, place));

const links = singleFlight<string>();

async function newestLink(deps: PaymentDeps, place: Place): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const owed = (await chargesOf(deps.db, place.rental.id)).filter(isOwed);
    if (owed.length === 0) throw new Problem('order_not_payable');
    const open = await sessionOver(deps, place, totalOf(owed));
    const url = (open && (await resumeSession(deps, open))) ?? (await opened(deps, place, owed));
    if (url) return url;
  }
  throw new Problem('unavailable');
}

const totalOf = (charges: readonly ChargeRow[]) => sum(charges.map((charge) => charge.pence));

async function sessionOver(deps: PaymentDeps, { rental }: Place, amount: number) {
  const sessions = await contractSessions(deps.db, rental.id);
  return sessions.find((one) => one.provider === deps.provider.id && one.amount_pence === amount);
}

async function opened(deps: PaymentDeps, place: Place, owed: readonly ChargeRow[]): Promise<string | null> {
  const { db, now, provider, config } = deps;
  const { rental, token } = place;
  const [paymentId, amount] = [randomUUID(), totalOf(owed)];
  const page = config.siteOrigin + storagePath(rental.reference, token);
  const order = {
    id: rental.id,
    reference: rental.reference,
    email: rental.email,
    amount,
    title: `Storage payments for ${rental.reference}`,
    lines: owed.map((charge) => ({ label: chargeTitle(charge), amount: charge.pence })),
    heldUntil: new Date(now().getTime() + SESSION_MS),
  };
  // One customer per rental, because a lost charge is looked up among those of its customer.
  const customerRef = (await keptCard(db, rental.id, provider.id))?.customerRef ?? null;
  const urls = { returnUrl: `${page}&payment=paid`, cancelUrl: `${page}&payment=cancelled` };
  const request = { paymentId, order, keepsCard: true, customerRef, ...urls };
  const session = await reachable(() => provider.createSession(request));
  const payment = { id: paymentId, orderId: rental.id, changeId: null, contractId: rental.id, provider: provider.id };
  const isKept = await transact(db, async (trx) => {
    await lockOrder(trx, rental.id);
    const isFirst = !(await sessionOver({ ...deps, db: trx }, place, amount));
    await storeSession(trx, { ...payment, providerRef: session.providerRef, amount, now: now() }, isFirst);
    return isFirst;
  });
  if (!isKept) wakeOutbox();
  return isKept ? session.url : null;
}

/** The provider does not tell the addresses of open card pages again. */
const cardPages = lruCache<string>(1_000);

/** Returns the open card page, or a new one. Throws Problem unavailable. */
export const cardLink = (deps: PaymentDeps, place: Place): Promise<string> =>
  links(deps.db, `card ${place.rental.id}`, async () => {
    await reachable(() => recheckCardPages(deps, place.rental.id, 'card'));
    const since = new Date(deps.now().getTime() - SESSION_MS);
    const pages = await openCardPages(deps.db, { orderId: place.rental.id, provider: deps.provider.id, since });
    return pages.map(({ id }) => cardPages.get(id)).find((url) => url !== undefined) ?? newCardPage(deps, place);
  });

async function newCardPage({ db, now, provider, config }: PaymentDeps, { rental, token }: Place): Promise<string> {
  const setupId = randomUUID();
  const page = config.siteOrigin + storagePath(rental.reference, token);
  const card = await keptCard(db, rental.id, provider.id);
  const session = await reachable(() =>
    provider.createCardPage({
      setupId,
      reference: rental.reference,
      email: rental.email,
      customerRef: card?.customerRef ?? null,
      returnUrl: `${page}&card=kept`,
      cancelUrl: page,
    }),
  );
  const asked = { id: setupId, orderId: rental.id, provider: provider.id, setupRef: session.providerRef };
  await insertAskedCard(db, asked, now());
  cardPages.set(setupId, session.url);
  return session.url;
}
