/**
 * Lets callers that ask for the same thing at the same time share one run: the first starts it, the others get its result.
 * @param scope the database they work on: callers with different ones (instances in a test) share nothing
 */
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
