import { CoverCards } from '@/components/booking/CoverCards';
import { CoverMeter } from '@/components/booking/CoverMeter';
import { HelpCards } from '@/components/booking/HelpCards';
import type { Piece } from '@/lib/domain/catalogue/inventory-lines';
import { valuedLines } from '@/lib/domain/order/cover-gap';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import type { Trader } from '@/lib/domain/order/trader';
import { effectOnTotal } from '@/lib/domain/pricing/one-more';
import { priceStorage, type StorageToPrice } from '@/lib/domain/pricing/storage';
import { StorageByRequest, type StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_ADD_ONS } from '@/lib/domain/order-types';
import { UnitChoice } from '../UnitChoice';
import type { ChangePanel, Contents, Goods, ItemsSubject } from '../types';
import { useContents } from '../use-contents';
import { EditOrder } from './EditOrder';

const NO_EFFECT = () => '';

/** Returns the effect of one more piece on the first payment of an edited collection, or '' if it has no price. */
function storageEffect(
  booked: StorageToPrice,
  { addOns, furnitureItems, unit }: Contents & { readonly unit: StorageToRent },
): (piece: Piece) => string {
  const storage = { ...booked, ...unit, addOns: STORAGE_ADD_ONS.filter((addOn) => addOns.includes(addOn)) };
  try {
    return effectOnTotal(
      furnitureItems,
      (list) => priceStorage({ ...storage, furnitureItems: list }).totalWithDiscount,
      'included',
    );
  } catch (error) {
    if (error instanceof StorageByRequest) return NO_EFFECT;
    throw error;
  }
}

type EditStorageProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  readonly picking: ItemsSubject;
  readonly goods: Extract<Goods, { storage: unknown }>;
};

/** Renders the unit, help, items and cover of a booked collection. */
export function EditStorage({ panel, trader, picking, goods }: EditStorageProps) {
  const { storage, units } = goods;
  const { addOns, furnitureItems, storageSpace, squareFeet } = storage;
  const { contents, set, change } = useContents(panel, {
    addOns,
    furnitureItems,
    unit: { storageSpace, squareFeet },
    coverStep: storage.cover?.step ?? 'included',
    split: null,
  });
  const coverStep = contents.coverStep ?? 'included';
  const lines = valuedLines(contents.furnitureItems, picking.worth);
  const unit = contents.unit ?? { storageSpace, squareFeet };
  return (
    <EditOrder
      panel={panel}
      trader={trader}
      change={change}
      picking={picking}
      items={contents.furnitureItems}
      onItems={(items) => set({ furnitureItems: items })}
      effectOf={storageEffect(storage, { ...contents, unit })}
    >
      <UnitChoice
        units={units}
        value={unit}
        items={contents.furnitureItems}
        onChange={(chosen) => set({ unit: chosen })}
      />
      <HelpCards
        legend={HELP_TITLE}
        hint="What you have booked is ticked."
        offered={STORAGE_ADD_ONS}
        variant={storage.addOnVariant}
        value={contents.addOns}
        onChange={(chosen) => set({ addOns: chosen })}
      />
      <CoverCards of="stay" lines={lines} value={coverStep} onChange={(step) => set({ coverStep: step })} />
      {lines.length > 0 ? <CoverMeter lines={lines} step={coverStep} /> : null}
    </EditOrder>
  );
}
