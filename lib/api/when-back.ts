import { MINUTE_MS } from '@/lib/domain/durations';

/**
 * Tries again by itself, so that nobody has to watch for their connection: at once when the browser is back online, and
 * while only our server is away after a pause that doubles with every try.
 */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = MINUTE_MS;

/** Whether the browser knows that it has no connection. That it knows of none does not mean that there is one. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

/** `tries` is how often it has failed so far, 1 after the first time. Returns what gives up. */
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
