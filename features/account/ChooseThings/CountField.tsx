import { Icon } from '@/components/ui/Icon/Icon';
import styles from './CountField.module.scss';

type CountFieldProps = {
  /** Id and name of the field. */
  readonly id: string;
  /** Name of the counted item, for the buttons. The field has its own label. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/**
 * Renders a number field with buttons for the mouse. It is a plain field, so that a form without a script sends it.
 * The buttons are not in the tab order, as with a native number field.
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
        // Selects the value, so that typing replaces it.
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(Math.floor(event.target.valueAsNumber) || 0)}
      />
      {step(1, 'Add one')}
    </span>
  );
}
