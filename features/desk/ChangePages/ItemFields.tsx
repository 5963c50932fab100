import type { ItemLine } from '@/lib/contracts/desk-items';
import { LIMITS } from '@/lib/validation/limits';
import styles from './ItemFields.module.scss';

type ItemFieldsProps = { readonly label: string; readonly lines: readonly ItemLine[] };

/** Renders the quantity of each item. Zero removes it from the list. */
export function ItemFields({ label, lines }: ItemFieldsProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {lines.map(({ field, title, detail, quantity, own }) => (
        <li key={field} className={styles.line}>
          {own ? <input type="hidden" name={own.field} value={own.value} /> : null}
          <label htmlFor={field} className={styles.title}>
            {title}
          </label>
          <span id={`${field}-hint`} className={styles.detail}>
            {detail}
          </span>
          <input
            id={field}
            name={field}
            type="number"
            inputMode="numeric"
            min={0}
            max={LIMITS.quantity}
            step={1}
            defaultValue={quantity}
            className={styles.count}
            autoComplete="off"
            aria-describedby={`${field}-hint`}
          />
        </li>
      ))}
    </ul>
  );
}
