import { randomUUID } from 'node:crypto';
import { formatPence, pence } from '@/lib/domain/money';
import { nextTry } from '@/lib/domain/storage/refusals';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { ChargeRow } from '@/lib/server/kernel/db/storage-rows';
import { transact } from '@/lib/server/kernel/db/transact';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { report } from '@/lib/server/kernel/observability/report';
import { chargedAs, type ChargeMade, type SavedCard } from '@/lib/server/subjects/ledger/port';
import { insertPayment, setPaymentState } from '@/lib/server/subjects/ledger/repo';
import { findOrder, insertEvent, lockOrder } from '@/lib/server/subjects/orders/repo';
import { recordPaymentEvent, type PaymentDeps } from '@/lib/server/subjects/payments/service';
import { keptCard } from '@/lib/server/subjects/rentals/cards-repo';
import {
  chargeTitle,
  claimCharges,
  findCharge,
  isOwed,
  updateCharge,
} from '@/lib/server/subjects/rentals/charges-repo';
import { syncStore } from '@/lib/server/subjects/rentals/sync';

/** Charges that are asked for side by side. */
const BATCH = 20;

/**
 * Takes what is due by the cards that were kept. Each charge is begun in a transaction of its own before the provider is
 * asked, so that whoever comes after a crash looks up what became of it before it asks again. A provider that answers
 * none of a batch is left alone until the next round. Returns how many answers came.
 */
export async function collectCharges(deps: PaymentDeps): Promise<number> {
  let answers = 0;
  for (;;) {
    const claims = await claimCharges(deps.db, deps.now(), BATCH);
    const asked = await Promise.allSettled(claims.map((charge) => collect(deps, charge)));
    const faults = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (faults.length > 0) report(faults[0], { where: 'collectCharges', charges: String(faults.length) });
    answers += asked.length - faults.length;
    if (faults.length === claims.length) return answers;
  }
}

async function collect(deps: PaymentDeps, charge: ChargeRow): Promise<void> {
  const { db, provider } = deps;
  const card = await keptCard(db, charge.order_id, provider.id);
  if (!card) return refused(deps, charge, { state: 'no_card', chargeRef: null });
  const paymentId = charge.attempt_id ?? (await begin(deps, charge));
  if (paymentId === null) return;
  const isBegun = charge.attempt_id !== null;
  const lost = isBegun ? await provider.findCharge(paymentId, card) : null;
  // Settled in another way since, and never heard of by the provider: nothing is asked for it any more.
  const isOver = isBegun && !isOwed(charge);
  const made = lost ?? (isOver ? NEVER_ASKED : await ask(deps, charge, paymentId, card));
  if (made.state !== 'paid') return refused(deps, charge, made, paymentId);
  const event = { id: `${chargedAs(paymentId)}:paid`, providerRef: chargedAs(paymentId), type: 'paid' } as const;
  await recordPaymentEvent(deps, { ...event, chargeRef: made.chargeRef });
}

/** Writes down that a charge is going to be asked for; null when it was settled meanwhile. */
async function begin({ db, now, provider }: PaymentDeps, { id, order_id: orderId }: ChargeRow): Promise<string | null> {
  const paymentId = randomUUID();
  return transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const charge = await findCharge(trx, id);
    if (!charge || charge.attempt_id !== null || !isOwed(charge)) return null;
    const payment = { id: paymentId, orderId, changeId: null, contractId: orderId, provider: provider.id };
    const amount = pence(charge.pence);
    await insertPayment(trx, { ...payment, providerRef: chargedAs(paymentId), amount, now: now() }, 'charging');
    await updateCharge(trx, id, { attempt_id: paymentId }, now());
    return paymentId;
  });
}

const NEVER_ASKED: ChargeMade = { state: 'refused', chargeRef: null };

async function ask(deps: PaymentDeps, charge: ChargeRow, paymentId: string, card: SavedCard): Promise<ChargeMade> {
  const order = await findOrder(deps.db, charge.order_id);
  if (!order) throw new Error('A charge without an order');
  return deps.provider.charge({
    ...{ paymentId, card, amount: pence(charge.pence), reference: order.reference },
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
  const next = nextTry(refusals, new Date(firstAt));
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
