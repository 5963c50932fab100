import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { SectionHead } from './SectionHead';
import styles from './StepsStrip.module.scss';

type HowStep = { readonly title: string; readonly text: string; readonly drawing: Picture };

type StepsStripProps = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Exactly four steps, because the drawn tape has four parts. */
  readonly steps: readonly HowStep[];
};

/** Renders the steps of how the service works, along a measuring tape. */
export function StepsStrip({ id, title, lead, steps }: StepsStripProps) {
  return (
    <section id={id} className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <div className={styles.art}>
              <Drawing {...step.drawing} />
            </div>
            <div className={styles.tape} aria-hidden="true">
              <b>{index + 1}</b>
            </div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
