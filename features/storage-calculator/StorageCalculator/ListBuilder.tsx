import styles from './StorageCalculator.module.scss';
import { useState } from 'react';
import { ItemList } from '@/components/inventory/ItemList';
import { ItemPicker, type PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import { NOTHING_PASTED, PasteDisclosure } from '@/components/inventory/PasteList/PasteDisclosure';
import type { Pasted } from '@/components/inventory/PasteList/PasteList';
import { Button } from '@/components/ui/Button';
import { Chips } from '@/components/ui/Chips/Chips';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { formatKilograms } from '@/lib/domain/catalogue/inventory';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import type { FixedMovingPlan } from '@/lib/domain/order-types';
import { LIMITS } from '@/lib/validation/limits';
import type { List } from '../use-list';

/** The homes whose typical contents a list can start from (catalogue/presets.ts). */
const HOME_SIZES: readonly { readonly value: FixedMovingPlan; readonly label: string }[] = [
  { value: 'mini', label: 'A room' },
  { value: 'one_bedroom', label: '1 bedroom' },
  { value: 'two_bedroom', label: '2 bedrooms' },
  { value: 'three_bedroom', label: '3 bedrooms' },
];

type ListBuilderProps = {
  readonly list: List;
  readonly popularItems: readonly PickableItem[];
  readonly pictures: ItemPictures;
};

const CATALOGUE = { state: 'ready', items: FURNITURE, retry: () => undefined } as const;

/** Renders three ways to a list: the contents of a typical home, pasted text, or item by item. */
export function ListBuilder({ list, popularItems, pictures }: ListBuilderProps) {
  const { items, change, replace, undo } = list;
  const [query, setQuery] = useState('');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const start = (value: string) => {
    const home = HOME_SIZES.find((size) => size.value === value);
    if (home) replace(typicalContents(home.value));
  };
  return (
    <div className={styles.builder}>
      <div className={styles.start}>
        <p className={styles.label}>Start from a home like yours, and adjust it</p>
        <Chips legend="Start from a home" options={HOME_SIZES} value="" onChange={start} />
        <p role="status">
          {undo ? (
            <span>
              Your list was replaced.{' '}
              <Button kind="secondary" size="xs" onClick={undo}>
                Bring it back
              </Button>
            </span>
          ) : null}
        </p>
      </div>
      <PasteDisclosure
        pasted={pasted ?? NOTHING_PASTED}
        onPasted={setPasted}
        items={items}
        onChange={change}
        bounds={LIMITS}
      />
      <ItemList items={items} onChange={change} maxQuantity={LIMITS.quantity} />
      {items.length > 0 ? (
        <div>
          <Button kind="secondary" size="xs" onClick={() => replace([])}>
            Empty the list
          </Button>
        </div>
      ) : null}
      <ItemPicker
        catalogue={CATALOGUE}
        popularItems={popularItems}
        pictures={pictures}
        chosen={items}
        onChange={change}
        maxQuantity={LIMITS.quantity}
        effectOf={({ kilograms }) => formatKilograms(kilograms)}
        query={query}
        onQuery={(text) => setQuery(text ?? '')}
      />
    </div>
  );
}
