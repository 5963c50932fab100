const PAUSE_MS = 2000;

/** Loads, and retries once after a pause, because a page that the visitor asked for has nothing else to show. */
export const fetchPatiently = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
