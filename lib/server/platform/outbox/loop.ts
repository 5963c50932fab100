import { setTimeout as delay } from 'node:timers/promises';
import { noteFailure } from '@/lib/server/platform/installation/room';
import { releaseMessages, type Claim } from './lease';
import { dispatchDue, type DispatchPorts } from './dispatch';
import { onWake } from './enqueue';

export type OutboxLoop = {
  /** Takes no more messages and, after `withinMs`, releases the unfinished ones. The process must then end. */
  readonly stop: (withinMs?: number) => Promise<void>;
};

/** Concurrent dispatchers, so that a slow mail server does not delay other messages. */
export const LANES = 3;

/** With LEASE_MS it limits the wait for the messages of a killed instance to about 15 s. */
export const POLL_MS = 2_000;

/** Delivers after every commit in this process, and at every poll what another instance or a crash has left. */
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
