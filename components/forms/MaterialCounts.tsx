import { formatPence } from '@/lib/domain/money';
import { MATERIALS, MATERIALS_DELIVERY, priceMaterials } from '@/lib/domain/pricing/materials';
import { readWhole } from '@/lib/domain/typed-number';
import { FieldMessage } from '../ui/Field/FieldMessage';
import field from '../ui/Field/Field.module.scss';
import { countName, MATERIAL_IDS } from './answers';
import { fieldId, type FieldsProps } from './field-props';
import { useScripted } from './use-scripted';
import styles from './MaterialCounts.module.scss';

type MaterialCountsProps = FieldsProps & { readonly name: string; readonly label: string };

/** Returns the typed number of pieces, or 0 for text that is not a whole number. */
const piecesOf = (typed = '') => readWhole(typed, [0, 10_000]) ?? 0;

/** Renders a count for each packing material, and the sum with delivery. */
export function MaterialCounts({ form, name, label, values, errors, onChange, onLeave }: MaterialCountsProps) {
  // Values typed before hydration count one render later, because the first render must match the server's sum.
  const isOwn = useScripted();
  const lines = MATERIAL_IDS.map((material) => ({
    material,
    count: isOwn ? piecesOf(values[countName(name, material)]) : 0,
  }));
  const isAny = lines.some(({ count }) => count > 0);
  const id = fieldId(form, name);
  const wrong = errors[name] ?? MATERIAL_IDS.map((material) => errors[countName(name, material)]).find(Boolean);
  return (
    <fieldset id={id} className={styles.root} tabIndex={-1} aria-describedby={wrong ? `${id}-message` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <ul className={styles.lines}>
        {MATERIAL_IDS.map((material) => {
          const { title, use, price } = MATERIALS[material];
          const count = countName(name, material);
          const isWrong = errors[count] !== undefined || (errors[name] !== undefined && material === MATERIAL_IDS[0]);
          return (
            <li key={material} className={styles.line}>
              <label htmlFor={fieldId(form, count)} className={styles.what}>
                {title} <span className={styles.use}>{use}</span>
              </label>
              <span className={styles.price}>{formatPence(price)}</span>
              <input
                id={fieldId(form, count)}
                name={count}
                type="number"
                inputMode="numeric"
                min={0}
                step={1}
                placeholder="0"
                className={`${field.control} ${styles.count}`}
                value={values[count] ?? ''}
                onChange={(event) => onChange(count, event.target.value)}
                onBlur={() => onLeave(count)}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-message` : undefined}
              />
            </li>
          );
        })}
      </ul>
      <FieldMessage id={`${id}-message`} error={wrong} />
      <p className={styles.sum}>
        <span>{isAny ? 'Delivered in London' : 'Delivery (one charge)'}</span>
        <output className={styles.total} aria-live="polite">
          {formatPence(isAny ? priceMaterials(lines) : MATERIALS_DELIVERY)}
        </output>
      </p>
    </fieldset>
  );
}
