import type { CrewDayDto } from '@/lib/contracts/crew';
import type { Crew } from '../use-crew';
import styles from './CrewPage.module.scss';
import { Job } from './Job';

type DayProps = { readonly day: CrewDayDto; readonly crew: Crew };

/** The jobs of the day in their order. */
export function Day({ day, crew }: DayProps) {
  return (
    <>
      <h1 className={styles.title}>{day.day}</h1>
      <p className={styles.soft}>{[day.crew, day.lead && `led by ${day.lead}`].filter(Boolean).join(', ')}</p>
      {day.jobs.length === 0 ? <p>No jobs yet. The office gives them to you, and they appear here.</p> : null}
      {day.jobs.map((job) => (
        <Job key={job.visit} job={job} day={day} crew={crew} />
      ))}
      {day.unreadable.map((line) => (
        <p key={line}>{line}: this job cannot be shown. Phone the office.</p>
      ))}
    </>
  );
}
