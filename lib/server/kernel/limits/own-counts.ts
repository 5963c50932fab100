/**
 * Counts hits of this process alone, for while the database takes none (a full disk): prices and pages go on then, within
 * their limits. In windows like those of rate-limit-repo.ts.
 */
type Window = { readonly start: number; readonly hits: number };

/** More keys than that are a flood; forgetting them all costs less than a process without memory. */
const MOST_KEYS = 50_000;
const windows = new Map<string, Window>();

export function countOwn(key: string, start: number, by: 1 | -1 = 1): number {
  const hits = Math.max(0, ownHits(key, start) + by);
  if (!windows.has(key) && windows.size >= MOST_KEYS) windows.clear();
  windows.set(key, { start, hits });
  return hits;
}

export function ownHits(key: string, start: number): number {
  const window = windows.get(key);
  return window?.start === start ? window.hits : 0;
}
