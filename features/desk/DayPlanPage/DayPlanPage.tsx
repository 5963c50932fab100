import styles from './DayPlanPage.module.scss';
import { Button, buttonClass } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { DeskInput } from '@/features/desk-kit/DeskForm/DeskField';
import { FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { PageHeading } from '@/features/desk-kit/Panel/Panel';
import type { DayPlanView } from '@/lib/contracts/desk-visits';
import { deskPath } from '@/lib/routes';
import { CrewSheet } from './CrewSheet';

/** Renders the print button. Hidden without a script, because it needs one. */
function PrintButton() {
  return (
    <Button kind="secondary" size="s" iconBefore="print" className={styles.print} onClick={() => window.print()}>
      Print
    </Button>
  );
}

/** Renders the plan of a day: which crew goes where. In print each crew starts a new page. */
export function DayPlanPage({
  date,
  title,
  before,
  after,
  closed,
  isPublished,
  published,
  teams,
  unpaid,
}: DayPlanView) {
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeading title={title} detail={isPublished ? `${published}. Jobs stay where they are.` : `${published}.`}>
          <a className={buttonClass({ kind: 'outline', size: 's' })} href={before}>
            Day before
          </a>
          <a className={buttonClass({ kind: 'outline', size: 's' })} href={after}>
            Day after
          </a>
          <PrintButton />
        </PageHeading>
        <div className={styles.pick}>
          <FilterForm action={deskPath('day')}>
            <DeskInput label="Day" name="date" type="date" value={date} required />
            <Button type="submit" kind="secondary">
              Show
            </Button>
          </FilterForm>
        </div>
        {closed === null ? null : (
          <Note kind="error">
            This day is closed{closed ? ` (${closed})` : ''}. What is booked on it stays booked until you change it.
          </Note>
        )}
        {teams.length === 0 ? <p>Nothing is booked on this day.</p> : null}
      </div>
      {teams.map(({ service, crews }) => (
        <section key={service} className={styles.team} aria-label={service}>
          {crews.map((crew) => (
            <CrewSheet key={crew.name} day={title} date={date} {...crew} />
          ))}
        </section>
      ))}
      {unpaid.length > 0 ? (
        <section className={styles.screenOnly}>
          <h2 className={styles.unpaid}>Awaiting payment</h2>
          <ul>
            {unpaid.map(({ reference, href, text }) => (
              <li key={reference}>
                <a href={href}>{reference}</a>, {text}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
