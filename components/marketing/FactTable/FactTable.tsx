import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { SectionHead } from '../SectionHead/SectionHead';
import styles from './FactTable.module.scss';

export type FactRow = {
  readonly name: string;
  readonly detail?: string | undefined;
  /** One under each column after the first: amounts, formatted. */
  readonly cells: readonly string[];
  readonly drawing?: Picture | undefined;
};

type FactTableProps = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  /** The first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly FactRow[];
  readonly note?: string | undefined;
};

/** Prices or measures, row by row, as a real table. Two columns stay beside each other down to the narrowest phone. */
export function FactTable({ id, title, lead, columns, rows, note }: FactTableProps) {
  return (
    <section id={id} className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <table className={styles.table}>
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
          {rows.map(({ name, detail, cells, drawing }) => (
            <tr key={name}>
              <th scope="row">
                <div className={styles.name}>
                  {drawing ? <Drawing {...drawing} alt="" /> : null}
                  <span>
                    {name}
                    {detail ? <small>{detail}</small> : null}
                  </span>
                </div>
              </th>
              {cells.map((cell, place) => (
                // The place is the column.
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}
