import { useEffect, useState } from 'react';

/** How long it is said that something could not be sent (spec §8). */
const FAILURE_MS = 4000;

/** Whether to say that something could not be sent, and what says so: for a while, or until it is taken back. */
export function useFailure() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setFailed(false), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  return [hasFailed, setFailed] as const;
}
