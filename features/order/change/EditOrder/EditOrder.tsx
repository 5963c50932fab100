import { useState } from 'react';
import { AddOnCards } from '@/components/booking/AddOnCards/AddOnCards';
import { ItemList } from '@/components/inventory/ItemList/ItemList';
import { ItemPicker } from '@/components/inventory/ItemPicker/ItemPicker';
import { editOrder, previewEdit } from '@/lib/api/order-changes';
import { useCatalogue } from '@/lib/api/use-catalogue';
import type { Trader } from '@/lib/domain/order/trader';
import type { FurnitureItem, MovingAddOn } from '@/lib/domain/order/types';
import { effectOfOneMore } from '@/lib/domain/pricing/one-more';
import { LIMITS } from '@/lib/validation/limits';
import { PricedChange } from '../PricedChange/PricedChange';
import type { ChangePanel, ChangeSubject } from '../types';
import { usePricedChange } from '../use-priced-change';
import { useSettled } from '@/lib/api/use-settled';
import styles from './EditOrder.module.scss';

type EditOrderProps = {
  readonly panel: ChangePanel;
  readonly subject: Extract<ChangeSubject, { kind: 'items' }>;
  readonly trader: Trader;
};

/** Long enough for somebody who presses a stepper several times. */
const SETTLE_MS = 350;

type Contents = { readonly addOns: readonly MovingAddOn[]; readonly furnitureItems: readonly FurnitureItem[] };
const isSame = (a: Contents, b: Contents): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Items and add-ons of a booked move: the whole list, what it would cost, and nothing else about the order. */
export function EditOrder({ panel, subject, trader }: EditOrderProps) {
  const { move, popularItems, pictures } = subject;
  const booked: Contents = { addOns: subject.addOns, furnitureItems: move.furnitureItems };
  const [contents, setContents] = useState(booked);
  const [query, setQuery] = useState('');
  const catalogue = useCatalogue(popularItems);
  const settled = useSettled(contents, SETTLE_MS);
  const isSettled = settled === contents;
  const body = {
    ...panel.guest,
    addOns: [...settled.addOns],
    furnitureItems: settled.furnitureItems.map((item) => ({ ...item })),
  };
  const priced = usePricedChange(panel, {
    preview: previewEdit,
    wanted: isSame(settled, booked) ? null : body,
    make: editOrder,
  });
  const isChanged = !isSame(contents, booked);
  const change = isSettled ? priced : { ...priced, state: isChanged ? ('loading' as const) : ('nothing' as const) };

  const set = (part: Partial<Contents>) => {
    setContents({ ...contents, ...part });
    priced.forget();
  };

  return (
    <PricedChange
      panel={panel}
      trader={trader}
      change={change}
      title="What the change costs"
      hint="Add or remove something. You see the exact difference before anything changes."
      verb="Change the order"
    >
      <AddOnCards
        hint="Ticked is what you have booked."
        variant={move.addOnVariant}
        value={contents.addOns}
        onChange={(addOns) => set({ addOns })}
      />
      <section aria-labelledby="your-items" className={styles.items}>
        <h2 id="your-items">Your items</h2>
        <ItemList
          items={contents.furnitureItems}
          onChange={(furnitureItems) => set({ furnitureItems })}
          maxQuantity={LIMITS.quantity}
          isOpen
        />
        <ItemPicker
          catalogue={catalogue}
          popularItems={popularItems}
          pictures={pictures}
          chosen={contents.furnitureItems}
          onChange={(furnitureItems) => set({ furnitureItems })}
          maxQuantity={LIMITS.quantity}
          effectOf={effectOfOneMore({ ...move, ...contents })}
          query={query}
          onQuery={(text) => setQuery(text ?? '')}
        />
      </section>
    </PricedChange>
  );
}
