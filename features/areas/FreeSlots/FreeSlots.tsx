import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Skeleton } from '@/components/ui/Skeleton/Skeleton';
import { findSlots } from '@/lib/api/slots';
import { useAsked } from '@/lib/api/use-asked';
import type { SlotsContent } from '../types';
import { freeDays, ROWS } from './free-days';
import styles from './FreeSlots.module.scss';
import { slotsRequest } from './slots-request';

const PLACES = Array.from({ length: ROWS }, (_, place) => place);

/**
 * The next free days, read live. The markup of the server and every state after it are equally high, so nothing on the
 * page moves; without script the words say where the times are.
 */
export function FreeSlots({ slots }: { readonly slots: SlotsContent }) {
  // Asked once: what "next" means does not change while the page is open.
  const [request] = useState(() => slotsRequest(slots, new Date()));
  const { state, answer, retry } = useAsked(findSlots, request);
  return (
    <div className={styles.root} aria-busy={state === 'loading'}>
      <p className={styles.withoutScript}>You can see the available times in the calendar of your quote.</p>
      {state === 'failed' ? (
        <div role="alert" className={styles.message}>
          <p>We could not load the available times just now.</p>
          <Button kind="secondary" size="s" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
      {state === 'loading' ? <Waiting /> : null}
      {state === 'ready' && answer ? <Days days={answer.days} /> : null}
    </div>
  );
}

function Waiting() {
  return (
    <ul className={styles.waiting} aria-label="Loading the available times">
      {PLACES.map((place) => (
        <li key={place} className={styles.row}>
          <Skeleton width="72%" height="1.1em" />
          <Skeleton width="52px" height="1.1em" />
        </li>
      ))}
    </ul>
  );
}

function Days({ days }: { readonly days: Parameters<typeof freeDays>[0] }) {
  const free = freeDays(days);
  if (free.length === 0) {
    return (
      <div className={styles.message}>
        <p>Nothing is available in the next two weeks. The calendar shows later days.</p>
      </div>
    );
  }
  return (
    <ul>
      {free.map(({ date, day, times, price }) => (
        <li key={date} className={styles.row}>
          <span className={styles.day}>
            <strong>{day}</strong> <span>{times}</span>
          </span>
          {price ? <b className={styles.price}>{price}</b> : null}
        </li>
      ))}
    </ul>
  );
}
