import type { ReactNode } from 'react';
import styles from './UnitShelf.module.scss';

type PriceTextProps = {
  /** "from", where something decides that is not known yet. */
  readonly lead?: string | undefined;
  readonly price: string;
  /** Under the price. */
  readonly note: string;
  /** After the price. */
  readonly children?: ReactNode;
};

/** The price on a card of the shelf. */
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
