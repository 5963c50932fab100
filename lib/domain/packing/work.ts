/**
 * The most work for one answer about a list that a customer sends, in comparisons of a thing with a place or with another
 * thing (assumption): about 200 ms on a slow server, and more than the list of a whole home takes. Counted, not
 * timed: the same list gets the same answer on every machine, in the browser and on the server.
 */
export const MOST_COMPARISONS = 8_000_000;

/** Packing this list would take more work than an answer may. It is then measured by volume. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** Counts the work of one answer. Throws TooMuchWork when that is more than there was left. */
export type Work = (comparisons: number) => void;

/** As much as it takes: for our own lists, and where nobody else waits. */
export const UNLIMITED: Work = () => undefined;

export function workUpTo(most = MOST_COMPARISONS): Work {
  let left = most;
  return (comparisons) => {
    left -= comparisons;
    if (left < 0) throw new TooMuchWork(`More than ${most} comparisons`);
  };
}
