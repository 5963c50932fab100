/**
 * The key of the listeners within a process: a commit triggers delivery at once instead of at the next poll. They are
 * on globalThis, because in development a route and the loop may live in different module instances.
 */
const KEY = Symbol.for('smart-storage-and-moving.outbox.wake');
type Listeners = Set<() => void>;
type Holder = { [KEY]: Listeners | undefined };
const holder = globalThis as unknown as Holder;
const listeners = (holder[KEY] ??= new Set());

/** Triggers delivery. Call it after the commit. If a crash prevents the call, the next poll delivers. */
export function wakeOutbox(): void {
  for (const listener of listeners) listener();
}

/** Registers a listener. Returns the function that removes it. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
