import { noteFailure } from '@/lib/server/kernel/installation/room';
import { report } from '@/lib/server/kernel/observability/report';

/**
 * Does some work at once and then every `everyMs`, one round after the other: one that takes longer is not joined by a
 * second. Returns the function that ends it, after the round in hand. `where` names it in the log.
 */
export function startRounds(where: string, round: () => Promise<void>, everyMs: number): () => Promise<void> {
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
