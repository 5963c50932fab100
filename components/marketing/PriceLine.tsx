import styles from './PriceLine.module.scss';

/** A price inside a card or a sentence of its own: "from £49 a week". */
export type PriceLineProps = {
  /** "from", or nothing. */
  readonly lead?: string | undefined;
  /** Formatted: "£49". */
  readonly price: string;
  /** "a week", or nothing. */
  readonly per?: string | undefined;
};

export function PriceLine({ lead, price, per }: PriceLineProps) {
  return (
    <p className={styles.root}>
      {lead ? `${lead} ` : null}
      <strong>{price}</strong>
      {per ? ` ${per}` : null}
    </p>
  );
}
