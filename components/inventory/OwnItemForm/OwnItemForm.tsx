import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Segments } from '@/components/ui/Segments/Segments';
import { TextField } from '@/components/ui/TextField/TextField';
import {
  OWN_ITEM_SIDES,
  ownItemCubicFeet,
  ownItemErrors,
  type ItemBounds,
  type OwnItem,
} from '@/lib/domain/catalogue/own-item';
import styles from './OwnItemForm.module.scss';

const UNITS = [
  { value: 'cm', label: 'cm' },
  { value: 'ft', label: 'ft' },
];
const LABELS = { length: 'Length', width: 'Width', height: 'Height' } as const;

type OwnItemFormProps = {
  readonly item: OwnItem;
  readonly bounds: ItemBounds;
  /** Said beside it when somebody would go on without adding it. */
  readonly waiting?: string | undefined;
  /** Opened by a press, whose button is gone: the keyboard goes on in the first field. */
  readonly isJustOpened?: boolean;
  readonly onChange: (item: OwnItem) => void;
  readonly onAdd: () => void;
  readonly onCancel: () => void;
};

/** Something that is not in the catalogue, measured by the visitor. */
export function OwnItemForm({
  item,
  bounds,
  waiting,
  isJustOpened = false,
  onChange,
  onAdd,
  onCancel,
}: OwnItemFormProps) {
  const [isTried, setTried] = useState(false);
  const errors = isTried ? ownItemErrors(item, bounds) : {};
  const cubicFeet = ownItemCubicFeet(item);
  useEffect(() => {
    if (isJustOpened) document.getElementById('own.title')?.focus();
  }, [isJustOpened]);
  const set = (field: keyof OwnItem) => (value: string) => onChange({ ...item, [field]: value });

  const add = () => {
    const wrong = Object.keys(ownItemErrors(item, bounds));
    setTried(true);
    if (wrong.length === 0) onAdd();
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
