import styles from './PriceTable.module.scss';

export type PriceTableRow = {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly cells: readonly string[];
};

type PriceTableProps = {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  /** The column titles. The first column names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly PriceTableRow[];
};

/** Renders a table of the price list. Callers pass at most five columns: more do not fit on the narrowest phone. */
export function PriceTable({ labelledBy, columns, rows }: PriceTableProps) {
  return (
    <table className={styles.root} aria-labelledby={labelledBy}>
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
        {rows.map(({ name, detail, cells }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {detail ? <small>{detail}</small> : null}
            </th>
            {cells.map((cell, place) => (
              // The position identifies the column.
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
