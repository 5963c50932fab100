import { useEffect, useState, useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

let isFirstPageTaken = false;

/** Whether React has taken a page over: what is drawn from then on has nothing of the server to show meanwhile. */
export const isAfterFirstPage = (): boolean => isFirstPageTaken;

/**
 * Whether React found the server's markup of this component when it came to it: while it takes a page over it asks as the
 * server would. False after a soft navigation. Stays what it was.
 */
export function useIsAdopted(): boolean {
  const isTakingOver = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  const [isAdopted] = useState(isTakingOver);
  useEffect(() => void (isFirstPageTaken = true), []);
  return isAdopted;
}
