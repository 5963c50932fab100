import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './DeskTable.module.scss';

export type DeskColumn = { readonly title: string; readonly isNumber?: boolean };
export type DeskRow = { readonly key: string; readonly cells: readonly ReactNode[] };

type DeskTableProps = {
  /** Read aloud as the table's name. */
  readonly caption: string;
  readonly columns: readonly DeskColumn[];
  readonly rows: readonly DeskRow[];
  /** Said where there is no row. */
  readonly empty?: string | undefined;
};

/** More columns than these do not fit beside each other on a phone. */
const COLUMNS_ON_PHONES = 3;

/** A table; on phones the rows of a wide one are cards, with the columns' titles beside the cells. */
export function DeskTable({ caption, columns, rows, empty = 'Nothing here.' }: DeskTableProps) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  // The roles say again what the elements mean: drawn as blocks, they would lose it.
  return (
    <table className={clsx(styles.root, columns.length > COLUMNS_ON_PHONES && styles.stacked)} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" role="columnheader" className={isNumber ? styles.number : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={styles.row} role="row">
            {columns.map(({ title, isNumber }, index) => (
              <td
                key={title}
                role={index === 0 ? 'rowheader' : 'cell'}
                data-title={title}
                className={isNumber ? styles.number : undefined}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
