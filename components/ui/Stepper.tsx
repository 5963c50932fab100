import { Icon } from './Icon/Icon';
import styles from './Stepper.module.scss';

type StepperProps = {
  /** Name of the counted item, e.g. "Double bed": the buttons read "Add one: Double bed". */
  readonly label: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly onChange: (value: number) => void;
  readonly size?: 's' | 'm' | undefined;
  readonly id?: string | undefined;
};

/** Renders a count between two buttons. A button at its limit stays focusable, so that the focus is not lost. */
export function Stepper({ label, value, min = 0, max = 99, onChange, size = 'm', id }: StepperProps) {
  const atMin = value <= min;
  const atMax = value >= max;
  return (
    <div
      role="group"
      aria-label={label}
      id={id}
      className={size === 's' ? `${styles.root} ${styles.small}` : styles.root}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={`Remove one: ${label}`}
        aria-disabled={atMin || undefined}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.count} aria-live="polite" aria-atomic="true">
        {value}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={`Add one: ${label}`}
        aria-disabled={atMax || undefined}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
