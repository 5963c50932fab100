import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { TextField } from '@/components/ui/TextField';
import { calculateStorageSize } from '@/lib/api/storage';
import { useAsked } from '@/lib/api/use-asked';
import { useSettled } from '@/lib/api/use-settled';
import { areaOf, storageUnit, type StorageUnit } from '@/lib/domain/catalogue/storage-units';
import { BY_VOLUME } from '@/lib/domain/packing/measured-by';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { soldUnitFor, soldUnitText, type StorageToRent } from '@/lib/domain/pricing/storage-rates';
import type { UnitOption } from './unit-options';
import styles from './UnitChoice.module.scss';

type UnitChoiceProps = {
  readonly units: readonly UnitOption[];
  readonly value: StorageToRent;
  readonly items: readonly FurnitureItem[];
  readonly onChange: (unit: StorageToRent) => void;
};

const { min, max } = CUSTOM_SQUARE_FEET;
/**
 * The pause in milliseconds before a check. Repeated presses of a stepper are one request, and an area is checked once
 * it is typed.
 */
const SETTLED_AFTER_MS = 600;

/** Renders the choice of a unit, and whether the list fits into it. */
export function UnitChoice({ units, value, items, onChange }: UnitChoiceProps) {
  const fit = useFit(items, value);
  const sold = soldUnitFor(useSettled(value.squareFeet, SETTLED_AFTER_MS));
  const take = (space: string) => {
    const unit = units.find((option) => option.value === space);
    if (unit) onChange({ storageSpace: unit.value, squareFeet: null });
  };
  return (
    <div className={styles.root}>
      <RadioCards
        legend="Size of the unit"
        hint="Prices are per week for the term you chose, VAT included."
        name="storageSpace"
        columns={2}
        value={value.storageSpace}
        onChange={take}
        options={units}
      />
      {value.storageSpace === 'custom' ? (
        <TextField
          label="Area in square feet"
          hint={`A whole number from ${min} to ${max}. For more, ring us for a price.`}
          name="squareFeet"
          inputMode="numeric"
          value={value.squareFeet === null ? '' : String(value.squareFeet)}
          onChange={(text) => onChange({ storageSpace: 'custom', squareFeet: areaOf(text) })}
          className={styles.short}
        />
      ) : null}
      <div role="status">
        {sold && soldUnitFor(value.squareFeet) ? (
          <Note kind="info">
            <p>{`${soldUnitText(sold)}.`}</p>
            <ChangeTo unit={sold} onChange={take} />
          </Note>
        ) : fit && !fit.holds ? (
          <Note kind="info">
            <p>
              Not everything fits this unit.{' '}
              <span>
                {fit.needed
                  ? `The ${fit.needed.title} unit holds it all.`
                  : 'Shorten your list, or ring us about the rest.'}
              </span>
              {fit.isByVolume ? <span>{` ${BY_VOLUME}`}</span> : null}
            </p>
            {fit.needed ? <ChangeTo unit={fit.needed} onChange={take} /> : null}
          </Note>
        ) : null}
      </div>
    </div>
  );
}

type Larger = { readonly unit: StorageUnit; readonly onChange: (space: string) => void };

function ChangeTo({ unit, onChange }: Larger) {
  return (
    <Button kind="dark" size="s" onClick={() => onChange(unit.space)}>
      {`Change to ${unit.title}`}
    </Button>
  );
}

/** Returns whether the unit holds the list (FIT-1), and the one that does; null while that is unknown. */
function useFit(items: readonly FurnitureItem[], { storageSpace, squareFeet }: StorageToRent) {
  const settled = useSettled(items, SETTLED_AFTER_MS);
  const isNothing = settled.length === 0 || (storageSpace === 'custom' && squareFeet === null);
  const question = isNothing ? null : { furnitureItems: settled, storageSpace, squareFeet };
  const { state, answer } = useAsked(calculateStorageSize, question);
  if (isNothing || state !== 'ready' || !answer?.chosen) return null;
  const { holds, measuredBy } = answer.chosen;
  return {
    holds,
    isByVolume: measuredBy === 'volume',
    needed: answer.storageSpace && storageUnit(answer.storageSpace),
  };
}
