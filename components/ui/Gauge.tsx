import type { CSSProperties } from 'react';
import styles from './Gauge.module.scss';

type GaugeProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly text?: string | undefined;
};

/** Renders how full something is, as words and a bar. Above its maximum the bar turns dark. */
export function Gauge({ label, value, max, text }: GaugeProps) {
  const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  const fill: CSSProperties & { '--fill': string } = { '--fill': `${percent.toFixed(1)}%` };
  return (
    <div className={styles.root}>
      <span>{label}</span>
      {text ? <span>{text}</span> : null}
      <div className={value > max ? `${styles.bar} ${styles.over}` : styles.bar} style={fill} aria-hidden="true" />
    </div>
  );
}
