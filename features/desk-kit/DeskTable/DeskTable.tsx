import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './DeskTable.module.scss';

export type DeskColumn = { readonly title: string; readonly isNumber?: boolean };
export type DeskRow = { readonly key: string; readonly cells: readonly ReactNode[] };

type DeskTableProps = {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly DeskColumn[];
  readonly rows: readonly DeskRow[];
  /** The text in place of an empty table. */
  readonly empty?: string | undefined;
};

/** The most columns that fit beside each other on a phone. */
const COLUMNS_ON_PHONES = 3;

/** Renders a table. On phones the rows of a wide one become cards, with the column titles beside the cells. */
export function DeskTable({ caption, columns, rows, empty = 'Nothing here.' }: DeskTableProps) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  // The explicit roles keep the table's semantics, which `display: block` would remove.
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
