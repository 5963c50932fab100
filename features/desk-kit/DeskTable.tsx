import clsx from 'clsx';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/Button';
import type { DeskPaging } from '@/lib/contracts/desk-parts';
import styles from './DeskTable.module.scss';
import pagingStyles from './Paging.module.scss';

type DeskColumn = { readonly title: string; readonly isNumber?: boolean };
type DeskRow = { readonly key: string; readonly cells: readonly ReactNode[] };

type DeskTableProps = {
  readonly caption: string;
  readonly columns: readonly DeskColumn[];
  readonly rows: readonly DeskRow[];
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

/** Renders the link of a row, with details below it. Pass a key, because cells are in a list. */
export function LinkCell({
  href,
  name,
  detail,
}: {
  readonly href: string;
  readonly name: string;
  readonly detail: string;
}) {
  return (
    <span>
      <a href={href}>
        <strong>{name}</strong>
      </a>
      <br />
      {detail}
    </span>
  );
}

export function PersonCell({ name, reach }: { readonly name: string; readonly reach: ReactNode }) {
  return (
    <span>
      {name}
      <br />
      {reach}
    </span>
  );
}

/** Renders "51 in all, page 2 of 3", with the links to the pages before and after. */
export function Paging({ page, pages, total, before, after }: DeskPaging) {
  return (
    <nav className={pagingStyles.root} aria-label="Pages">
      <p className={pagingStyles.where}>
        {total} in all{pages > 1 ? `, page ${page} of ${pages}` : ''}
      </p>
      {before ? (
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={before} rel="prev">
          Newer
        </a>
      ) : null}
      {after ? (
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={after} rel="next">
          Older
        </a>
      ) : null}
    </nav>
  );
}
