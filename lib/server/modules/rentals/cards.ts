import { DAY_MS, londonDate } from '@/lib/domain/london-time';
import { mayAsk, type Reason } from '@/lib/server/modules/ledger/refunds';
import type { CardKeptEvent, PaymentProvider } from '@/lib/server/platform/payment-provider/port';
import { findPayment } from '@/lib/server/modules/ledger/repo';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { askedCard, hasCardSince, keepCard, openCardPages } from './cards-repo';
import { chargesOf, isOwed, updateCharge } from './charges-repo';

type Ports = Pick<Deps, 'db' | 'now'> & {
  readonly provider: Pick<PaymentProvider, 'id' | 'readCard' | 'readCardPage'>;
};

/**
 * Saves the card of a payment, unless the customer has given another since, and retries open charges. Returns false
 * when the provider saved none. Throws what the provider throws.
 */
export async function keepCardOf({ db, now, provider }: Ports, paymentId: string): Promise<boolean> {
  const payment = await findPayment(db, paymentId);
  if (!payment || payment.provider !== provider.id) return false;
  const card = await provider.readCard({ providerRef: payment.provider_ref, chargeRef: payment.charge_ref });
  if (!card) return false;
  const kept = { orderId: payment.order_id, provider: provider.id, card };
  await transact(db, async (trx) => {
    await lockOrder(trx, payment.order_id);
    const given = { orderId: payment.order_id, provider: provider.id, since: new Date(payment.updated_at) };
    if (await hasCardSince(trx, given)) return;
    const at = now();
    await keepCard(trx, kept, null, at);
    await tryNow(trx, payment.order_id, at);
  });
  return true;
}

/** Records another card and retries refused charges with it. Returns false for a page that is not ours. */
export async function recordCardKept({ db, now, provider }: Ports, event: CardKeptEvent): Promise<boolean> {
  return transact(db, async (trx) => {
    const asked = await askedCard(trx, provider.id, event.setupRef);
    if (!asked) return false;
    const { order_id: orderId } = asked;
    await lockOrder(trx, orderId);
    if ((await askedCard(trx, provider.id, event.setupRef))?.state !== 'asked') return true;
    const at = now();
    await keepCard(trx, { orderId, provider: provider.id, card: event.card }, asked.id, at);
    await insertEvent(trx, orderId, { type: 'card_kept', cause: 'visitor', at });
    await tryNow(trx, orderId, at);
    return true;
  });
}

/** The provider closes a card page after a day. One that was filled in just before is checked once more. */
const PAGE_ASKED_MS = 2 * DAY_MS;

/** Reads an order's card pages at most once every few seconds per reason. Throws what the provider throws. */
export async function recheckCardPages(ports: Ports, orderId: string, reason: Reason = 'back'): Promise<void> {
  const since = new Date(ports.now().getTime() - PAGE_ASKED_MS);
  const pages = await openCardPages(ports.db, { orderId, provider: ports.provider.id, since });
  for (const { setup_ref: setupRef } of pages) {
    if (setupRef === null || !(await mayAsk(ports, reason, setupRef))) continue;
    const card = await ports.provider.readCardPage(setupRef);
    if (card) await recordCardKept(ports, { id: `${setupRef}:kept`, type: 'card_kept', setupRef, card });
  }
}

/** Schedules open charges for an attempt at once. Later attempts follow the calendar of the first refusal. */
async function tryNow(trx: Trx, orderId: string, at: Date): Promise<void> {
  const failed = (await chargesOf(trx, orderId)).filter(
    (charge) => isOwed(charge) && charge.period_from <= londonDate(at),
  );
  for (const { id } of failed) await updateCharge(trx, id, { next_try_at: at.toISOString() }, at);
}
