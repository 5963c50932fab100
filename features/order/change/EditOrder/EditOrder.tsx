import { useState, type ReactNode } from 'react';
import { ItemList } from '@/components/inventory/ItemList';
import { ItemPicker, type PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import { useCatalogue } from '@/lib/api/use-catalogue';
import type { Piece } from '@/lib/domain/catalogue/inventory-lines';
import type { Trader } from '@/lib/domain/order/trader';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { LIMITS } from '@/lib/validation/limits';
import { PricedChange } from '../PricedChange';
import type { ChangePanel } from '../types';
import type { PricedChangeState } from '../use-priced-change';
import styles from './EditOrder.module.scss';

type EditOrderProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  readonly change: PricedChangeState;
  readonly picking: { readonly popularItems: readonly PickableItem[]; readonly pictures: ItemPictures };
  readonly items: readonly FurnitureItem[];
  readonly onItems: (items: readonly FurnitureItem[]) => void;
  /** Returns the effect of one more piece on the price, in words. */
  readonly effectOf: (piece: Piece) => string;
  /** The fields beside the items. */
  readonly children: ReactNode;
};

/** Renders the items of a booked order with the fields beside them, and the price of the whole change. */
export function EditOrder(props: EditOrderProps) {
  const { panel, trader, change, picking, items, onItems, effectOf, children } = props;
  const { popularItems, pictures } = picking;
  const [query, setQuery] = useState('');
  const catalogue = useCatalogue(popularItems);
  return (
    <PricedChange
      panel={panel}
      trader={trader}
      change={change}
      title="What the change costs"
      hint="Add or remove something. You see the exact difference before anything changes."
      verb="Change the order"
    >
      {children}
      <section aria-labelledby="your-items" className={styles.items}>
        <h2 id="your-items">Your items</h2>
        <ItemList items={items} onChange={onItems} maxQuantity={LIMITS.quantity} isOpen />
        <ItemPicker
          catalogue={catalogue}
          popularItems={popularItems}
          pictures={pictures}
          chosen={items}
          onChange={onItems}
          maxQuantity={LIMITS.quantity}
          effectOf={effectOf}
          query={query}
          onQuery={(text) => setQuery(text ?? '')}
        />
      </section>
    </PricedChange>
  );
}
