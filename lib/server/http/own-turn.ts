let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other call has begun in. SQLite answers at once, so a call runs from its
 * body to its answer without a pause: thirty that come together would be one long stop for everybody. So the calls go
 * one by one, and whoever reads a page gets in between.
 */
export function ownTurn(): Promise<void> {
  const turn = last.then(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  last = turn;
  return turn;
}
