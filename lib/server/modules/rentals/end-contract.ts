import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import { formatPence, pence, sum, type Pence } from '@/lib/domain/money';
import { keptOf } from '@/lib/domain/storage/rent';
import type { ChargeRow, StorageContractRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { endContractSessions } from '@/lib/server/modules/ledger/end-payments';
import type { PaymentProvider } from '@/lib/server/modules/ledger/port';
import { refundPart } from '@/lib/server/modules/ledger/refunds';
import { findPayment } from '@/lib/server/modules/ledger/repo';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { chargesOf, isOwed, updateCharge } from './charges-repo';
import { rentOf, updateContract } from './contracts-repo';
import { syncRental } from './sync';

/** The effect of a contract's end on its charges. `back`: the refund of paid ones. */
export type Settlement = {
  readonly kept: readonly { readonly charge: ChargeRow; readonly kept: Pence }[];
  readonly back: Pence;
};

/** Returns the settlement of an end: whole unused weeks are refunded if paid, and not owed otherwise. */
export function settlementOf(
  contract: StorageContractRow,
  charges: readonly ChargeRow[],
  endsOn: LocalDate,
): Settlement {
  const kept = charges.map((charge) => ({ charge, kept: keptOfCharge(contract, charge, endsOn) }));
  const paid = kept.filter(({ charge }) => charge.state === 'paid');
  return { kept, back: sum(paid.map((one) => pence(one.charge.pence - one.kept))) };
}

const keptOfCharge = (contract: StorageContractRow, charge: ChargeRow, endsOn: LocalDate): Pence => {
  const period = { from: charge.period_from, until: charge.period_until, amount: charge.pence };
  return pence(Math.min(charge.pence, keptOf(rentOf(contract), period, endsOn)));
};

/**
 * Ends a contract whose last day is over and settles its charges. Waits for open answers of `provider` only. Returns
 * false when it ends later after all, or has ended.
 */
export async function endContract(
  trx: Trx,
  orderId: string,
  { now, provider }: { readonly now: Date; readonly provider: PaymentProvider['id'] },
): Promise<boolean> {
  const rental = await lockOrder(trx, orderId);
  const contract = await syncRental(trx, rental, now);
  if (!contract || contract.state === 'ended') return false;
  if (contract.ends_on === null || contract.ends_on >= londonDate(now)) return false;
  const charges = await chargesOf(trx, orderId);
  // An open attempt must finish first, because its money belongs to this settlement.
  if (await isAnswerToCome(trx, charges, provider)) return false;
  const { kept, back } = settlementOf(contract, charges, contract.ends_on);
  for (const one of kept) await settle(trx, one.charge, one.kept, now);
  if (kept.some((one) => isOwed(one.charge) && one.kept < one.charge.pence)) {
    await endContractSessions(trx, { orderId, at: now });
  }
  await updateContract(trx, orderId, { state: 'ended', next_charge_on: null }, now);
  const detail = { amount: formatPence(back) };
  await insertEvent(trx, orderId, { type: 'storage_ended', cause: 'sweep', at: now, detail });
  await enqueue(trx, 'storage.ended.customer', { orderId }, { dedupeKey: `storage.ended:${orderId}`, now });
  return true;
}

/** Whether a charge of this provider still awaits its answer. Another provider gives none. */
async function isAnswerToCome(
  trx: Trx,
  charges: readonly ChargeRow[],
  provider: PaymentProvider['id'],
): Promise<boolean> {
  for (const { attempt_id: attempt } of charges) {
    if (attempt === null) continue;
    const payment = await findPayment(trx, attempt);
    if (!payment || payment.provider === provider) return true;
  }
  return false;
}

async function settle(trx: Trx, charge: ChargeRow, kept: Pence, now: Date): Promise<void> {
  const less = pence(charge.pence - kept);
  if (less === 0) return;
  if (isOwed(charge)) {
    const set = kept === 0 ? ({ state: 'waived', next_try_at: null } as const) : { pence: kept };
    return updateCharge(trx, charge.id, set, now);
  }
  const payment = charge.payment_id === null ? undefined : await findPayment(trx, charge.payment_id);
  if (charge.state === 'paid' && payment) {
    await refundPart(trx, payment, { amount: less, reason: 'storage_ended', at: now });
  }
}
