import Head from 'next/head';
import styles from './Day.module.scss';
import { useEffect, useState } from 'react';
import { londonTime } from '@/lib/domain/london-time';
import { FOLLOWED_EVERY_SECONDS } from '@/lib/domain/visits/assumptions';
import { VisitOfDay } from './VisitOfDay';
import type { OrderDay } from './types';

type Followed = {
  readonly day: OrderDay['day'];
  /** Whether the last request failed. */
  readonly isBehind: boolean;
};

/**
 * Provides the latest state of the day. On the day itself it is requested every half minute while the page is visible.
 */
function useDay({ day: first, asked: { reference, token } }: Pick<OrderDay, 'day' | 'asked'>): Followed {
  const [followed, setFollowed] = useState<Followed>({ day: first, isBehind: false });
  const { isToday } = followed.day;
  useEffect(() => {
    if (!isToday) return;
    const ended = new AbortController();
    const again = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // The code of calls is not part of the page. It loads with the first call.
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

/**
 * Renders the visits of an order on their day and on the evening before: who comes, the progress and the expected
 * time. On the day, the section requests updates while the page is visible. Without a script the page reloads.
 */
export function Day(props: OrderDay) {
  const { day, isBehind } = useDay(props);
  const { isToday, visits, checkedAt } = day;
  return (
    <section aria-labelledby="day" className={styles.root}>
      {isToday ? (
        <Head>
          <noscript>
            <meta httpEquiv="refresh" content={String(FOLLOWED_EVERY_SECONDS.plain)} />
          </noscript>
        </Head>
      ) : null}
      <div className={styles.head}>
        <h2 id="day">{props.title}</h2>
        <p>
          {`Last checked ${londonTime(new Date(checkedAt))}${isBehind ? '. We cannot connect at the moment, and will keep trying.' : ''}`}
        </p>
      </div>
      {visits.map((visit, index) => (
        <VisitOfDay key={visit.kind} visit={visit} isFirst={index === 0} around={props} isToday={isToday} />
      ))}
    </section>
  );
}
