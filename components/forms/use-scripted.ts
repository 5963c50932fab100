import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs: false in what the server draws, and until it takes over. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
