import { TextField } from '@/components/ui/TextField/TextField';
import { areaOf } from '@/lib/domain/catalogue/storage-units';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { useAnswers } from '../engine/form';
import styles from '../steps/steps.module.scss';

const { min, max } = CUSTOM_SQUARE_FEET;

/** The area of a custom unit. */
export function AreaField() {
  const { values, setField, errorOf } = useAnswers<{ readonly squareFeet: number | null }>();
  const { squareFeet } = values;
  return (
    <TextField
      label="Area in square feet"
      hint={`A whole number from ${min} to ${max}. For more, ring us for a price.`}
      name="squareFeet"
      inputMode="numeric"
      value={squareFeet === null ? '' : String(squareFeet)}
      onChange={(text) => setField('squareFeet', areaOf(text))}
      error={errorOf('squareFeet')}
      className={styles.short}
    />
  );
}
