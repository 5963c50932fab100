import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/domain/durations';

const EVERY_MS = 250;

/**
 * Writes down what became of a message, also when the database is away just then: a message that was sent but not
 * recorded would be sent again. Gives up after a minute. The lease may be over by then: whoever is first has the message.
 */
export async function persistently<T>(write: () => Promise<T>): Promise<T> {
  const until = performance.now() + MINUTE_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(EVERY_MS, undefined, { ref: false });
    }
  }
}
