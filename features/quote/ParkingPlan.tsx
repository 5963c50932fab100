import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { planParking } from '@/lib/api/parking';
import type { BodyOf } from '@/lib/api/request';
import { useLatestCall } from '@/lib/api/use-latest-call';
import type { planParking as contract } from '@/lib/contracts/parking';
import type { QuotedParking, QuotedStop } from '@/lib/domain/order/parking';
import styles from './ParkingPlan.module.scss';

type NextDay = NonNullable<QuotedParking['nextDay']>;

type ParkingPlanProps = {
  readonly request: BodyOf<typeof contract>;
  /** The answer to the first request, if it came with the page. */
  readonly known: QuotedParking | null;
  /** Returns a link or button to the nearest day for which a bay can still be reserved. */
  readonly wayTo: (day: NextDay) => ReactNode;
};

const ICONS = { free: 'check', ask: 'calendar', late: 'error' } as const;

/** Renders the parking to arrange at each address. The rules stay on the server. */
export function ParkingPlan({ request, known, wayTo }: ParkingPlanProps) {
  const { state, answer } = useLatestCall(planParking, request, known && { parking: known });
  const parking = state === 'ready' ? answer?.parking : null;
  if (!parking) return null;
  const { title, stops, instead, nextDay, charges } = parking;
  return (
    <section aria-labelledby="parking" className={styles.root}>
      <h2 id="parking" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.stops}>
        {stops.map((stop, index) => (
          <Stop key={`${stop.place} ${String(index)}`} {...stop} />
        ))}
      </ul>
      {instead.length > 0 ? (
        <div className={styles.instead}>
          <h3>What works instead</h3>
          <ul>
            {nextDay ? (
              <li>
                <span>{`Move on ${nextDay.label}: the nearest day a bay can still be reserved for.`}</span>{' '}
                {wayTo(nextDay)}
              </li>
            ) : null}
            {instead.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={styles.charges}>{charges}</p>
    </section>
  );
}

function Stop({ place, title, text, links, state }: QuotedStop) {
  return (
    <li className={clsx(styles.stop, styles[state])}>
      <h3>{place}</h3>
      <p className={styles.when}>
        <Icon name={ICONS[state]} /> <span>{title}</span>
      </p>
      <p>{text}</p>
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="external noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
