import { Tag } from '@/components/ui/Tag';
import { FactRows } from '@/features/desk-kit/Panel/Panel';
import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-visits';
import crewJobStyles from './CrewJob.module.scss';
import styles from './CrewSheet.module.scss';
import { FloorMap } from './FloorMap';
import jobPaperStyles from './JobPaper.module.scss';
import { VisitControls } from './VisitControls';

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

type CrewJobProps = CrewJobView & {
  readonly date: string;
  readonly sheet: string;
};

/** Renders one job of a crew. The printed sheet also has fields to fill in. */
function CrewJob({ date, sheet, ...job }: CrewJobProps) {
  const { visit, slot, title, reference, href, name, phone, phoneHref, stops, volume, items, notes, checks } = job;
  return (
    <>
      <p className={crewJobStyles.slot}>{slot}</p>
      <div className={crewJobStyles.what}>
        <h3 className={crewJobStyles.title}>
          {title}, <a href={href}>{reference}</a>
        </h3>
        {phone ? (
          <p className={crewJobStyles.who}>
            {name}, <a href={phoneHref}>{phone}</a>
          </p>
        ) : null}
        <ul className={crewJobStyles.stops}>
          {stops.map((stop) => (
            <li key={stop.id} className={crewJobStyles.stop}>
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
          <ul className={crewJobStyles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        <p className={crewJobStyles.notes}>{notes.join('. ')}</p>
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

/** The number of ruled lines, more than a page has room for. The rest is cut off. */
const LINES = 24;
const FIELDS = ['Arrived', 'Left', 'Name of the customer', 'Signature of the customer', 'Signature of the crew'];

/** Renders the printed fields to fill in by hand: checks, notes, times and signatures. Hidden on the screen. */
function JobPaper({ checks }: { readonly checks: readonly string[] }) {
  return (
    <div className={jobPaperStyles.root}>
      <ul className={jobPaperStyles.checks}>
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <div className={jobPaperStyles.notes}>
        <p>Notes</p>
        <div className={jobPaperStyles.lines}>
          {Array.from({ length: LINES }, (_, line) => (
            <div key={line} className={jobPaperStyles.line} />
          ))}
        </div>
      </div>
      <ul className={jobPaperStyles.fields}>
        {FIELDS.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p className={jobPaperStyles.rights}>
        Signing confirms when we came and left. It does not affect the customer’s rights.
      </p>
    </div>
  );
}
