import { withinWhatIsLeft } from '@/lib/domain/order/money-back';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { moneyOf } from '@/lib/server/subjects/ledger/order-money-repo';
import { recheckRefunds } from '@/lib/server/subjects/payments/recheck';
import { withPayments } from '@/lib/server/subjects/payments/wire';
import type { PlannedChange } from './planned';

declare const PROMISED: unique symbol;
/** A planned change whose refund is within what was paid less what went back. Only `promised` makes one. */
export type PromisedChange = PlannedChange & { readonly [PROMISED]: true };

/**
 * What may be said and done of a planned change: before money is promised, the payment provider is asked what has gone
 * back there, and no more is promised than is left. A provider that does not answer keeps nobody from cancelling: then
 * what is known here counts.
 * @param reason why a customer asks, so that the provider is asked at most once every few seconds; missing: for the desk
 */
export async function promised(
  deps: Deps,
  planned: PlannedChange,
  reason: 'preview' | 'confirm' | null = null,
): Promise<PromisedChange> {
  if (planned.money.refund === 0) return planned as PromisedChange;
  await recheckRefunds(withPayments(deps), planned.row.id, reason);
  const within = withinWhatIsLeft(planned.money.refund, await moneyOf(deps.db, planned.row));
  return { ...planned, money: { ...planned.money, ...within } } as PromisedChange;
}
