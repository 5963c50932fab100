import type { ReactNode } from 'react';
import { Contents, type Section } from './Contents';
import styles from './ProseLayout.module.scss';

type ProseLayoutProps = {
  readonly sections: readonly Section[];
  /** The text, and what belongs to it. */
  readonly children: ReactNode;
};

/** A long text with its contents: beside it on wide screens, where they stay in view, above it on narrow ones. */
export function ProseLayout({ sections, children }: ProseLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.contents}>
        <Contents sections={sections} />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
