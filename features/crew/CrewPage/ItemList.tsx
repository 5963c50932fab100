import type { ReactNode } from 'react';
import type { ItemListState } from '../crew-state';
import styles from './CrewPage.module.scss';

type ItemListProps = {
  readonly state: ItemListState;
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/**
 * Renders a job's items. React controls whether the list is open, so the counters that replace it start in the same
 * state.
 */
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
