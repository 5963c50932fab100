import { Tag } from '@/components/ui/Tag/Tag';
import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-views';
import { FactRows } from '../Panel/FactRows';
import styles from './DayPlanPage.module.scss';

type CrewSheetProps = DayPlanView['teams'][number]['crews'][number] & { readonly day: string };

/** A crew's day: what it needs at the door, in the order of the day. */
export function CrewSheet({ day, name, isExtra, jobs }: CrewSheetProps) {
  return (
    <article className={styles.sheet}>
      <h2 className={styles.crew}>
        {name} {isExtra ? <Tag kind="error">No crew assigned yet</Tag> : null}
      </h2>
      <p className={styles.day}>{day}</p>
      <ol className={styles.jobs}>
        {jobs.map((job) => (
          <li key={`${job.reference} ${job.slot}`} className={styles.job}>
            <Job {...job} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function Job({ slot, title, reference, href, name, phone, phoneHref, addresses, volume, items, notes }: CrewJobView) {
  return (
    <>
      <p className={styles.slot}>{slot}</p>
      <div>
        <h3 className={styles.title}>
          {title}, <a href={href}>{reference}</a>
        </h3>
        <p>
          {name}, <a href={phoneHref}>{phone}</a>
        </p>
        <div className={styles.facts}>
          <FactRows facts={addresses} />
        </div>
        {volume ? (
          <p>
            <strong>{volume}</strong>
          </p>
        ) : null}
        {items.length > 0 ? <p className={styles.items}>{items.join('; ')}</p> : null}
        <p className={styles.notes}>{notes.join('. ')}</p>
      </div>
    </>
  );
}
