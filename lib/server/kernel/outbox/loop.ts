import { setTimeout as delay } from 'node:timers/promises';
import { noteFailure } from '@/lib/server/kernel/installation/room';
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

/** Dispatchers side by side, so that one who waits for a slow mail server holds up none of what comes after. */
export const LANES = 3;

/** With LEASE_MS before it: how long what a killed instance had in hand waits for another one, 15 s at most. */
export const POLL_MS = 2_000;

/**
 * Delivers as soon as something is committed in this process (`wakeOutbox`) and at every poll besides: for retries,
 * for what other instances wrote, and for what was committed before a crash.
 */
export function startOutboxLoop(ports: DispatchPorts, pollMs = POLL_MS): OutboxLoop {
  const inHand = new Set<Claim>();
  const lanes = Array.from({ length: LANES }, () => startLane({ ...ports, inHand }, pollMs));
  const running = Promise.all(lanes.map((lane) => lane.running)).then(() => undefined);
  return {
    stop: async (withinMs) => {
      for (const lane of lanes) lane.end();
      if (withinMs === undefined) return running;
      await Promise.race([running, delay(withinMs)]);
      await releaseMessages(ports.db, inHand);
    },
  };
}

type Lane = { readonly running: Promise<void>; readonly end: () => void };

function startLane(ports: DispatchPorts, pollMs: number): Lane {
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
      const delivered = await dispatchDue({ ...ports, isStopping: () => stopped }).catch((error: unknown) => {
        noteFailure(error);
        ports.report(error, { where: 'outbox loop' });
        return 0;
      });
      if (delivered === 0) await pause();
    }
  };

  const end = () => {
    stopped = true;
    unlisten();
    wake();
  };
  return { running: run(), end };
}
