import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Fold.module.scss';

type FoldProps = {
  readonly title: string;
  /** The key fact, visible while the fold is closed. */
  readonly fact?: ReactNode;
  /** Whether the fact only sums up the content, and hides while that is open. */
  readonly isSummary?: boolean | undefined;
  /** Whether it is open at first. */
  readonly isOpen?: boolean | undefined;
  /** Renders beside the title, outside the part that opens. */
  readonly action?: ReactNode;
  readonly step?: string | undefined;
  /** Without content the title and the fact stand as plain text. */
  readonly children?: ReactNode;
};

/** Renders a line that opens to show its content, also without a script. */
export function Fold({ title, fact, isSummary, isOpen, action, step, children }: FoldProps) {
  // A summary may contain no block.
  const Fact = children ? 'span' : 'div';
  const line = (
    <>
      <h3 className={styles.title}>{title}</h3>
      {fact ? <Fact className={clsx(styles.fact, isSummary && styles.summary)}>{fact}</Fact> : null}
    </>
  );
  return (
    <div className={styles.root}>
      {children ? (
        <details open={isOpen} data-step={step} className={styles.fold}>
          <summary className={styles.line}>{line}</summary>
          <div className={styles.content}>{children}</div>
        </details>
      ) : (
        <div className={styles.line}>{line}</div>
      )}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
