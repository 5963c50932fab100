import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import styles from './Promises.module.scss';

type Pledge = { readonly title: string; readonly text: string };

type PromisesProps = {
  readonly id?: string | undefined;
  readonly title: ReactNode;
  /** A drawing made for dark backgrounds. */
  readonly drawing: Picture;
  readonly pledges: readonly Pledge[];
  /** Whether the title is short enough for the drawing to reach up beside it. */
  readonly isTitleShort?: boolean | undefined;
};

/** Renders titled points beside a large drawing on a dark background. */
export function Promises({ id, title, drawing, pledges, isTitleShort = false }: PromisesProps) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.content}>
        <div className={clsx(styles.side, isTitleShort && styles.short)}>
          <h2>{title}</h2>
          <Drawing {...drawing} />
        </div>
        <ul className={styles.pledges}>
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
