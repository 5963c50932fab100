import { dispatchDue, type DispatchPorts } from './dispatch';
import { onWake } from './wake';

export type OutboxLoop = {
  /** Ends after the messages in hand have been delivered; nothing new is taken. */
  readonly stop: () => Promise<void>;
};

/**
 * Delivers as soon as something is committed in this process (`wakeOutbox`) and at every poll besides: for retries,
 * for what other instances wrote, and for what was committed before a crash.
 */
export function startOutboxLoop(ports: DispatchPorts, pollMs = 2_000): OutboxLoop {
  let stopped = false;
  let nudged = true;
  let wake: () => void = () => {};

  const unlisten = onWake(() => {
    nudged = true;
    wake();
  });

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (nudged || stopped) wake();
    });

  const run = async () => {
    while (!stopped) {
      nudged = false;
      const delivered = await dispatchDue(ports).catch((error: unknown) => {
        ports.report(error, { where: 'outbox loop' });
        return 0;
      });
      if (delivered === 0) await pause();
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopped = true;
      unlisten();
      wake();
      await running;
    },
  };
}
