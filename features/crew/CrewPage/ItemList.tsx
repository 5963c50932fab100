import type { ReactNode } from 'react';
import styles from './CrewPage.module.scss';
import type { ItemListState } from './job-props';

type ItemListProps = {
  readonly state: ItemListState;
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** The list of a job's items, opened and closed by React so that the list that replaces it is in the same state. */
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
