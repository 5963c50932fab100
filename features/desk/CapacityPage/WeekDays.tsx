import type { CapacityView } from '@/lib/contracts/desk-views';
import styles from './CapacityPage.module.scss';

/** A week at a glance: what is booked of each service, day by day. */
export function WeekDays({ week }: Pick<CapacityView, 'week'>) {
  return (
    <ul className={styles.week}>
      {week.map(({ date, label, href, isCurrent, closed, services }) => (
        <li key={date} className={styles.cell}>
          <a href={href} className={styles.day} aria-current={isCurrent ? 'date' : undefined}>
            <strong>{label}</strong>
            {closed === null ? (
              services.map(({ service, booked, places }) => (
                <span key={service} className={styles.count}>
                  {service}{' '}
                  <span>
                    {booked} of {places}
                  </span>
                </span>
              ))
            ) : (
              <span>Closed</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
