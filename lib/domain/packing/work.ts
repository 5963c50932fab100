/**
 * The most work for one answer about a customer's list, in comparisons of a piece with a place or another piece
 * (assumption): about 200 ms on a slow server, and more than a whole home needs. Counted, not timed, so that the same
 * list gets the same answer on every machine.
 */
export const MOST_COMPARISONS = 8_000_000;

/** Thrown when packing a list exceeds the work allowed for one answer. The list is then measured by volume. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** Counts the work of one answer. Throws TooMuchWork when none is left. */
export type Work = (comparisons: number) => void;

/** No limit, for our own lists and where nobody else waits. */
export const UNLIMITED: Work = () => undefined;

export function workUpTo(most = MOST_COMPARISONS): Work {
  let left = most;
  return (comparisons) => {
    left -= comparisons;
    if (left < 0) throw new TooMuchWork(`More than ${most} comparisons`);
  };
}
