const PAUSE_MS = 2000;

/** Fetches once more after a pause what could not be fetched: a page that somebody has asked for has nothing else to show. */
export const fetchPatiently = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
