import { useEffect, useState, useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

let isFirstPageTaken = false;

/** Returns whether React has hydrated the first page. Anything rendered later has no server markup. */
export const isAfterFirstPage = (): boolean => isFirstPageTaken;

/**
 * Returns whether React hydrates server markup of this component: true on the first page, false after a soft
 * navigation. The value never changes.
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

/** Returns whether the page's script runs: false on the server and until hydration. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
