/**
 * A nudge inside one process: what has just been committed is delivered at once instead of at the next poll.
 * On globalThis, because in development a route and the loop may live in different module instances.
 */
const KEY = Symbol.for('smart-storage-and-moving.outbox.wake');
type Listeners = Set<() => void>;
type Holder = { [KEY]: Listeners | undefined };
const holder = globalThis as unknown as Holder;
const listeners = (holder[KEY] ??= new Set());

/** Call after the commit; losing the call (a crash) only delays delivery until the next poll. */
export function wakeOutbox(): void {
  for (const listener of listeners) listener();
}

/** Returns the function that ends listening. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
