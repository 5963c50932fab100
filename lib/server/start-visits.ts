import type { Deps } from '@/lib/server/platform/installation/deps';
import { log } from '@/lib/server/platform/observability/log';
import { runStep } from '@/lib/server/platform/row-failures/for-each-row';
import { catchUpVisits } from '@/lib/server/modules/visits/catch-up';
import { completeDoneOrders } from '@/lib/server/modules/visits/complete';
import { publishDuePlans } from '@/lib/server/modules/visits/publish';
import { startScheduledJob } from './scheduler';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Publishes the plans of due days, creates visits for orders that another build left without, and completes the orders
 * whose visits are all done.
 */
export async function tendVisits(ports: Ports): Promise<void> {
  const caughtUp = (await runStep(ports, 'visits.catch_up', () => catchUpVisits(ports))) ?? 0;
  const published = (await runStep(ports, 'visits.publish', () => publishDuePlans(ports))) ?? [];
  const completed = (await runStep(ports, 'visits.complete', () => completeDoneOrders(ports))) ?? 0;
  if (published.length + completed + caughtUp > 0) log().info({ published, completed, caughtUp }, 'visits');
}

/** Starts the scheduled job that runs tendVisits. Returns the function that stops it after the current run. */
export const startTendingVisits = (ports: Ports, everyMs = 15_000): (() => Promise<void>) =>
  startScheduledJob('visits', () => tendVisits(ports), everyMs);
