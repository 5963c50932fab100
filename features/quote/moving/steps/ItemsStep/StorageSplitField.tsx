import { useEffect, useMemo } from 'react';
import { StorageSplitList } from '@/components/booking/StorageSplitList';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { SelectField } from '@/components/ui/SelectField';
import { calculateStorageSize } from '@/lib/api/storage';
import { useLatestCall } from '@/lib/api/use-latest-call';
import { useSettled } from '@/lib/api/use-settled';
import {
  listedStorageSplit,
  storageSplitVolumes,
  storedItems,
  type StorageSplitAnswers,
} from '@/lib/domain/answers/storage-split';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { smallestUnitFor } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import { ADDITIONAL_ADDRESS } from '@/lib/domain/prices/assumptions';
import { DISPOSAL_RATE } from '@/lib/domain/pricing/charges';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { STORAGE_SPLIT_TITLE, STORED_TITLE } from '@/lib/domain/order/storage-split-lines';
import { storedText } from '@/lib/domain/order/storage-split-words';
import { STORAGE_TERMS, type StorageSplitLine, type StorageUnitSpace } from '@/lib/domain/order-types';
import { SITE } from '@/lib/site';
import { useAnswers } from '@/features/quote/engine/form';
import { useMovingStepProps } from '../../step-props';
import styles from './StorageSplitField.module.scss';

/** Delay before a request, so that repeated clicks on a stepper cause one. */
const SETTLED_AFTER_MS = 600;

const FIRST_TERM = 'weekly';

/** Asks which items go to our store, for how long, and which are disposed of. Empty without items. */
export function StorageSplitField() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  const { wasteCarrier } = useMovingStepProps();
  const { furnitureItems: items, split } = values;
  const lines = listedStorageSplit(split.lines, items);
  const { stored: storedCubicFeet, away: awayCubicFeet } = storageSplitVolumes(items, lines);
  useUpdateUnit(values, (storageSpace) => setField('split', { ...split, storageSpace }));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="split" className={styles.root}>
      <div className={styles.head}>
        <h2 id="split" className={styles.title}>
          {STORAGE_SPLIT_TITLE}
        </h2>
        <p className={styles.hint}>
          It all goes to your new home unless you say otherwise. We can drop part of it at our store (
          {formatPence(ADDITIONAL_ADDRESS)} and a unit’s rent) and dispose of what you do not want ({DISPOSAL_RATE}
          ).
        </p>
      </div>
      <StorageSplitList
        items={items}
        lines={lines}
        onChange={(next) => setField('split', splitWithLines(split, items, next))}
      />
      {storedCubicFeet > 0 ? <UnitAndTerm values={values} onChange={(next) => setField('split', next)} /> : null}
      <FieldMessage id="split-message" error={errorOf('split.storageSpace')} />
      {awayCubicFeet > 0 ? (
        <p className={styles.hint}>
          {`Disposal: ${formatCubicFeet(awayCubicFeet)}, to a licensed site. Our registration as a waste carrier: ${wasteCarrier}.`}
        </p>
      ) : null}
    </section>
  );
}

/** Returns the split with other lines, and with the smallest unit that usually holds the volume of the stored items. */
function splitWithLines(
  split: StorageSplitAnswers,
  items: MovingAnswers['furnitureItems'],
  lines: readonly StorageSplitLine[],
): StorageSplitAnswers {
  const stored = storedItems(items, lines);
  if (stored.length === 0) return { lines, storageSpace: '', storageTerm: '' };
  const { unit } = smallestUnitFor(inventoryTotals(stored).cubicFeet);
  return { lines, storageSpace: unit?.space ?? '', storageTerm: split.storageTerm || FIRST_TERM };
}

/** Passes the server's unit to `onUnit` if it differs: the server packs the stored items, not only their volume. */
function useUpdateUnit({ furnitureItems, split }: MovingAnswers, onUnit: (space: StorageUnitSpace) => void) {
  const current = useMemo(() => storedItems(furnitureItems, split.lines), [furnitureItems, split.lines]);
  const settled = useSettled(current, SETTLED_AFTER_MS);
  const { state, answer } = useLatestCall(
    calculateStorageSize,
    settled.length > 0 ? { furnitureItems: [...settled], squareFeet: null } : null,
  );
  // The answer is ignored while the list has newer changes.
  const space = state === 'ready' && current === settled && current.length > 0 ? answer?.storageSpace : null;
  useEffect(() => {
    if (space && space !== split.storageSpace) onUnit(space);
  }, [space, split.storageSpace, onUnit]);
}

type UnitAndTermProps = { readonly values: MovingAnswers; readonly onChange: (split: StorageSplitAnswers) => void };

function UnitAndTerm({ values: { furnitureItems, split }, onChange }: UnitAndTermProps) {
  const { storageSpace, storageTerm } = split;
  const priceOf = (term: (typeof STORAGE_TERMS)[number]) =>
    storageSpace === ''
      ? ''
      : `: ${formatRate(weeklyPrice(SITE.storagePriceList, { storageSpace, squareFeet: null }, term))} a week`;
  return (
    <div className={styles.stored}>
      <p role="status">
        {storageSpace === ''
          ? 'None of our units holds all of this.'
          : `${STORED_TITLE}: ${storedText(furnitureItems, split)}.`}
      </p>
      <SelectField
        label="How long to store for"
        name="split.storageTerm"
        value={storageTerm}
        onChange={(value) =>
          onChange({ ...split, storageTerm: STORAGE_TERMS.find((term) => term === value) ?? FIRST_TERM })
        }
        options={STORAGE_DURATIONS.map(({ term, title }) => ({ value: term, label: `${title}${priceOf(term)}` }))}
      />
    </div>
  );
}
