import { MINUTE_MS } from '@/lib/domain/london-time';

/**
 * Retries at once when the browser is back online, and while only our server is down after a pause that doubles with
 * every try.
 */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = MINUTE_MS;

/** False does not prove that there is a connection. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

/** Calls `again` when a retry is due. `tries` counts the failures so far. Returns a function that cancels it. */
export function whenBack(tries: number, again: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
  };
  const go = () => {
    stop();
    again();
  };
  window.addEventListener('online', go);
  if (!isOffline()) timer = setTimeout(go, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
  return stop;
}
