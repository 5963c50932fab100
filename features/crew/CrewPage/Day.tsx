import { Note } from '@/components/ui/Note/Note';
import { CREW_NOTICE } from '@/lib/crew-routes';
import styles from './CrewPage.module.scss';
import { Job } from './Job';
import type { JobProps } from './job-props';

type DayProps = Omit<JobProps, 'job'>;

/** The jobs of the day in their order. */
export function Day({ day, crew, office }: DayProps) {
  return (
    <>
      <h1 className={styles.title}>{day.day}</h1>
      <p className={styles.soft}>{[day.crew, day.lead && `led by ${day.lead}`].filter(Boolean).join(', ')}</p>
      {crew.isOtherBuild ? (
        <Note kind="error">
          This day belongs to another version of this page, so some of it is missing here. Close the page and open it
          again online. What you have recorded is safe.
        </Note>
      ) : null}
      {day.jobs.length === 0 ? <p>No jobs yet. The office gives them to you, and they appear here.</p> : null}
      {day.jobs.map((job) => (
        <Job key={job.visit} job={job} day={day} crew={crew} office={office} />
      ))}
      {day.unreadable.map((line) => (
        <p key={line}>{line}: this job cannot be shown. Phone the office.</p>
      ))}
      <p className={styles.soft}>
        <a href={CREW_NOTICE}>What this page keeps about you</a>
      </p>
    </>
  );
}
