import type { Deps } from '@/lib/server/platform/installation/deps';
import { billStorage } from '@/lib/server/modules/billing/bill';
import { withPayments } from '@/lib/server/modules/payments/wire';
import { startScheduledJob } from './scheduler';

/** Starts the scheduled job that bills rentals. Returns the function that stops it after the current run. */
export function startBilling(deps: Pick<Deps, 'db' | 'now' | 'config'>, everyMs = 15_000): () => Promise<void> {
  const payments = withPayments(deps);
  return startScheduledJob('billing', () => billStorage(payments), everyMs);
}
