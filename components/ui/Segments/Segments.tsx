import clsx from 'clsx';
import { FieldMessage } from '../Field/FieldMessage';
import styles from './Segments.module.scss';

export type SegmentOption = { readonly value: string; readonly label: string; readonly detail?: string };

type SegmentsProps = {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly options: readonly SegmentOption[];
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  /** Whether the background is mist, so that the track must be white. */
  readonly onMist?: boolean | undefined;
};

export function Segments({ name, value, onChange, onBlur, options, error, id = name, ...look }: SegmentsProps) {
  const { legend, legendHidden, onMist } = look;
  return (
    <fieldset className={styles.root} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={legendHidden ? styles.legendHidden : styles.legend}>{legend}</legend>
      <div className={clsx(styles.track, onMist && styles.onMist, error && styles.invalid)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
            {option.detail ? <small className={styles.detail}>{option.detail}</small> : null}
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
}
