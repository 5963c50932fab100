import styles from './PriceLine.module.scss';

/** A price within a card or a sentence: "from £49 a week". */
export type PriceLineProps = {
  /** Text before the price, such as "from". */
  readonly lead?: string | undefined;
  /** Formatted price: "£49". */
  readonly price: string;
  /** Text after the price, such as "a week". */
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
