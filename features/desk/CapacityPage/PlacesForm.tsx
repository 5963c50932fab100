import { buttonClass } from '@/components/ui/Button';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { DeskInput, useAnsweredField } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { MOST_PLACES, REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { CapacityView } from '@/lib/contracts/desk-slots';
import styles from './CapacityPage.module.scss';

type Cell = CapacityView['day']['rows'][number]['cells'][number];

/** The hint beside the small field. The error summary says it in full. */
const BOUNDS = `0 to ${MOST_PLACES.toLocaleString('en-GB')}`;

/** Renders a text field for digits. A number field would send nothing for invalid input, and show no error. */
function PlacesInput({ field, label, usual, fixed }: Pick<Cell, 'field' | 'label' | 'usual' | 'fixed'>) {
  const { error, control } = useAnsweredField({ id: field, name: field, value: fixed });
  return (
    <>
      <input
        {...control}
        className={styles.input}
        type="text"
        aria-label={`Places: ${label}`}
        placeholder={String(usual)}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={styles.wrong}>
        <FieldMessage id={`${field}-message`} error={error && BOUNDS} />
      </div>
    </>
  );
}

/** Renders the button that blocks or opens a slot, and also saves the typed places of the other slots. */
function SlotButton({ field, label, booked, fixed }: Pick<Cell, 'field' | 'label' | 'booked' | 'fixed'>) {
  const isBlocked = fixed !== '' && Number(fixed) <= booked;
  const word = isBlocked ? 'Open' : 'Block';
  return (
    <button
      type="submit"
      className={buttonClass({ kind: 'outline', size: 's', className: styles.block })}
      name={isBlocked ? 'open' : 'block'}
      value={field}
      aria-label={`${word} ${label}`}
    >
      {word}
    </button>
  );
}

/** Renders the places of each slot. An empty field means the usual number, which it shows. */
export function PlacesForm({ date, columns, rows }: CapacityView['day']) {
  const shown = rows.flatMap(({ cells }) => cells.map(({ field, fixed }) => [field, fixed]));
  return (
    <DeskForm
      action={deskFormPath('setPlaces')}
      hidden={{ date, shown: new URLSearchParams(shown).toString() }}
      submit={{ kind: 'secondary', text: 'Save the places' }}
    >
      {/* The button that Enter in a field presses. Without it, the browser would press the first slot's button. */}
      <button type="submit" hidden />
      <DeskInput label="Reason for blocking a slot" name="reason" maxLength={REASON_LENGTH} optional width="wide" />
      <table className={styles.places}>
        <caption className={styles.caption}>
          Booked, and places in each slot. Leave a field empty for the usual number.
        </caption>
        <thead>
          <tr>
            <th scope="col">Slot</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slot, cells }) => (
            <tr key={slot}>
              <th scope="row">{slot}</th>
              {cells.map(({ field, label, booked, usual, fixed, isOverbooked }) => (
                <td key={field}>
                  <span className={isOverbooked ? styles.over : styles.booked}>{booked} of</span>
                  <PlacesInput key={fixed} field={field} label={label} usual={usual} fixed={fixed} />
                  <SlotButton field={field} label={label} booked={booked} fixed={fixed} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DeskForm>
  );
}
