import type { ReactNode } from 'react';
import type { ItemListState } from '../crew-state';
import styles from './CrewPage.module.scss';

type ItemListProps = {
  readonly state: ItemListState;
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** Renders a job's items. React keeps them open when the counters replace the plain list. */
export function ItemList({ state: { isOpen, toggle }, summary, children }: ItemListProps) {
  return (
    <details open={isOpen}>
      <summary
        className={styles.more}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
