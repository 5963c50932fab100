import styles from './DayPlanPage.module.scss';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { DayFilter } from '@/features/desk-kit/DeskForm/DeskForm';
import { PageHeading, SmallLink } from '@/features/desk-kit/Panel/Panel';
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
export function DayPlanPage({ date, title, before, after, closed, teams, unpaid, ...plan }: DayPlanView) {
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeading
          title={title}
          detail={plan.isPublished ? `${plan.published}. Jobs stay where they are.` : `${plan.published}.`}
        >
          <SmallLink href={before}>Day before</SmallLink>
          <SmallLink href={after}>Day after</SmallLink>
          <PrintButton />
        </PageHeading>
        <div className={styles.pick}>
          <DayFilter action={deskPath('day')} date={date} />
        </div>
        {closed === null ? null : (
          <Note kind="error">
            This day is closed{closed ? ` (${closed})` : ''}. What is booked on it stays booked until you change it.
          </Note>
        )}
        {teams.length === 0 ? <p>Nothing is booked on this day.</p> : null}
      </div>
      <div className={styles.teams}>
        {teams.map(({ service, crews }) => (
          <section key={service} className={styles.team} aria-label={service}>
            {crews.map((crew) => (
              <CrewSheet key={crew.name} day={title} date={date} {...crew} />
            ))}
          </section>
        ))}
      </div>
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
