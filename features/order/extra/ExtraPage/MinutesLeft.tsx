import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/domain/durations';
import { counted } from '@/lib/domain/wording';

const EVERY_MS = 5_000;

/** How long there is still to answer; nothing without a script, where the time of day beside it says it. */
export function MinutesLeft({ until }: { readonly until: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return null;
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  return <span>{minutes > 0 ? `${counted(minutes, 'minute')} left.` : 'The time is over.'}</span>;
}
