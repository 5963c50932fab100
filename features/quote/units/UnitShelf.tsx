import type { ReactNode } from 'react';
import styles from './UnitShelf.module.scss';

/** Cards of units whose drawings are all in one scale: that in which the widest just fits its column. */
export function UnitShelf({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shelf}>
      <ul className={styles.units}>{children}</ul>
    </div>
  );
}
