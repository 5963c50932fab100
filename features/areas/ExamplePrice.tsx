import { PriceLines } from '@/components/ui/PriceLines';
import type { ExampleContent } from './types';
import styles from './ExamplePrice.module.scss';

/** Renders one real job in the borough with every line of its price. */
export function ExamplePrice({ title, stops, lines, total, note }: ExampleContent) {
  return (
    <section className={styles.root}>
      <div className={styles.content}>
        <div>
          <h2>{title}</h2>
          <ol className={styles.stops}>
            {stops.map(({ where, how }) => (
              <li key={where}>
                <strong>{where}</strong>
                <span>{how}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.bill}>
          <PriceLines lines={lines.map(({ detail, ...line }) => ({ ...line, detail: detail ?? undefined }))} />
          <p className={styles.total}>
            {total.label} <strong>{total.amount}</strong>
          </p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
      </div>
    </section>
  );
}
