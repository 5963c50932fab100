import { withinWhatIsLeft } from '@/lib/domain/order/money-back';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { moneyOf } from '@/lib/server/modules/ledger/order-money-repo';
import { recheckRefunds } from '@/lib/server/modules/payments/recheck';
import { withPayments } from '@/lib/server/modules/payments/wire';
import type { PlannedChange } from './planned';

declare const PROMISED: unique symbol;
/** A planned change whose refund is at most what was paid less what was refunded. Only `promised` makes one. */
export type PromisedChange = PlannedChange & { readonly [PROMISED]: true };

/**
 * Limits the refund of a planned change to what is left, after reading from the payment provider what was refunded
 * there.
 * When the provider does not answer, our own records count, so that cancelling stays possible.
 * @param reason why a customer asks, which limits the provider to one call every few seconds, or null for the desk
 */
export async function promisedMoney(
  deps: Deps,
  planned: PlannedChange,
  reason: 'preview' | 'confirm' | null = null,
): Promise<PromisedChange> {
  if (planned.money.refund === 0) return planned as PromisedChange;
  await recheckRefunds(withPayments(deps), planned.row.id, reason);
  const within = withinWhatIsLeft(planned.money.refund, await moneyOf(deps.db, planned.row));
  return { ...planned, money: { ...planned.money, ...within } } as PromisedChange;
}
