import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { formatSlot } from '@/lib/domain/london-time';
import type { SlotTimes } from '@/lib/domain/order-types';
import type { DayOffer, SlotState } from '@/lib/domain/slots/calendar';
import styles from './SlotPicker.module.scss';

const STATE_WORDS: Readonly<Record<SlotState, string>> = { free: 'Available', last: 'Last one', full: 'Full' };

type SlotPickerProps = {
  readonly legend: string;
  readonly name: string;
  readonly slots: DayOffer['slots'];
  readonly value: SlotTimes | null;
  readonly onChange: (slot: SlotTimes) => void;
  readonly error?: string | undefined;
  /** Returns the word for a slot that the answers rule out ("Too early"), else null. It replaces "Full" (LAW-3). */
  readonly closedWord?: ((slot: SlotTimes) => string | null) | undefined;
};

/**
 * Renders the two-hour arrival slots of a day as radio buttons, each with its state: "Available", "Last one" or
 * "Full" (LAW-3). Full slots are disabled, except the chosen one.
 */
export function SlotPicker({ legend, name, slots, value, onChange, error, closedWord }: SlotPickerProps) {
  const firstOpen = slots.findIndex((slot) => slot.state !== 'full');
  return (
    <fieldset className={styles.root} aria-describedby={error ? `${name}-message` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.quiet}>We arrive within these two hours.</p>
      <div className={styles.slots}>
        {slots.map(({ start, end, state }, index) => {
          const isChosen = value?.[0] === start;
          return (
            <label key={start} className={styles.slot}>
              <input
                type="radio"
                name={name}
                id={index === firstOpen ? name : `${name}-${start}`}
                value={start}
                checked={isChosen}
                disabled={state === 'full' && !isChosen}
                onChange={() => onChange([start, end])}
              />
              <span className={styles.times}>{formatSlot([start, end])}</span>
              <span className={state === 'last' ? styles.last : styles.state}>
                {isChosen ? 'Your slot' : (closedWord?.([start, end]) ?? STATE_WORDS[state])}
              </span>
            </label>
          );
        })}
      </div>
      <FieldMessage id={`${name}-message`} error={error} />
    </fieldset>
  );
}
