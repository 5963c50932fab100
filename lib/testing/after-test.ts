const ends: (() => Promise<unknown>)[] = [];

/**
 * Ends what a test has started (a server, a process) when the test is over, also when it failed: one that stays open
 * would keep Jest from ever ending. A test may call the returned function itself; it ends only once.
 */
export function endAfterTest<T>(end: () => Promise<T>): () => Promise<T> {
  let ended: Promise<T> | null = null;
  const once = () => (ended ??= end());
  ends.push(once);
  return once;
}

/** The last started first, for it may need the others. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end();
}
