import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/TextField';
import { areaOf, type StorageUnit } from '@/lib/domain/catalogue/storage-units';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { soldUnitFor, soldUnitText } from '@/lib/domain/pricing/storage-rates';
import type { StorageSpace } from '@/lib/domain/order-types';
import { useAnswers } from '../engine/form';
import styles from '../steps/steps.module.scss';

const { min, max } = CUSTOM_SQUARE_FEET;

/** Asks for a custom area. One that a unit of fixed size has is offered as that unit. */
export function AreaField() {
  const { values, setField, errorOf } = useAnswers<{
    readonly squareFeet: number | null;
    readonly storageSpace: StorageSpace | '';
  }>();
  const { squareFeet } = values;
  const sold = soldUnitFor(squareFeet);
  const error = errorOf('squareFeet');
  const take = (unit: StorageUnit) => {
    setField('storageSpace', unit.space);
    setField('squareFeet', null);
  };
  return (
    <>
      <TextField
        label="Area in square feet"
        hint={`A whole number from ${min} to ${max}. For more, ring us for a price.`}
        name="squareFeet"
        inputMode="numeric"
        value={squareFeet === null ? '' : String(squareFeet)}
        onChange={(text) => setField('squareFeet', areaOf(text))}
        error={error && sold ? soldUnitText(sold) : error}
        className={styles.short}
      />
      {error && sold ? (
        <div>
          <Button kind="dark" size="s" onClick={() => take(sold)}>
            {`Change to ${sold.title}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
