import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import styles from './Promises.module.scss';

type Pledge = { readonly title: string; readonly text: string };

type PromisesProps = {
  readonly id?: string | undefined;
  readonly title: ReactNode;
  /** One that is drawn for dark grounds. */
  readonly drawing: Picture;
  readonly pledges: readonly Pledge[];
  /** The drawing reaches up to the end of a title of short lines. */
  readonly isTitleShort?: boolean | undefined;
};

// What scrolls sideways on a phone has to be reached by the keyboard.
const SCROLLING = { tabIndex: 0 } as const;

/** What is promised, and on what conditions: on ink, beside a large drawing. */
export function Promises({ id, title, drawing, pledges, isTitleShort = false }: PromisesProps) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.content}>
        <div className={clsx(styles.side, isTitleShort && styles.short)}>
          <h2>{title}</h2>
          <Drawing {...drawing} />
        </div>
        <ul className={styles.pledges} {...SCROLLING}>
          {pledges.map(({ title: pledge, text }) => (
            <li key={pledge}>
              <h3>{pledge}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
