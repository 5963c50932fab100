import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { SectionHead } from './SectionHead';
import styles from './FactTable.module.scss';

type FactRow = {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly cells: readonly string[];
  readonly drawing?: Picture | undefined;
  readonly isTotal?: boolean | undefined;
};

type FactTableProps = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly FactRow[];
  readonly note?: string | undefined;
  /** Whether a phone shows each row as a list of its cells, because they are too wide for columns. */
  readonly isStacked?: boolean | undefined;
};

/** The cell of what a row does not have. */
const NONE = '–';

/** Returns the width of a picture. All pictures of a table share the scale of the style sheet, to compare in size. */
const widthOf = ({ width }: Picture): CSSProperties & { '--width': string } => ({ '--width': `${width}px` });

/** Renders prices or measures as a table. Two columns stand beside the title, more columns below it. */
export function FactTable({ id, title, lead, columns, rows, note, isStacked }: FactTableProps) {
  const isList = columns.length === 2;
  const hasPictures = rows.some(({ drawing }) => drawing);
  // Keyboard users need a focus stop to scroll the table sideways on a phone.
  const scrolling = isList ? null : ({ role: 'region', 'aria-label': title, tabIndex: 0 } as const);
  return (
    <section id={id} className={clsx(styles.root, isList && styles.list)}>
      <SectionHead title={title} lead={lead} />
      <div>
        <div className={styles.scroller} {...scrolling}>
          <table className={clsx(styles.table, isStacked && styles.stacked)}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, detail, cells, drawing, isTotal }) => (
                <tr key={name} className={isTotal ? styles.total : undefined}>
                  <th scope="row">
                    <div className={clsx(styles.name, hasPictures && !drawing && styles.pictureless)}>
                      {drawing ? (
                        <span className={styles.picture} style={widthOf(drawing)}>
                          <Drawing {...drawing} alt="" />
                        </span>
                      ) : null}
                      <span>
                        {name}
                        {detail ? <small>{detail}</small> : null}
                      </span>
                    </div>
                  </th>
                  {cells.map((cell, place) => (
                    <td
                      key={columns[place + 1]}
                      data-label={isStacked ? columns[place + 1] : undefined}
                      className={cell === NONE ? styles.none : undefined}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </section>
  );
}
