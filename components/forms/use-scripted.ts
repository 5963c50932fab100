import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the page's script runs: false on the server and until hydration. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
