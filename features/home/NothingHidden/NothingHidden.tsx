import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import type { Pledge } from '../types';
import styles from './NothingHidden.module.scss';

type NothingHiddenProps = { readonly drawing: Picture; readonly pledges: readonly Pledge[] };

/** What is in the price, what may add to it, and by how much: on ink, beside the van cut open. */
export function NothingHidden({ drawing, pledges }: NothingHiddenProps) {
  return (
    <section className={styles.root}>
      <div className={styles.content}>
        <div className={styles.side}>
          <h2>
            Nothing
            <br />
            hidden.
          </h2>
          <Drawing {...drawing} />
        </div>
        <ul className={styles.pledges}>
          {pledges.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
