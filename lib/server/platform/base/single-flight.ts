/** Shares one run among callers that ask for the same key of the same database at once. */
export function singleFlight<T>() {
  const scopes = new WeakMap<object, Map<string, Promise<T>>>();
  return (scope: object, key: string, run: () => Promise<T>): Promise<T> => {
    const running = scopes.get(scope) ?? new Map<string, Promise<T>>();
    scopes.set(scope, running);
    const started = running.get(key) ?? run().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

/** Returns a function that runs at most `count` pieces of work at once. Others wait in order of arrival. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A finished run passes its place on, so that a newcomer cannot overtake work that waits.
    if (running === count) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
