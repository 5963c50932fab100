import { useEffect, useState } from 'react';
import { MESSAGES } from '@/lib/validation/messages';

/** How long the failure to send is shown, in milliseconds (spec §8). */
const FAILURE_MS = 4000;

/** The reason why a form was not sent: a failure that the visitor cannot know, or no connection. */
export type Failure = 'failed' | 'offline';
export const FAILURE_TEXTS: Readonly<Record<Failure, string>> = {
  failed: MESSAGES.tryAgainLater,
  offline: MESSAGES.offline,
};

/** Returns the reason why sending failed, with its setter. A failure clears after a while. */
export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (failure !== 'failed') return;
    const timer = setTimeout(() => setFailure(null), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  return [failure, setFailure] as const;
}
