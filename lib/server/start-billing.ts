import type { Deps } from '@/lib/server/kernel/installation/deps';
import { billStorage } from '@/lib/server/subjects/billing/bill';
import { withPayments } from '@/lib/server/subjects/payments/wire';
import { startRounds } from './rounds';

/** Starts the scheduled job that bills rentals. Returns the function that stops it after the current run. */
export function startBilling(deps: Pick<Deps, 'db' | 'now' | 'config'>, everyMs = 15_000): () => Promise<void> {
  const payments = withPayments(deps);
  return startRounds('billing', () => billStorage(payments), everyMs);
}
