import type { CSSProperties } from 'react';
import { DayStreet } from '@/components/day-street/DayStreet';
import { buttonClass } from '@/components/ui/Button';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Note } from '@/components/ui/Note';
import type { VisitDayDto } from '@/lib/contracts/order-day';
import { StepList } from '../StepList';
import styles from './Day.module.scss';
import type { OrderDay } from './types';
import { DayVan } from './day-van';
import { countWords, creditWords, stepWords, stopOf, streetText, vanWords, visitWords, whoWords } from './words';

type VisitOfDayProps = {
  readonly visit: VisitDayDto;
  /** Whether the order's van is drawn with this visit. */
  readonly isFirst: boolean;
  readonly around: OrderDay;
  readonly isToday: boolean;
};

/** Renders one visit of the day. Only the text of its state is announced when it changes. */
export function VisitOfDay({ visit, isFirst, around, isToday }: VisitOfDayProps) {
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
