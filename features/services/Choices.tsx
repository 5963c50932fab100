import { PlanCards } from '@/components/marketing/PlanCards';
import { SectionHead } from '@/components/marketing/SectionHead';
import type { ChoicesProps } from './types';
import styles from './Choices.module.scss';

/** Renders a title with options to choose from. */
export function Choices({ id, title, lead, choices, note }: ChoicesProps) {
  return (
    <section id={id} className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <PlanCards cards={choices} />
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}
