import { storageSplitVolumes } from '../answers/storage-split';
import { inventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { cleaningSlot } from '../slots/calendar';
import type {
  CleaningSpace,
  DraftAddress,
  FurnitureItem,
  Items,
  MovingSpace,
  ServiceType,
  StorageSplitLine,
} from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';
import { CUBIC_FEET_A_BOX, TYPICAL_SHARE } from './assumptions';
import { peopleFor } from './work';
import { placesOf } from './changes';
import type { MoveFacts } from './types';

/** The data of a move that answers and orders share. `addOns`: the chosen add-ons, or all services of an order. */
export type MoveToDraw = {
  readonly movingSpace: MovingSpace;
  readonly addOns: readonly ServiceType[];
  readonly furnitureItems: Items;
  /** The items that do not go to the new home. */
  readonly split?: readonly StorageSplitLine[] | undefined;
  readonly addresses: {
    readonly collection: DraftAddress;
    readonly delivery: DraftAddress;
    readonly additional_collection: readonly DraftAddress[];
    readonly additional_delivery: readonly DraftAddress[];
  };
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly miles: number | null;
  /** The home to clean (services/moving). Null without a clean. */
  readonly cleaningSpace: CleaningSpace | null;
};

export type TimelineContext = Partial<
  Pick<
    MoveFacts,
    'storedCubicFeet' | 'awayCubicFeet' | 'unit' | 'notTaken' | 'tipDate' | 'waitingMinutes' | 'hasMaterials'
  >
>;

/** Returns the cubic feet on the van: those listed, or else usual for the plan. 0 for a custom move without a list. */
export function loadOf(movingSpace: MovingSpace, items: Items): number {
  const { cubicFeet } = inventoryTotals(items);
  if (cubicFeet > 0 || movingSpace === 'custom') return cubicFeet;
  return PLAN_CAPACITY[movingSpace].cubicFeet * TYPICAL_SHARE;
}

const isBox = ({ id }: FurnitureItem): boolean => id.startsWith('box_');

/** Returns the boxes that packers fill: those listed, or else the usual ones of the home. */
function boxesOf(items: Items, cubicFeet: number): number {
  const listed = items.filter(isBox).reduce((sum, { quantity }) => sum + quantity, 0);
  return listed > 0 ? listed : Math.ceil(cubicFeet / CUBIC_FEET_A_BOX);
}

export function factsOf(move: MoveToDraw, beside: TimelineContext = {}): MoveFacts {
  const { movingSpace, addOns, furnitureItems, split = [], addresses, date, slot, miles, cleaningSpace } = move;
  const { stored, away } = storageSplitVolumes(furnitureItems, split);
  const cubicFeet = loadOf(movingSpace, furnitureItems);
  const places = placesOf({ movingSpace, cubicFeet, date, slot });
  return {
    date,
    slot,
    movingSpace,
    miles,
    cubicFeet,
    ...peopleFor(movingSpace, cubicFeet, places),
    isListed: furnitureItems.length > 0,
    storedCubicFeet: stored,
    awayCubicFeet: away,
    collection: addresses.collection,
    delivery: addresses.delivery,
    stops: [...addresses.additional_collection, ...addresses.additional_delivery],
    waitingMinutes: 0,
    packing: addOns.includes('PACKING')
      ? { when: 'same-day', boxes: boxesOf(furnitureItems, cubicFeet), mayBeAhead: false }
      : null,
    isAssembling: addOns.includes('ASSEMBLING'),
    hasMaterials: addOns.includes('PACKING_MATERIALS'),
    cleaning: cleaningSpace && { space: cleaningSpace, ...cleaningSlot(date, slot), isFixed: true },
    tipDate: date,
    unit: null,
    notTaken: [],
    ...beside,
  };
}
