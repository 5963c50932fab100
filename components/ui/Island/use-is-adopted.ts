import { useState, useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

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
  return isAdopted;
}
