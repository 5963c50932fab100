import { FactRows } from '@/features/desk-kit/Panel/FactRows';
import type { CrewJobView } from '@/lib/contracts/desk-visits';
import styles from './CrewJob.module.scss';
import { FloorMap } from './FloorMap';
import { JobPaper } from './JobPaper';
import { VisitControls } from './VisitControls';

type CrewJobProps = CrewJobView & {
  readonly date: string;
  /** The name of the sheet that the job is on. */
  readonly sheet: string;
};

/**
 * Renders one job of a crew: time, customer, addresses, access and items. The printed sheet also has fields to fill
 * in.
 */
export function CrewJob({ date, sheet, ...job }: CrewJobProps) {
  const { visit, slot, title, reference, href, name, phone, phoneHref, stops, volume, items, notes, checks } = job;
  return (
    <>
      <p className={styles.slot}>{slot}</p>
      <div className={styles.what}>
        <h3 className={styles.title}>
          {title}, <a href={href}>{reference}</a>
        </h3>
        {phone ? (
          <p className={styles.who}>
            {name}, <a href={phoneHref}>{phone}</a>
          </p>
        ) : null}
        <ul className={styles.stops}>
          {stops.map((stop) => (
            <li key={stop.id} className={styles.stop}>
              <FloorMap {...stop} />
              <FactRows facts={stop.facts} />
            </li>
          ))}
        </ul>
        {volume ? (
          <p>
            <strong>{volume}</strong>
          </p>
        ) : null}
        {items.length > 0 ? (
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        <p className={styles.notes}>{notes.join('. ')}</p>
        <VisitControls
          visit={visit}
          date={date}
          place={`${sheet} ${visit.id}`.replaceAll(' ', '-')}
          about={`${title}, ${reference}, ${sheet}`}
        />
      </div>
      <JobPaper checks={checks} />
    </>
  );
}
