import { setTimeout as delay } from 'node:timers/promises';
import { releaseMessages, type Claim } from './claim';
import { dispatchDue, type DispatchPorts } from './dispatch';
import { onWake } from './wake';

export type OutboxLoop = {
  /**
   * Nothing new is taken, and the messages in hand are delivered. Those that are not after `withinMs` (default: however
   * long it takes) are given back, for whoever dispatches next: the process must end then, with their connections.
   */
  readonly stop: (withinMs?: number) => Promise<void>;
};

/**
 * Delivers as soon as something is committed in this process (`wakeOutbox`) and at every poll besides: for retries,
 * for what other instances wrote, and for what was committed before a crash.
 */
export function startOutboxLoop(ports: DispatchPorts, pollMs = 2_000): OutboxLoop {
  let stopped = false;
  let nudged = true;
  let wake: () => void = () => {};

  const inHand = new Set<Claim>();
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
      const delivered = await dispatchDue({ ...ports, inHand }).catch((error: unknown) => {
        ports.report(error, { where: 'outbox loop' });
        return 0;
      });
      if (delivered === 0) await pause();
    }
  };

  const running = run();
  return {
    stop: async (withinMs) => {
      stopped = true;
      unlisten();
      wake();
      if (withinMs === undefined) return running;
      await Promise.race([running, delay(withinMs)]);
      await releaseMessages(ports.db, inHand);
    },
  };
}
