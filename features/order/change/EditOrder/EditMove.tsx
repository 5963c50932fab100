import { AddOnCards } from '@/components/booking/AddOnCards';
import { CoverCards } from '@/components/booking/CoverCards';
import { CoverMeter } from '@/components/booking/CoverMeter';
import { StorageSplitList } from '@/components/booking/StorageSplitList';
import { STORAGE_SPLIT_PARTS } from '@/lib/domain/answers/storage-split';
import { valuedLines } from '@/lib/domain/order/cover-gap';
import { STORAGE_SPLIT_TITLE } from '@/lib/domain/order/storage-split-lines';
import type { Trader } from '@/lib/domain/order/trader';
import { MOVING_ADD_ONS } from '@/lib/domain/order-types';
import type { MoveToPrice } from '@/lib/domain/pricing/moving';
import { effectOfOneMore } from '@/lib/domain/pricing/one-more';
import type { ChangePanel, ItemsSubject } from '../types';
import { useContents } from '../use-contents';
import styles from './EditMove.module.scss';
import { EditOrder } from './EditOrder';

type EditMoveProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  readonly picking: ItemsSubject;
  readonly move: MoveToPrice;
};

/** A change cannot rent a unit, because only an order agrees to its payments. So items can only go to disposal. */
const ONLY_AWAY = ['away'] as const;

/** Renders the items, add-ons, cover and destinations of a booked move. */
export function EditMove({ panel, trader, picking, move }: EditMoveProps) {
  const { contents, set, change } = useContents(panel, {
    addOns: move.addOns,
    furnitureItems: move.furnitureItems,
    unit: null,
    coverStep: move.cover?.step ?? 'included',
    split: move.split?.lines ?? [],
  });
  const { furnitureItems } = contents;
  const coverStep = contents.coverStep ?? 'included';
  const lines = valuedLines(furnitureItems, picking.worth);
  const addOns = MOVING_ADD_ONS.filter((addOn) => contents.addOns.includes(addOn));
  return (
    <EditOrder
      panel={panel}
      trader={trader}
      change={change}
      picking={picking}
      items={furnitureItems}
      onItems={(items) => set({ furnitureItems: items })}
      effectOf={effectOfOneMore({ ...move, addOns, furnitureItems, cover: { step: coverStep } })}
    >
      <AddOnCards
        hint="What you have booked is ticked."
        variant={move.addOnVariant}
        value={addOns}
        onChange={(chosen) => set({ addOns: chosen })}
      />
      {furnitureItems.length > 0 ? (
        <section aria-labelledby="split" className={styles.split}>
          <h2 id="split" className={styles.title}>
            {STORAGE_SPLIT_TITLE}
          </h2>
          <StorageSplitList
            items={furnitureItems}
            lines={contents.split ?? []}
            parts={move.split?.storageSpace ? STORAGE_SPLIT_PARTS : ONLY_AWAY}
            onChange={(split) => set({ split })}
          />
        </section>
      ) : null}
      <CoverCards of="move" lines={lines} value={coverStep} onChange={(step) => set({ coverStep: step })} />
      {lines.length > 0 ? <CoverMeter lines={lines} step={coverStep} /> : null}
    </EditOrder>
  );
}
