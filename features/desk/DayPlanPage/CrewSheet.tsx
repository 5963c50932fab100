import { Tag } from '@/components/ui/Tag';
import type { DayPlanView } from '@/lib/contracts/desk-visits';
import { CrewJob } from './CrewJob';
import styles from './CrewSheet.module.scss';

type CrewSheetProps = DayPlanView['teams'][number]['crews'][number] & {
  readonly day: string;
  readonly date: string;
};

/** Renders a crew's day as a sheet for the door, in the order of the day. One or two jobs fill a printed page. */
export function CrewSheet({ day, date, name, lead, isExtra, jobs }: CrewSheetProps) {
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <h2 className={styles.crew}>
          {name} {isExtra ? <Tag kind="error">No crew assigned yet</Tag> : null}
        </h2>
        <p className={styles.day}>{lead ? `${day}, led by ${lead}` : day}</p>
      </header>
      <ol>
        {jobs.map((job) => (
          <li key={`${job.reference} ${job.slot}`} className={styles.job}>
            <CrewJob {...job} date={date} sheet={name} />
          </li>
        ))}
      </ol>
    </article>
  );
}
