import clsx from 'clsx';
import styles from './Chips.module.scss';

type ChipsProps = {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the chips stay in one row that scrolls sideways on a phone. */
  readonly scroll?: boolean | undefined;
};

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
