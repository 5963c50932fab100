import { billStorage } from '@/lib/server/modules/billing/bill';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { catchUpVisits, completeDoneOrders, publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { noteFailure } from '@/lib/server/platform/installation/room';
import { log } from '@/lib/server/platform/observability/log';
import { report } from '@/lib/server/platform/observability/report';
import { runStep } from '@/lib/server/platform/row-failures/for-each-row';

/** Runs never overlap. Returns the function that stops the job after the current run. `where` names it in the log. */
export function startScheduledJob(where: string, round: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= round()
      .catch((error: unknown) => {
        noteFailure(error);
        report(error, { where });
      })
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** Also creates visits for orders that another build left without. */
export async function tendVisits(ports: Ports): Promise<void> {
  const caughtUp = (await runStep(ports, 'visits.catch_up', () => catchUpVisits(ports))) ?? 0;
  const published = (await runStep(ports, 'visits.publish', () => publishDuePlans(ports))) ?? [];
  const completed = (await runStep(ports, 'visits.complete', () => completeDoneOrders(ports))) ?? 0;
  if (published.length + completed + caughtUp > 0) log().info({ published, completed, caughtUp }, 'visits');
}

export const startTendingVisits = (ports: Ports, everyMs = 15_000): (() => Promise<void>) =>
  startScheduledJob('visits', () => tendVisits(ports), everyMs);

export function startBilling(deps: Pick<Deps, 'db' | 'now' | 'config'>, everyMs = 15_000): () => Promise<void> {
  const payments = withPayments(deps);
  return startScheduledJob('billing', () => billStorage(payments), everyMs);
}
