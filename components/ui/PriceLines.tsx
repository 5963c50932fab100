import type { ReactNode } from 'react';
import styles from './PriceLines.module.scss';

export type PriceLine = {
  readonly key: string;
  readonly label: string;
  readonly detail?: ReactNode | undefined;
  readonly amount: string;
};

type PriceLinesProps = {
  readonly lines: readonly PriceLine[];
  /** Key of the line that the last answer changed, to be marked. */
  readonly changedKey?: string | undefined;
};

export function PriceLines({ lines, changedKey }: PriceLinesProps) {
  return (
    <ul className={styles.root}>
      {lines.map((line) => (
        <li key={line.key} className={line.key === changedKey ? `${styles.line} ${styles.changed}` : styles.line}>
          <span className={styles.words}>
            <span>{line.label}</span>
            {line.detail ? <span className={styles.detail}>{line.detail}</span> : null}
          </span>
          <span className={styles.amount}>{line.amount}</span>
        </li>
      ))}
    </ul>
  );
}
