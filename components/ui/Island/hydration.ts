import { useEffect, useState, useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

let isFirstPageTaken = false;

/** Returns whether React has hydrated the first page. Anything rendered later has no server markup. */
export const isAfterFirstPage = (): boolean => isFirstPageTaken;

/** Returns whether React hydrates server markup of this component, which it does only on the first page. */
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
