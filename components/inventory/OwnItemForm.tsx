import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments/Segments';
import { TextField } from '@/components/ui/TextField';
import { EMPTY_OWN_ITEM } from '@/lib/domain/catalogue/empty-own-item';
import {
  OWN_ITEM_SIDES,
  ownItemCubicFeet,
  ownItemErrors,
  toFurnitureItem,
  type ItemBounds,
  type OwnItem,
} from '@/lib/domain/catalogue/own-item';
import type { FurnitureItem } from '@/lib/domain/order-types';
import styles from './OwnItemForm.module.scss';

const UNITS = [
  { value: 'cm', label: 'cm' },
  { value: 'ft', label: 'ft' },
];
const LABELS = { length: 'Length', width: 'Width', height: 'Height' } as const;

type OwnItemFormProps = {
  readonly item: OwnItem;
  readonly bounds: ItemBounds;
  /** Message beside the form when the visitor tries to go on without adding the item. */
  readonly waiting?: string | undefined;
  /** The items on the list, so that the new item gets a unique id. */
  readonly existing: readonly FurnitureItem[];
  /** Id of the button that opened the form. It gets the focus back when the form closes. */
  readonly openerId?: string;
  readonly onChange: (item: OwnItem) => void;
  readonly onAdd: (item: FurnitureItem) => void;
  readonly onCancel: () => void;
};

export function OwnItemForm(props: OwnItemFormProps) {
  const { item, bounds, waiting, existing, openerId, onChange, onAdd, onCancel } = props;
  const [isTried, setTried] = useState(false);
  const errors = isTried ? ownItemErrors(item, bounds) : {};
  const cubicFeet = ownItemCubicFeet(item);
  // After a click the opening button is gone, so the form takes the focus. After a reload it does not.
  const [isFresh] = useState(item === EMPTY_OWN_ITEM);
  useEffect(() => {
    if (isFresh) document.getElementById('own.title')?.focus();
    return () => (openerId === undefined ? undefined : document.getElementById(openerId)?.focus());
  }, [isFresh, openerId]);
  const set = (field: keyof OwnItem) => (value: string) => onChange({ ...item, [field]: value });

  const add = () => {
    const wrong = Object.keys(ownItemErrors(item, bounds));
    setTried(true);
    if (wrong.length === 0) onAdd(toFurnitureItem(item, existing, bounds));
    else document.getElementById(`own.${wrong[0] ?? 'title'}`)?.focus();
  };

  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>Something else</legend>
      <TextField
        label="What is it?"
        name="own.title"
        value={item.title}
        onChange={set('title')}
        maxLength={80}
        error={errors.title ?? waiting}
      />
      <Segments
        legend="Measured in"
        name="own.unit"
        value={item.unit}
        onChange={(unit) => onChange({ ...item, unit: unit === 'ft' ? 'ft' : 'cm' })}
        options={UNITS}
      />
      <div className={styles.sides}>
        {OWN_ITEM_SIDES.map((side) => (
          <TextField
            key={side}
            label={`${LABELS[side]} (${item.unit})`}
            name={`own.${side}`}
            inputMode="decimal"
            value={item[side]}
            onChange={set(side)}
            error={errors[side]}
          />
        ))}
      </div>
      <p role="status" className={styles.effect}>
        {cubicFeet > 0 ? `That is ${cubicFeet} cubic feet.` : ''}
      </p>
      <div className={styles.actions}>
        <Button kind="dark" size="s" onClick={add}>
          Add it to my list
        </Button>
        <Button kind="secondary" size="s" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
