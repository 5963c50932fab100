import { useEffect, useState } from 'react';
import { MESSAGES } from '@/lib/validation/messages';

/** How long it is said that something could not be sent (spec §8). */
const FAILURE_MS = 4000;

/** Why a form was not sent: for no reason that its sender could know, or because there is no connection. */
export type Failure = 'failed' | 'offline';
export const FAILURE_TEXTS: Readonly<Record<Failure, string>> = {
  failed: MESSAGES.tryAgainLater,
  offline: MESSAGES.offline,
};

/** What to say of something that could not be sent, and what says so: for a while, or until the connection is back. */
export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (failure !== 'failed') return;
    const timer = setTimeout(() => setFailure(null), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  return [failure, setFailure] as const;
}
