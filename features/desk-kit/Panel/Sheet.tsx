import type { ReactNode } from 'react';
import styles from './Sheet.module.scss';

/** Renders a white background under a list or a form. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
