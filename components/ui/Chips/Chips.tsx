import clsx from 'clsx';
import styles from './Chips.module.scss';

type ChipsProps = {
  /** Read aloud as the group's name. */
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One row that scrolls sideways on a phone. */
  readonly scroll?: boolean | undefined;
};

/** Filters: one is pressed. */
export function Chips({ legend, options, value, onChange, scroll }: ChipsProps) {
  return (
    <div role="group" aria-label={legend} className={clsx(styles.root, scroll && styles.scroll)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
