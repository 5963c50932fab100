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
