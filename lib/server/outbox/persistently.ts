import { setTimeout as delay } from 'node:timers/promises';
import { LEASE_MS } from './claim';

const EVERY_MS = 250;

/**
 * Writes down what became of a message, also when the database is away just then: a message that was sent but not
 * recorded would be sent again. Gives up when half the lease is over; then another dispatcher may take it soon.
 */
export async function persistently<T>(write: () => Promise<T>): Promise<T> {
  const until = performance.now() + LEASE_MS / 2;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(EVERY_MS, undefined, { ref: false });
    }
  }
}
