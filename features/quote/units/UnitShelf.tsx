import type { ReactNode } from 'react';
import styles from './UnitShelf.module.scss';

/** Renders cards of units with drawings in one scale, in which the widest just fits its column. */
export function UnitShelf({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shelf}>
      <ul className={styles.units}>{children}</ul>
    </div>
  );
}
