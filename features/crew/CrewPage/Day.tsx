import type { CrewDayDto } from '@/lib/contracts/crew';
import type { Crew } from '../use-crew';
import styles from './CrewPage.module.scss';
import { Job } from './Job';

type DayProps = { readonly day: CrewDayDto } & Pick<Crew, 'unsent' | 'at' | 'say'>;

/** The jobs of the day in their order. */
export function Day({ day, unsent, at, say }: DayProps) {
  return (
    <>
      <h1 className={styles.title}>{day.day}</h1>
      <p className={styles.soft}>{[day.crew, day.lead && `led by ${day.lead}`].filter(Boolean).join(', ')}</p>
      {day.jobs.length === 0 ? <p>No jobs yet. The office gives them to you, and they appear here.</p> : null}
      {day.jobs.map((job) => (
        <Job key={job.visit} job={job} date={day.date} unsent={unsent} at={at} say={say} />
      ))}
    </>
  );
}
