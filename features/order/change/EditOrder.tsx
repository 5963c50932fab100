import { useState, type ReactNode } from 'react';
import { AddOnCards } from '@/components/booking/AddOnCards';
import { CoverCards, CoverMeter } from '@/components/booking/CoverCards';
import { HelpCards } from '@/components/booking/HelpCards';
import { StorageSplitList } from '@/components/booking/StorageSplitList';
import { ItemList } from '@/components/inventory/ItemList';
import { ItemPicker, type PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { TextField } from '@/components/ui/TextField';
import { editOrder, previewEdit } from '@/lib/api/order-changes';
import { calculateStorageSize } from '@/lib/api/storage';
import { useLatestCall } from '@/lib/api/use-latest-call';
import { useCatalogue } from '@/lib/api/use-catalogue';
import { useSettled } from '@/lib/api/use-settled';
import { STORAGE_SPLIT_PARTS } from '@/lib/domain/answers/storage-split';
import type { Piece } from '@/lib/domain/catalogue/inventory-lines';
import { areaOf, storageUnit, type StorageUnit } from '@/lib/domain/catalogue/storage-units';
import { MOVING_ADD_ONS, STORAGE_ADD_ONS, type FurnitureItem } from '@/lib/domain/order-types';
import { valuedLines } from '@/lib/domain/order/cover-gap';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import { STORAGE_SPLIT_TITLE } from '@/lib/domain/order/storage-split-lines';
import type { Trader } from '@/lib/domain/order/trader';
import { BY_VOLUME } from '@/lib/domain/packing/load-text';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import type { MoveToPrice } from '@/lib/domain/pricing/moving';
import { effectOfOneMore, effectOnTotal } from '@/lib/domain/pricing/one-more';
import { priceStorage, type StorageToPrice } from '@/lib/domain/pricing/storage';
import { StorageByRequest, soldUnitFor, soldUnitText, type StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { LIMITS } from '@/lib/validation/limits';
import { PricedChange } from './PricedChange';
import unitChoiceStyles from './UnitChoice.module.scss';
import type { ChangePanel, Contents, Goods, ItemsSubject } from './types';
import type { UnitOption } from './unit-options';
import { usePricedChange, type PricedChangeState } from './use-priced-change';
import editMoveStyles from './EditMove.module.scss';
import styles from './EditOrder.module.scss';

type EditMoveProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  readonly picking: ItemsSubject;
  readonly move: MoveToPrice;
};

/** A change cannot rent a unit, because only an order agrees to its payments. */
const ONLY_AWAY = ['away'] as const;

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
        <section aria-labelledby="split" className={editMoveStyles.split}>
          <h2 id="split" className={editMoveStyles.title}>
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

type UnitChoiceProps = {
  readonly units: readonly UnitOption[];
  readonly value: StorageToRent;
  readonly items: readonly FurnitureItem[];
  readonly onChange: (unit: StorageToRent) => void;
};

const { min, max } = CUSTOM_SQUARE_FEET;
/** In milliseconds, so that repeated presses of a stepper are one request. */
const SETTLED_AFTER_MS = 600;

function UnitChoice({ units, value, items, onChange }: UnitChoiceProps) {
  const fit = useFit(items, value);
  const sold = soldUnitFor(useSettled(value.squareFeet, SETTLED_AFTER_MS));
  const take = (space: string) => {
    const unit = units.find((option) => option.value === space);
    if (unit) onChange({ storageSpace: unit.value, squareFeet: null });
  };
  return (
    <div className={unitChoiceStyles.root}>
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
          className={unitChoiceStyles.short}
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
  const { state, answer } = useLatestCall(calculateStorageSize, question);
  if (isNothing || state !== 'ready' || !answer?.chosen) return null;
  const { holds, measuredBy } = answer.chosen;
  return {
    holds,
    isByVolume: measuredBy === 'volume',
    needed: answer.storageSpace && storageUnit(answer.storageSpace),
  };
}

type EditOrderProps = {
  readonly panel: ChangePanel;
  readonly trader: Trader;
  readonly change: PricedChangeState;
  readonly picking: { readonly popularItems: readonly PickableItem[]; readonly pictures: ItemPictures };
  readonly items: readonly FurnitureItem[];
  readonly onItems: (items: readonly FurnitureItem[]) => void;
  /** Returns the effect of one more piece on the price, in words. */
  readonly effectOf: (piece: Piece) => string;
  readonly children: ReactNode;
};

function EditOrder(props: EditOrderProps) {
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

/** In milliseconds, so that several presses of a stepper are one request. */
const SETTLE_MS = 350;

const isSame = (a: Contents, b: Contents): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Returns whether the contents are complete. An area that is still being typed has no price. */
const isWhole = ({ unit }: Contents): boolean => unit?.storageSpace !== 'custom' || unit.squareFeet !== null;

type EditedContents = {
  readonly contents: Contents;
  readonly set: (part: Partial<Contents>) => void;
  readonly change: PricedChangeState;
};

function useContents(panel: ChangePanel, booked: Contents): EditedContents {
  const [contents, setContents] = useState(booked);
  const settled = useSettled(contents, SETTLE_MS);
  const { addOns, furnitureItems, unit, coverStep, split } = settled;
  const body = {
    ...panel.guest,
    addOns: [...addOns],
    furnitureItems: furnitureItems.map((item) => ({ ...item })),
    coverStep,
    split: split && split.map((line) => ({ ...line })),
    unit: unit && { storageSpace: unit.storageSpace, squareFeet: unit.squareFeet },
  };
  const priced = usePricedChange(panel, {
    preview: previewEdit,
    wanted: isSame(settled, booked) || !isWhole(settled) ? null : body,
    make: editOrder,
  });
  const isChanged = !isSame(contents, booked) && isWhole(contents);
  const isSettled = settled === contents;
  const change = isSettled ? priced : { ...priced, state: isChanged ? ('loading' as const) : ('nothing' as const) };

  const set = (part: Partial<Contents>) => {
    setContents({ ...contents, ...part });
    priced.forget();
  };
  return { contents, set, change };
}
