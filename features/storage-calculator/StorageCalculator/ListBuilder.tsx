import styles from './StorageCalculator.module.scss';
import { useState, useSyncExternalStore } from 'react';
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
import type { FixedMovingPlan, FurnitureItem } from '@/lib/domain/order-types';
import { LIMITS } from '@/lib/validation/limits';

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
            Clear the list
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

/** The session storage key of the list. Invalid data or a blocked storage means an empty list, never an error. */
const KEY = 'storage-calculator.list';

function keepList(items: readonly FurnitureItem[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // With a full or blocked storage only the survival of a reload is lost.
  }
}

function keptList(): readonly FurnitureItem[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isItem) ? kept : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is FurnitureItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, quantity, cubicFeet, kilograms } = value as Partial<Record<keyof FurnitureItem, unknown>>;
  const areTexts = [id, title].every((text) => typeof text === 'string');
  return areTexts && [quantity, cubicFeet, kilograms].every((count) => typeof count === 'number' && count >= 0);
}

type List = {
  readonly items: readonly FurnitureItem[];
  readonly change: (items: readonly FurnitureItem[]) => void;
  /** Replaces the list. `undo` restores it until something is changed. */
  readonly replace: (items: readonly FurnitureItem[]) => void;
  readonly undo: (() => void) | null;
};

const NOTHING: readonly FurnitureItem[] = [];

/** Creates the store of this visit's list, which reads session storage once. */
function listStore() {
  let items: readonly FurnitureItem[] | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => (items ??= keptList()),
    put: (next: readonly FurnitureItem[]) => {
      items = next;
      keepList(next);
      listeners.forEach((tell) => tell());
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** Returns the visitor's list. Saved items come after the first render, which must match the server's. */
export function useList(): List {
  const [store] = useState(listStore);
  const items = useSyncExternalStore(store.subscribe, store.current, () => NOTHING);
  const [before, setBefore] = useState<readonly FurnitureItem[] | null>(null);
  const put = (next: readonly FurnitureItem[], previous: readonly FurnitureItem[] | null) => {
    store.put(next);
    setBefore(previous);
  };
  return {
    items,
    change: (next) => put(next, null),
    replace: (next) => put(next, items.length > 0 ? items : null),
    undo: before && (() => put(before, null)),
  };
}
