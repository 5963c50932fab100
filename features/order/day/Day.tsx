import Head from 'next/head';
import { useEffect, useState, type CSSProperties } from 'react';
import { DayStreet } from '@/components/day-street/DayStreet';
import '@/components/load-drawing/VanAnimation?styles';
import { buttonClass } from '@/components/ui/Button';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { island } from '@/components/ui/Island/island';
import { Note } from '@/components/ui/Note';
import type { VisitDayDto } from '@/lib/contracts/order-day';
import { londonTime } from '@/lib/domain/london-time';
import { FOLLOWED_EVERY_SECONDS } from '@/lib/domain/visits/assumptions';
import { StepList } from '../StepList';
import type { OrderDay } from './model';
import { countWords, creditWords, stepWords, stopOf, streetText, vanWords, visitWords, whoWords } from './words';
import styles from './Day.module.scss';

type Followed = {
  readonly day: OrderDay['day'];
  readonly isBehind: boolean;
};

/** Provides the latest state of the day, requested repeatedly on the day while the page is visible. */
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

/** Renders the visits of an order on their day and the evening before. Without a script the page reloads. */
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

type VisitOfDayProps = {
  readonly visit: VisitDayDto;
  /** Whether the order's van is drawn with this visit. */
  readonly isFirst: boolean;
  readonly around: OrderDay;
  readonly isToday: boolean;
};

/** Renders one visit of the day. Only the text of its state is announced when it changes. */
function VisitOfDay({ visit, isFirst, around, isToday }: VisitOfDayProps) {
  const { settings, load, phone, phoneHref, promise } = around;
  const { places = ['your address', 'your address'] as const, picture = null } = settings[visit.kind] ?? {};
  const { title, text } = visitWords(visit, { places, isToday });
  const [steps, credit, who] = [stepWords(visit, places), creditWords(visit), whoWords(visit)];
  const van = isFirst && visit.kind === 'move' ? load : null;
  const counted = van ? '' : countWords(visit);
  const isTrouble = visit.news !== 'as_said' || visit.state === 'failed';
  return (
    <div className={styles.visit}>
      <div className={styles.words}>
        <div aria-live="polite" className={styles.said}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        {isTrouble ? (
          <p>
            <a className={buttonClass({ size: 'l' })} href={phoneHref}>
              Call {phone}
            </a>
          </p>
        ) : null}
        {counted ? <p>{`${counted}.`}</p> : null}
        {who ? <p className={styles.who}>{who}</p> : null}
        {credit ? <Note kind="info">{credit}</Note> : null}
        {visit.news !== 'as_said' && promise ? <p className={styles.promise}>{promise}</p> : null}
      </div>
      <div className={styles.picture}>
        {picture && 'street' in picture ? (
          <DayStreet
            {...picture.street}
            stop={stopOf(visit)}
            text={streetText(stopOf(visit), places)}
            places={places}
          />
        ) : null}
        {picture && 'rooms' in picture ? <Drawing {...picture.rooms} isEager /> : null}
      </div>
      {steps.length > 0 ? (
        <div className={styles.steps}>
          <StepList steps={steps} quiet />
        </div>
      ) : null}
      {van ? (
        <figure className={styles.load} style={{ '--in': visit.van.share * 100 } as CSSProperties}>
          <figcaption>
            <b>{vanWords(visit)}</b>
            <span>{van.size}</span>
          </figcaption>
          <DayVan {...van} />
        </figure>
      ) : null}
    </div>
  );
}

const DayVan = island(async () => (await import('@/components/load-drawing/VanAnimation')).VanAnimation, {
  when: 'never',
});
