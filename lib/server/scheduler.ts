import { noteFailure } from '@/lib/server/platform/installation/room';
import { report } from '@/lib/server/platform/observability/report';

/**
 * Runs a scheduled job at once and then every `everyMs`, without overlapping runs. Returns the function that stops it
 * after the current run. `where` names the job in the log.
 */
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
