import type { NextStep } from './types';
import styles from './StepList.module.scss';

export function StepList({ steps, quiet }: { readonly steps: readonly NextStep[]; readonly quiet?: boolean }) {
  return (
    <ol className={quiet ? styles.quiet : styles.root}>
      {steps.map(({ when, what }, index) => (
        <li key={`${when} ${index}`}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
