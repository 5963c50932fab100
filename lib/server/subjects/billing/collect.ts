import { randomUUID } from 'node:crypto';
import { formatPence, pence } from '@/lib/domain/money';
import { chargeTitle } from '@/lib/domain/storage/charge-title';
import { nextTry } from '@/lib/domain/storage/refusals';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { PaymentRow } from '@/lib/server/kernel/db/schema';
import type { ChargeRow } from '@/lib/server/kernel/db/storage-rows';
import { transact } from '@/lib/server/kernel/db/transact';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { report } from '@/lib/server/kernel/observability/report';
import { chargedAs, type ChargeMade, type SavedCard } from '@/lib/server/subjects/ledger/port';
import { findPayment, insertPayment, setPaymentState } from '@/lib/server/subjects/ledger/repo';
import { findOrder, insertEvent, lockOrder } from '@/lib/server/subjects/orders/repo';
import { recordPaymentEvent, type PaymentDeps } from '@/lib/server/subjects/payments/service';
import { keptCard, knownCards } from '@/lib/server/subjects/rentals/cards-repo';
import { claimCharges, findCharge, isOwed, updateCharge } from '@/lib/server/subjects/rentals/charges-repo';
import { syncStore } from '@/lib/server/subjects/rentals/sync';

/** Charges that are asked for side by side. */
const BATCH = 20;

/**
 * Takes what is due by the cards that were kept. Each charge is begun in a transaction of its own before the provider is
 * asked, so that whoever comes after a crash looks up what became of it before it asks again. A provider that answers
 * none of a batch is left alone until the next round. Returns how many answers came.
 * @param orderId of one store only; missing: of all
 */
export async function collectCharges(deps: PaymentDeps, orderId?: string): Promise<number> {
  let answers = 0;
  for (;;) {
    const claims = await claimCharges(deps.db, deps.now(), { limit: BATCH, orderId });
    const asked = await Promise.allSettled(claims.map((charge) => collect(deps, charge)));
    const faults = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (faults.length > 0) report(faults[0], { where: 'collectCharges', charges: String(faults.length) });
    answers += asked.length - faults.length;
    if (faults.length === claims.length) return answers;
  }
}

async function collect(deps: PaymentDeps, charge: ChargeRow): Promise<void> {
  if (charge.attempt_id !== null) return goOn(deps, charge, charge.attempt_id);
  const card = await keptCard(deps.db, charge.order_id, deps.provider.id);
  if (!card) return refused(deps, charge, { state: 'no_card', chargeRef: null });
  const payment = await begin(deps, charge);
  if (payment) await takeIn(deps, charge, payment, await ask(deps, charge, payment, card));
}

/** Looks up what became of a charge whose answer nobody has heard; only what never arrived is asked again. */
async function goOn(deps: PaymentDeps, charge: ChargeRow, paymentId: string): Promise<void> {
  const { db, provider } = deps;
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new Error('A charge in hand without a payment');
  // Another provider took it or did not: this one cannot tell.
  if (payment.provider !== provider.id) return;
  const found = await lookUp(deps, charge, paymentId);
  if (found) return takeIn(deps, charge, payment, found);
  // Settled in another way since: nothing is asked for it any more.
  const card = isOwed(charge) ? await keptCard(db, charge.order_id, provider.id) : null;
  await takeIn(deps, charge, payment, card ? await ask(deps, charge, payment, card) : NEVER_ASKED);
}

/** With every card that was ever kept: the one that was asked may have been replaced since. */
async function lookUp(
  { db, provider }: PaymentDeps,
  { order_id: orderId }: ChargeRow,
  paymentId: string,
): Promise<ChargeMade | null> {
  for (const card of await knownCards(db, orderId, provider.id)) {
    const found = await provider.findCharge(paymentId, card);
    if (found) return found;
  }
  return null;
}

async function takeIn(deps: PaymentDeps, charge: ChargeRow, { id }: Begun, made: ChargeMade): Promise<void> {
  if (made.state !== 'paid') return refused(deps, charge, made, id);
  const event = { id: `${chargedAs(id)}:paid`, providerRef: chargedAs(id), type: 'paid' } as const;
  await recordPaymentEvent(deps, { ...event, chargeRef: made.chargeRef });
}

/** A payment that was begun; its amount is what is asked for, whatever the charge has become since. */
type Begun = Pick<PaymentRow, 'id' | 'amount_pence'>;

/** Writes down that a charge is going to be asked for; null when it was settled meanwhile. */
async function begin({ db, now, provider }: PaymentDeps, { id, order_id: orderId }: ChargeRow): Promise<Begun | null> {
  const paymentId = randomUUID();
  return transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const charge = await findCharge(trx, id);
    if (!charge || charge.attempt_id !== null || !isOwed(charge)) return null;
    const payment = { id: paymentId, orderId, changeId: null, contractId: orderId, provider: provider.id };
    const amount = pence(charge.pence);
    await insertPayment(trx, { ...payment, providerRef: chargedAs(paymentId), amount, now: now() }, 'charging');
    await updateCharge(trx, id, { attempt_id: paymentId }, now());
    return { id: paymentId, amount_pence: amount };
  });
}

const NEVER_ASKED: ChargeMade = { state: 'refused', chargeRef: null };

async function ask(deps: PaymentDeps, charge: ChargeRow, payment: Begun, card: SavedCard): Promise<ChargeMade> {
  const order = await findOrder(deps.db, charge.order_id);
  if (!order) throw new Error('A charge without an order');
  return deps.provider.charge({
    ...{ paymentId: payment.id, card, amount: pence(payment.amount_pence), reference: order.reference },
    title: chargeTitle(charge),
  });
}

type Refusal = { readonly state: 'refused' | 'needs_confirmation' | 'no_card' };

async function refused(
  { db, now }: PaymentDeps,
  { id, order_id: orderId }: ChargeRow,
  { state: why }: Refusal & Pick<ChargeMade, 'chargeRef'>,
  paymentId?: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const store = await lockOrder(trx, orderId);
    const charge = await findCharge(trx, id);
    if (!charge || charge.attempt_id !== (paymentId ?? null)) return;
    const at = now();
    if (paymentId !== undefined) await setPaymentState(trx, paymentId, { state: 'declined', now: at });
    if (!isOwed(charge)) return updateCharge(trx, id, { attempt_id: null, locked_until: null }, at);
    await writeRefusal(trx, charge, why, at);
    await syncStore(trx, store, at);
  });
}

async function writeRefusal(trx: Trx, charge: ChargeRow, why: Refusal['state'], at: Date): Promise<void> {
  const { id: chargeId, order_id: orderId } = charge;
  const [refusals, firstAt] = [charge.refusals + 1, charge.first_refused_at ?? at.toISOString()];
  const next = nextTry(refusals, new Date(firstAt), at);
  await updateCharge(
    trx,
    chargeId,
    {
      ...{ state: 'failed', refusals, first_refused_at: firstAt, next_try_at: next?.toISOString() ?? null },
      ...{ attempt_id: null, locked_until: null },
    },
    at,
  );
  const detail = { reason: why, amount: formatPence(pence(charge.pence)) };
  await insertEvent(trx, orderId, { type: next ? 'storage_refused' : 'storage_arrears', cause: 'payment', at, detail });
  const message = { orderId, chargeId, why };
  const dedupeKey = `storage.refused:${chargeId}:${refusals}`;
  await enqueue(trx, 'storage.refused.customer', message, { dedupeKey, now: at });
  if (next) return;
  await enqueue(
    trx,
    'storage.arrears.operator',
    { orderId, chargeId },
    { dedupeKey: `storage.arrears:${chargeId}:${refusals}`, now: at },
  );
}
