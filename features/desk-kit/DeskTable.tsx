import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { DeskPaging } from '@/lib/contracts/desk-parts';
import styles from './DeskTable.module.scss';
import pagingStyles from './Paging.module.scss';
import { SmallLink } from './Panel/Panel';

export type DeskColumn<Row> = {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type DeskTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly empty?: string | undefined;
};

/** The most columns that fit beside each other on a phone. */
const COLUMNS_ON_PHONES = 3;

/** Renders a table. On phones the rows of a wide one become cards, with the column titles beside the cells. */
export function DeskTable<Row>({ caption, columns, rows, empty = 'Nothing here.' }: DeskTableProps<Row>) {
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
        {rows.map((row, place) => (
          <tr key={place} className={styles.row} role="row">
            {columns.map(({ title, isNumber, cell }, index) => (
              <td
                key={title}
                role={index === 0 ? 'rowheader' : 'cell'}
                data-title={title}
                className={isNumber ? styles.number : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LinkCellProps = { readonly href: string; readonly name: string; readonly detail: string };

/** Renders the link of a row, with details below it. */
export const LinkCell = ({ href, name, detail }: LinkCellProps) => (
  <span>
    <a href={href}>
      <strong>{name}</strong>
    </a>
    <br />
    {detail}
  </span>
);

/** Renders a name, with the contact below it. */
export const PersonCell = ({ name, reach }: { readonly name: string; readonly reach: ReactNode }) => (
  <span>
    {name}
    <br />
    {reach}
  </span>
);

/** Renders "51 in all, page 2 of 3", with the links to the pages before and after. */
export function Paging({ page, pages, total, before, after }: DeskPaging) {
  return (
    <nav className={pagingStyles.root} aria-label="Pages">
      <p className={pagingStyles.where}>
        {total} in all{pages > 1 ? `, page ${page} of ${pages}` : ''}
      </p>
      {before ? (
        <SmallLink href={before} rel="prev">
          Newer
        </SmallLink>
      ) : null}
      {after ? (
        <SmallLink href={after} rel="next">
          Older
        </SmallLink>
      ) : null}
    </nav>
  );
}
