const ends: (() => Promise<unknown>)[] = [];

/**
 * Ends what a test has started (a server, a process) when the test is over, also after a failure, because open
 * resources keep Jest from exiting. A test may call the returned function itself; it runs only once.
 */
export function endAfterTest<T>(end: () => Promise<T>): () => Promise<T> {
  let ended: Promise<T> | null = null;
  const once = () => (ended ??= end());
  ends.push(once);
  return once;
}

/** Ends everything in reverse order of starting, because later resources may need earlier ones. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end();
}
