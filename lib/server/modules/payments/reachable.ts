import { Problem } from '@/lib/server/platform/base/problem';
import { report } from '@/lib/server/platform/observability/report';

/** Asks a payment provider while a visitor waits. Throws Problem unavailable for whatever it throws; the log says why. */
export async function reachable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    report(error, { where: 'payment provider' });
    throw new Problem(
      'unavailable',
      {},
      'The payment page cannot be reached at the moment. No money was taken. Please try again.',
    );
  }
}
