import clsx from 'clsx';
import type { SegmentOption } from './Segments';
import styles from './Segments.module.scss';

type PlainSegmentsProps = {
  readonly legend: string;
  readonly name: string;
  readonly initialValue: string;
  readonly options: readonly SegmentOption[];
  readonly onMist?: boolean;
  readonly className?: string | undefined;
};

export function PlainSegments({ legend, name, initialValue, options, onMist, className }: PlainSegmentsProps) {
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={clsx(styles.track, onMist && styles.onMist)}>
        {options.map(({ value, label, detail }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={value}
              className={styles.input}
              defaultChecked={value === initialValue}
            />
            {label}
            {detail ? <small className={styles.detail}>{detail}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
