import type { ReactNode } from 'react';
import styles from './UnitShelf.module.scss';

type PriceTextProps = {
  /** "from", where the price depends on an open question. */
  readonly lead?: string | undefined;
  readonly price: string;
  /** Text below the price. */
  readonly note: string;
  /** Content after the price. */
  readonly children?: ReactNode;
};

/** Renders the price on the card of a unit. */
export function PriceText({ lead, price, note, children }: PriceTextProps) {
  return (
    <div>
      <p>
        {lead ? <span>{`${lead} `}</span> : null}
        <strong className={styles.price}>{price}</strong> {children}
      </p>
      <p className={styles.quiet}>{note}</p>
    </div>
  );
}
