import type { OrderPageModel } from '../model';
import styles from './Way.module.scss';

export type WayProps = NonNullable<OrderPageModel['way']>;

export function Way({ stops, people }: WayProps) {
  return (
    <section aria-label="Route" className={styles.root}>
      <ol className={styles.stops}>
        {stops.map(({ label, value, detail }, index) => (
          <li key={`${label} ${index}`}>
            <span className={styles.label}>{label}</span>
            <b>{value}</b>
            {detail ? <span className={styles.detail}>{detail}</span> : null}
          </li>
        ))}
      </ol>
      <p>{people}</p>
    </section>
  );
}
