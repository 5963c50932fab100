import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/domain/durations';
import { counted } from '@/lib/domain/wording';

const EVERY_MS = 5_000;

/**
 * How long there is still to answer: nothing without a script, where the time of day beside it says it. Counted from what
 * was left when the page was made, because the clock of a phone may be wrong. `ms`: milliseconds.
 */
export function MinutesLeft({ ms }: { readonly ms: number }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const opened = Date.now();
    const look = (): void => setLeft(ms - (Date.now() - opened));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [ms]);
  if (left === null) return null;
  return <span>{left > 0 ? `${counted(Math.ceil(left / MINUTE_MS), 'minute')} left.` : 'Time is up.'}</span>;
}
