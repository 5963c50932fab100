import { Button } from '@/components/ui/Button/Button';
import { DESK_PATHS, MOST_PLACES } from '@/lib/contracts/desk-paths';
import type { CapacityView } from '@/lib/contracts/desk-views';
import { DeskForm } from '../DeskForm/DeskForm';
import styles from './CapacityPage.module.scss';

/** Places of each slot; an empty field means as many as usual, which it shows. */
export function PlacesForm({ date, columns, rows }: CapacityView['day']) {
  return (
    <DeskForm action={DESK_PATHS.setPlaces} hidden={{ date }}>
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
                  <input
                    key={fixed}
                    className={styles.input}
                    type="number"
                    name={field}
                    aria-label={`Places: ${label}`}
                    defaultValue={fixed}
                    placeholder={String(usual)}
                    min={0}
                    max={MOST_PLACES}
                    step={1}
                    inputMode="numeric"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button type="submit" kind="secondary">
        Save the places
      </Button>
    </DeskForm>
  );
}
