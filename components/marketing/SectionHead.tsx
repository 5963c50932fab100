import type { ReactNode } from 'react';
import styles from './SectionHead.module.scss';

type SectionHeadProps = {
  readonly title: ReactNode;
  readonly lead?: string | undefined;
  /** Of the heading, for what is named by it. */
  readonly id?: string | undefined;
};

/** The title of a section, with a sentence beside it on wide screens and under it on narrow ones. */
export function SectionHead({ title, lead, id }: SectionHeadProps) {
  return (
    <header className={styles.root}>
      <h2 id={id}>{title}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  );
}
