import type { DeskEvent } from '@/lib/contracts/desk-parts';
import styles from './Timeline.module.scss';

/** Renders the events of an order with time and author, the newest first. */
export function Timeline({ events }: { readonly events: readonly DeskEvent[] }) {
  return (
    <ol className={styles.root}>
      {events.map(({ at, what, who, detail }, index) => (
        <li key={index} className={styles.event}>
          <span className={styles.what}>{what}</span>
          <span className={styles.when}>
            {at}, {who}
          </span>
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </li>
      ))}
    </ol>
  );
}
