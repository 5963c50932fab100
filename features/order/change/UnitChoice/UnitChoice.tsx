import { Button } from '@/components/ui/Button/Button';
import { Note } from '@/components/ui/Note/Note';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { TextField } from '@/components/ui/TextField/TextField';
import { calculateStorageSize } from '@/lib/api/storage';
import { useAsked } from '@/lib/api/use-asked';
import { useSettled } from '@/lib/api/use-settled';
import { areaOf, storageUnit } from '@/lib/domain/catalogue/storage-units';
import type { FurnitureItem } from '@/lib/domain/order/types';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/pricing/storage-price-lists';
import { squareFeetOf, type StorageToRent } from '@/lib/domain/pricing/storage-rates';
import type { UnitOption } from '../unit-options';
import styles from './UnitChoice.module.scss';

type UnitChoiceProps = {
  readonly units: readonly UnitOption[];
  readonly value: StorageToRent;
  readonly items: readonly FurnitureItem[];
  readonly onChange: (unit: StorageToRent) => void;
};

const { min, max } = CUSTOM_SQUARE_FEET;
/** A stepper pressed five times is one question. */
const SETTLED_AFTER_MS = 600;

/** Which unit, and whether the list fits into it. */
export function UnitChoice({ units, value, items, onChange }: UnitChoiceProps) {
  const needed = useNeeded(items, value);
  const take = (space: string) => {
    const unit = units.find((option) => option.value === space);
    if (unit) onChange({ storageSpace: unit.value, squareFeet: null });
  };
  return (
    <div className={styles.root}>
      <RadioCards
        legend="Size of the unit"
        hint="Prices are for a week of the term that you chose, VAT included."
        name="storageSpace"
        columns={2}
        value={value.storageSpace}
        onChange={take}
        options={units}
      />
      {value.storageSpace === 'custom' ? (
        <TextField
          label="Area in square feet"
          hint={`Whole square feet from ${min} to ${max}. For more, ring us for a price.`}
          name="squareFeet"
          inputMode="numeric"
          value={value.squareFeet === null ? '' : String(value.squareFeet)}
          onChange={(text) => onChange({ storageSpace: 'custom', squareFeet: areaOf(text) })}
          className={styles.short}
        />
      ) : null}
      <div role="status">
        {needed ? (
          <Note kind="info">
            <p>This does not all fit. The {needed.title} unit holds it.</p>
            <Button kind="dark" size="s" onClick={() => take(needed.space)}>
              Change to {needed.title}
            </Button>
          </Note>
        ) : null}
      </div>
    </div>
  );
}

/** The unit that the list needs where the chosen one is too small, by packing it; null where it fits or none holds it. */
function useNeeded(items: readonly FurnitureItem[], chosen: StorageToRent) {
  const settled = useSettled(items, SETTLED_AFTER_MS);
  const { state, answer } = useAsked(calculateStorageSize, settled.length > 0 ? { furnitureItems: settled } : null);
  if (state !== 'ready' || !answer?.storageSpace) return null;
  if (chosen.storageSpace === 'custom' && chosen.squareFeet === null) return null;
  const needed = storageUnit(answer.storageSpace);
  return needed.squareFeet > squareFeetOf(chosen) ? needed : null;
}
