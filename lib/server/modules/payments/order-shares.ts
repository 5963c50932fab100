import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { LongerHoldDto, OrderSharesDto, setShareReceipt, shareOrder } from '@/lib/contracts/order-shares';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { itemsOfCounts, ownItems, sumCounts } from '@/lib/domain/catalogue/shared-items';
import { pence, toPounds, type Pence } from '@/lib/domain/money';
import { payableShares, volumeShares } from '@/lib/domain/order/shares';
import type { OrderState } from '@/lib/domain/order/state';
import { sharesList } from '@/lib/domain/services/flows';
import { endSessions, storeSession } from '@/lib/server/modules/ledger/end-payments';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import { sessionsFor } from '@/lib/server/modules/ledger/repo';
import { partItems, partsOf } from '@/lib/server/modules/list-contributions/repo';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { orderOf, orderTitle, shareTitle } from '@/lib/server/modules/orders/documents';
import { longerHoldOf } from '@/lib/server/modules/orders/longer-hold';
import { findOrder, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import * as repo from '@/lib/server/modules/orders/shares-repo';
import { awaitsOrderPayment, stateAt } from '@/lib/server/modules/orders/standing';
import { Problem } from '@/lib/server/platform/base/problem';
import { singleFlight } from '@/lib/server/platform/base/single-flight';
import { transact } from '@/lib/server/platform/db/db';
import type { Db, OrderRow, OrderShareRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, orderShareKey, readSecret } from '@/lib/server/platform/installation/token';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { sharePayPath } from '@/lib/shared-list-routes';
import { recheckPayments } from './recheck';
import { resumeSession } from './service';
import { reachable, withPayments } from '@/lib/server/platform/payment-provider/with-payments';

function outcomeOf(state: OrderState): 'waiting' | 'booked' | 'cancelled' | 'ended' {
  if (state === 'awaiting_payment') return 'waiting';
  if (state === 'expired') return 'ended';
  return state === 'cancelled' ? 'cancelled' : 'booked';
}

const isCurrent = ({ state }: OrderShareRow): boolean => state !== 'ended';

/** Returns each person's share of the price, the owner's first, or none for a list that nobody else fills. */
async function worthOf(db: Db, order: OrderRow): Promise<readonly { readonly name: string; readonly amount: Pence }[]> {
  if (order.draft_id === null || !sharesList(order.flow)) return [];
  const [parts, rows] = [await partsOf(db, order.draft_id), await partItems(db, order.draft_id)];
  const volumeOf = (id: string) =>
    inventoryTotals(itemsOfCounts(sumCounts(rows.filter(({ part_id }) => part_id === id)))).cubicFeet;
  const own = inventoryTotals(ownItems(orderOf(order).furnitureItems, sumCounts(rows))).cubicFeet;
  const people = [{ name: '', volume: own }, ...parts.map(({ id, name }) => ({ name, volume: volumeOf(id) }))];
  const volumes = people.map(({ volume }) => volume);
  const shares = payableShares(volumeShares(order.total_pence, volumes));
  const all = people.map(({ name }, index) => ({ name, amount: shares[index] ?? pence(0) }));
  const paying = all.filter(({ amount }) => amount > 0);
  return paying.some(({ name }) => name !== '') ? paying : [];
}

function longerHoldDto(order: OrderRow, shares: readonly OrderShareRow[], now: Date): LongerHoldDto | null {
  const hold = longerHoldOf(order, shares, now);
  return hold && { lasts: hold.lasts, price: toPounds(hold.price) };
}

/** Shares the payment of an order among several people, each with their own link (decision 103). */
export function orderSharesService(deps: Deps) {
  const { db, now, config } = deps;
  const linkOf = async ({ id }: OrderShareRow) =>
    `${config.siteOrigin}${sharePayPath(orderShareKey(await readSecret(db, config.secretKey), id))}`;
  const shareOf = async (key: string) => {
    const share = await repo.findShareByKey(db, hashToken(key));
    const order = share && (await findOrder(db, share.order_id));
    if (!share || !order) throw new Problem('not_found');
    return { share, order };
  };

  const sharesNow = async ({ id }: OrderRow) => (await repo.sharesOf(db, id)).filter(isCurrent);

  /** Returns null for a wrong key. */
  const ofOrder = async (reference: string, token: string): Promise<OrderSharesDto | null> => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) return null;
    const all = await repo.sharesOf(db, order.id);
    const current = all.filter(isCurrent);
    const state = stateAt(order, now());
    const base = {
      reference,
      title: orderTitle(order),
      total: toPounds(order.total_pence),
      until: order.hold_expires_at,
      longerHold: longerHoldDto(order, current, now()),
    };
    if (current.length > 0) {
      const shares = current.map(async (share) => ({
        name: share.name,
        amount: toPounds(share.pence),
        state: share.state,
        link: await linkOf(share),
      }));
      const known = outcomeOf(state);
      return { ...base, state: known === 'waiting' ? 'shared' : known, shares: await Promise.all(shares) };
    }
    const worth = state === 'awaiting_payment' ? await worthOf(db, order) : [];
    const unpaid = { state: 'open', link: null } as const;
    const shares = worth.map(({ name, amount }) => ({ name, amount: toPounds(amount), ...unpaid }));
    const known = shares.length > 0 ? 'unshared' : state === 'expired' && all.length > 0 ? 'ended' : 'none';
    return { ...base, state: known, shares };
  };

  return {
    ofOrder,

    /** Throws Problem not_found, order_not_payable for an order with one payer, paid or over. */
    share: async ({ reference, token }: RequestOf<typeof shareOrder>): Promise<ResponseOf<typeof shareOrder>> => {
      const found = await authorisedOrder(deps, reference, token);
      if (!found) throw new Problem('not_found');
      const secret = await readSecret(db, config.secretKey);
      await transact(db, async (trx) => {
        const at = now();
        const order = await lockOrder(trx, found.id);
        const current = (await repo.sharesOf(trx, order.id)).filter(isCurrent);
        if (current.length > 0) return;
        const worth = awaitsOrderPayment(order, at) ? await worthOf(trx, order) : [];
        if (worth.length === 0) throw new Problem('order_not_payable');
        await endSessions(trx, { orderId: order.id, changeId: null, at });
        const rows = worth.map(({ name, amount }) => {
          const id = randomUUID();
          const key_hash = hashToken(orderShareKey(secret, id));
          const since = { created_at: at.toISOString(), updated_at: at.toISOString() };
          return { id, order_id: order.id, name, pence: amount, key_hash, email: '', state: 'open', ...since } as const;
        });
        await repo.insertShares(trx, rows);
        await insertEvent(trx, order.id, { type: 'shares_asked', cause: 'visitor', at });
        await dropWaiting(trx, 'order.received.customer', { orderId: order.id });
        const topic = 'order.shares.customer';
        const dedupeKey = `${topic}:${order.id}:${at.toISOString()}`;
        await enqueue(trx, topic, { orderId: order.id }, { dedupeKey, now: at });
      });
      wakeOutbox();
      return { shares: (await ofOrder(reference, token))?.shares ?? [] };
    },

    /** Returns null for a wrong key. `isBack`: the payer returns from the provider, which is then asked first. */
    ofShare: async (key: string, isBack: boolean) => {
      const found = await shareOf(key).catch(() => null);
      if (!found) return null;
      if (isBack) await recheckPayments(withPayments(deps), found.order.id);
      const { share, order } = await shareOf(key);
      const state = stateAt(order, now());
      return {
        name: share.name,
        email: share.email,
        title: orderTitle(order),
        until: order.hold_expires_at,
        longerHold: longerHoldDto(order, await sharesNow(order), now()),
        amount: toPounds(share.pence),
        total: toPounds(order.total_pence),
        hasPaid: share.state === 'paid',
        state: share.state === 'ended' ? 'ended' : outcomeOf(state),
      } as const;
    },

    /** Throws Problem not_found. */
    receipt: async ({ key, email }: RequestOf<typeof setShareReceipt>): Promise<ResponseOf<typeof setShareReceipt>> => {
      const { share } = await shareOf(key);
      await transact(db, (trx) => repo.setShareEmail(trx, share.id, email));
      return { email };
    },

    /** Throws Problem not_found, order_not_payable, unavailable. */
    link: async (key: string): Promise<string> => {
      const { share } = await shareOf(key);
      return shareLink(withPayments(deps), share.id, key);
    },
  };
}

const TRIES = 3;

/** Returns an unpaid share with its order. Throws Problem not_found, order_not_payable. */
async function owed(db: Db, shareId: string, now: Date) {
  const share = await repo.findShare(db, shareId);
  const order = share && (await findOrder(db, share.order_id));
  if (!share || !order) throw new Problem('not_found');
  if (share.state !== 'open' || !awaitsOrderPayment(order, now)) throw new Problem('order_not_payable');
  return { share, order };
}

const sessionFor = async ({ db, provider }: Pick<PaymentDeps, 'db' | 'provider'>, shareId: string) =>
  (await sessionsFor(db, 'share_id', shareId)).find((one) => one.provider === provider.id);

/** Returns the link to pay a share. Parallel requests share one session. Throws Problem as `owed`, unavailable. */
const shareLink = (deps: PaymentDeps, shareId: string, key: string): Promise<string> =>
  links(deps.db, shareId, () => newestLink(deps, shareId, key));

const links = singleFlight<string>();

async function newestLink(deps: PaymentDeps, shareId: string, key: string): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await owed(deps.db, shareId, deps.now());
    const open = await sessionFor(deps, shareId);
    const url = (open && (await resumeSession(deps, open))) ?? (await opened(deps, shareId, key));
    if (url) return url;
  }
  throw new Problem('unavailable');
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
  const request = { paymentId, order, keepsCard: false, customerRef: null, ...urls };
  const session = await reachable(() => provider.createSession(request));
  const payment = { id: paymentId, orderId: row.id, changeId: null, shareId, provider: provider.id };
  const kept = await transact(db, async (trx) => {
    await lockOrder(trx, row.id);
    const [at, isKept] = [now(), await isStillFirst(trx, deps, shareId)];
    await storeSession(trx, { ...payment, providerRef: session.providerRef, amount, now: at }, isKept);
    const detail = { paymentId };
    if (isKept) await insertEvent(trx, row.id, { type: 'payment_started', cause: 'visitor', at, detail });
    return isKept;
  });
  if (!kept) wakeOutbox();
  return kept ? session.url : null;
}

/** Whether the share is still owed and no parallel request has opened a session. */
async function isStillFirst(trx: Trx, { provider, now }: PaymentDeps, shareId: string): Promise<boolean> {
  const isOwed = await owed(trx, shareId, now()).then(
    () => true,
    () => false,
  );
  return isOwed && !(await sessionFor({ db: trx, provider }, shareId));
}
