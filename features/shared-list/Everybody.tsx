import type { ReactNode } from 'react';
import type { EverybodyModel, Share } from './types';
import styles from './Everybody.module.scss';

type EverybodyProps = EverybodyModel & {
  readonly below?: (share: Share) => ReactNode;
};

/** Renders everybody's items, volume and share of the price. The bar shows the volume too. */
export function Everybody({ shares, total, below }: EverybodyProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.shares}>
        {shares.map((share) => (
          <li key={share.id}>
            <p className={styles.head}>
              <b>{share.name}</b>
              <b>{share.share}</b>
            </p>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={share.percent} height="1" />
            </svg>
            <p className={styles.amount}>{share.amount}</p>
            {below?.(share)}
          </li>
        ))}
      </ul>
      <p className={styles.total}>{total}</p>
    </div>
  );
}
