import Head from 'next/head';
import { londonTime } from '@/lib/domain/london-time';
import { FOLLOWED_EVERY_SECONDS } from '@/lib/domain/visits/assumptions';
import styles from './Day.module.scss';
import type { OrderDay } from './types';
import { useDay } from './use-day';
import { VisitOfDay } from './VisitOfDay';

/** The day of the job: who comes, how far it is, when to expect it. Made by the server, and made again by itself. */
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
