import type { ReactNode } from 'react';
import styles from './DeskForm.module.scss';

type DeskFormProps = {
  /** Where it is sent: a call of lib/contracts/desk-paths.ts. */
  readonly action: string;
  /** What goes with it unseen. */
  readonly hidden?: Readonly<Record<string, string | number>> | undefined;
  readonly children: ReactNode;
  readonly isRow?: boolean | undefined;
};

/** A form that changes something, as browsers have always sent them. */
export function DeskForm({ action, hidden = {}, children, isRow = false }: DeskFormProps) {
  return (
    <form noValidate action={action} method="post" className={isRow ? styles.row : styles.root}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A search: its fields become the page's address. */
export function FilterForm({ action, children }: { readonly action: string; readonly children: ReactNode }) {
  return (
    <form noValidate action={action} method="get" className={styles.row}>
      {children}
    </form>
  );
}
