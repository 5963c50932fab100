import { Drawing } from '@/components/ui/Drawing/Drawing';
import { SectionHead } from '../SectionHead/SectionHead';
import type { HowStep } from '../types';
import styles from './Steps.module.scss';

/** How it works, along the tape. */
export function Steps({ title, steps }: { readonly title: string; readonly steps: readonly HowStep[] }) {
  return (
    <section className={styles.root}>
      <SectionHead title={title} />
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
