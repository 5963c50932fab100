import type { Thing } from '../types';
import styles from './Space.module.scss';

type ThingListProps = { readonly id: string; readonly things: readonly Thing[] };

/** Renders the items of a unit that no return can be booked from. */
export const ThingList = ({ id, things }: ThingListProps) => (
  <>
    <h3 id={id}>What is in it</h3>
    {things.length > 0 ? (
      <ul aria-labelledby={id} className={styles.list}>
        {things.map((thing) => (
          <li key={thing.id}>
            {thing.quantity} × {thing.title}
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.quiet}>None of the items you listed are left in it.</p>
    )}
  </>
);
