import type { ReactNode } from 'react';
import styles from './SectionHead.module.scss';

type SectionHeadProps = {
  readonly title: ReactNode;
  readonly lead?: string | undefined;
  readonly id?: string | undefined;
};

/** Renders a section's title with a sentence beside it on wide screens and below it on narrow ones. */
export function SectionHead({ title, lead, id }: SectionHeadProps) {
  return (
    <header className={styles.root}>
      <h2 id={id}>{title}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  );
}
