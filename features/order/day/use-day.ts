import { useEffect, useState } from 'react';
import { FOLLOWED_EVERY_SECONDS } from '@/lib/domain/visits/assumptions';
import type { OrderDay } from './types';

type Followed = {
  readonly day: OrderDay['day'];
  /** The last time that it was asked, nobody answered. */
  readonly isBehind: boolean;
};

/** The day as it was last heard of: asked again every half minute while somebody looks at it, on the day itself. */
export function useDay({ day: first, asked: { reference, token } }: Pick<OrderDay, 'day' | 'asked'>): Followed {
  const [followed, setFollowed] = useState<Followed>({ day: first, isBehind: false });
  const { isToday } = followed.day;
  useEffect(() => {
    if (!isToday) return;
    const ended = new AbortController();
    const again = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // The code of calls is no part of the page: it comes with the first of them.
        const { readOrderDay } = await import('@/lib/api/order-day');
        const day = await readOrderDay({ reference, token }, ended.signal);
        if (day) setFollowed({ day, isBehind: false });
      } catch {
        if (!ended.signal.aborted) setFollowed(({ day }) => ({ day, isBehind: true }));
      }
    };
    const timer = setInterval(() => void again(), FOLLOWED_EVERY_SECONDS.script * 1_000);
    const seen = () => void again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      ended.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isToday, reference, token]);
  return followed;
}
