import { Icon } from '@/components/ui/Icon/Icon';
import styles from './CountField.module.scss';

type CountFieldProps = {
  /** Also the name of the field. */
  readonly id: string;
  /** What is counted, for the buttons: the field has its label beside it. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/**
 * A number that can be typed, and stepped by the arrow keys or by buttons for a pointer: a plain field, so that a form
 * without a script sends it. The buttons are no stops of the Tab key, as those that browsers draw are none.
 */
export function CountField({ id, label, value, max, onChange }: CountFieldProps) {
  const step = (by: 1 | -1, words: string) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-label={`${words}: ${label}`}
      disabled={by < 0 ? value <= 0 : value >= max}
      onClick={() => onChange(value + by)}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  );
  return (
    <span className={styles.root}>
      {step(-1, 'Remove one')}
      <input
        type="number"
        inputMode="numeric"
        id={id}
        name={id}
        className={styles.field}
        min={0}
        max={max}
        value={value}
        // What is typed takes the place of what stands there.
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(Math.floor(event.target.valueAsNumber) || 0)}
      />
      {step(1, 'Add one')}
    </span>
  );
}
