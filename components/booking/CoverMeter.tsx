import type { CSSProperties } from 'react';
import { formatPence, NOTHING } from '@/lib/domain/money';
import { coverGap, type ValuedLine } from '@/lib/domain/order/cover-gap';
import { gapReason, gapTitle } from '@/lib/domain/order/cover-words';
import type { CoverStep } from '@/lib/domain/order-types';
import styles from './CoverMeter.module.scss';

type CoverMeterProps = { readonly lines: readonly ValuedLine[]; readonly step: CoverStep };

/** Renders how much of a list a step of cover reaches, as words and as a bar drawn to scale. */
export function CoverMeter({ lines, step }: CoverMeterProps) {
  const gap = coverGap(lines, step);
  const { total, covered, open } = gap;
  if (total === NOTHING) {
    return <p className={styles.text}>List your things to see whether the included cover is enough.</p>;
  }
  const share: CSSProperties & { '--covered': string } = { '--covered': `${((covered / total) * 100).toFixed(1)}%` };
  return (
    <div className={styles.root} style={share}>
      <p className={styles.title} role="status">
        {gapTitle(gap, step)}
      </p>
      <div className={open === NOTHING ? `${styles.bar} ${styles.whole}` : styles.bar} aria-hidden="true" />
      <p className={styles.legend}>
        <span className={styles.covered}>{`${formatPence(covered)} covered`}</span>
        {open === NOTHING ? null : <span className={styles.open}>{`${formatPence(open)} not covered`}</span>}
      </p>
      <p className={styles.text}>
        {`Sold second-hand today, what you listed would fetch about ${formatPence(total)}. ${gapReason(gap)}`}
      </p>
    </div>
  );
}
