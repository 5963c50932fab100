import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Fold.module.scss';

type FoldProps = {
  /** The id of the title. A link from elsewhere needs a target in the content, which browsers open for it. */
  readonly id: string;
  readonly title: string;
  /** A summary of the content, shown beside the title. */
  readonly gist?: string | undefined;
  /** Whether it begins open. */
  readonly isOpen?: boolean | undefined;
  /** Whether paper leaves it out. */
  readonly isOnScreen?: boolean | undefined;
  readonly children: ReactNode;
};

/** Renders a section that opens at a press. On paper it is open. */
export function Fold({ id, title, gist, isOpen = false, isOnScreen = false, children }: FoldProps) {
  return (
    <section aria-labelledby={id} className={clsx(styles.root, isOnScreen && styles.onScreen)}>
      <details open={isOpen}>
        <summary className={styles.summary}>
          <h2 id={id}>{title}</h2>
          {gist ? <span className={styles.gist}>{gist}</span> : null}
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}

/** Renders folded sections as one list. */
export const Folds = ({ children }: { readonly children: ReactNode }) => <div className={styles.list}>{children}</div>;
