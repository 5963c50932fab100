import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.scss';

type DisclosureProps = {
  readonly title: ReactNode;
  /** The element of the title, where the page needs a heading. */
  readonly heading?: 'h2' | 'h3';
  /** The id of a heading that names a region. A link from elsewhere needs a target in the content. */
  readonly titleId?: string;
  /** The key fact: beside the title, or below it where there is no room. */
  readonly fact?: ReactNode;
  /** Whether the fact only sums up the content, and hides while that is open. */
  readonly isSummary?: boolean;
  /** A link beside the title, outside the part that opens. */
  readonly action?: ReactNode;
  readonly id?: string | undefined;
  /** The name of a group in which one is open at a time. */
  readonly name?: string | undefined;
  /** Whether it is open at first. */
  readonly isOpen?: boolean | undefined;
  /** Whether paper leaves it out. */
  readonly isOnScreen?: boolean | undefined;
  /** Without content the title and the fact are plain text. */
  readonly children?: ReactNode;
};

/** Renders a line that opens to show its content, also without a script. On paper it is open. */
export function Disclosure({ title, heading, titleId, fact, isSummary, action, ...part }: DisclosureProps) {
  const { id, name, isOpen, isOnScreen, children } = part;
  const Title = heading ?? 'span';
  // A summary may contain no block.
  const Fact = children ? 'span' : 'div';
  const line = (
    <>
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      {fact ? <Fact className={clsx(styles.fact, isSummary && styles.short)}>{fact}</Fact> : null}
    </>
  );
  const root = clsx(styles.row, isOnScreen && styles.onScreen);
  const row = children ? (
    <details id={id} name={name} open={isOpen} className={root}>
      <summary className={styles.line}>{line}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  ) : (
    <div className={clsx(root, styles.line)}>{line}</div>
  );
  if (titleId) return <section aria-labelledby={titleId}>{row}</section>;
  return action ? (
    <div className={styles.withAction}>
      {row}
      <div className={styles.beside}>{action}</div>
    </div>
  ) : (
    row
  );
}

type DisclosuresProps = {
  /** Whether the lines are higher and the titles larger, on a page that is read at leisure. */
  readonly roomy?: boolean;
  readonly children: ReactNode;
};

/** Renders disclosures as one list. */
export const Disclosures = ({ roomy, children }: DisclosuresProps) => (
  <div className={clsx(styles.list, roomy && styles.roomy)}>{children}</div>
);
