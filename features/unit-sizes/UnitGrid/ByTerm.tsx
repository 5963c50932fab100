import type { ReactNode } from 'react';
import styles from './UnitGrid.module.scss';

/** One alternative for each term, in their order: the style sheet shows that of the checked radio button. */
export function ByTerm({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <span className={styles.byTerm}>
      {children.map((alternative, index) => (
        <span key={index}>{alternative}</span>
      ))}
    </span>
  );
}
