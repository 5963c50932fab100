import { pence, type Pence } from '../money';
import { MOVING_SPACES, type FurnitureItem, type MovingSpace } from '../vocabulary';
import { priceMove, type MoveToPrice } from './moving';
import { inventoryTotals, type InventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { VAN } from '../catalogue/vans';

export type PlanFit = InventoryTotals & {
  /** What the plan holds, or for a custom move what the vans hold that it needs. */
  readonly capacityCubicFeet: number;
  /** Volume in percent of the capacity, rounded up; above 100 when it does not all fit. */
  readonly percentFull: number;
  /** Cubic feet beyond the capacity, 0 when everything fits. */
  readonly overCubicFeet: number;
  /** Pieces beyond the capacity in the order of the list, with the number of pieces that are left over. */
  readonly leftOver: readonly FurnitureItem[];
  /** Vans that the volume needs, at least those of the plan. */
  readonly vans: number;
  /** Van loads by volume or weight: more than `vans` means a second run or a heavier van, at our cost (assumption). */
  readonly loads: number;
};

/** What of an inventory fits a plan, what does not, and how many vans come. Weight never changes the price. */
export function planFit(movingSpace: MovingSpace, items: readonly FurnitureItem[]): PlanFit {
  const totals = inventoryTotals(items);
  const vansByVolume = Math.max(1, Math.ceil(totals.cubicFeet / VAN.cubicFeet));
  const plan = movingSpace === 'custom' ? null : PLAN_CAPACITY[movingSpace];
  const capacityCubicFeet = plan?.cubicFeet ?? vansByVolume * VAN.cubicFeet;
  const vans = Math.max(vansByVolume, plan?.vans ?? 1);
  return {
    ...totals,
    capacityCubicFeet,
    percentFull: Math.max(0, Math.ceil((totals.cubicFeet / capacityCubicFeet) * 100 - 1e-9)),
    overCubicFeet: Math.max(0, Math.round((totals.cubicFeet - capacityCubicFeet) * 1000) / 1000),
    leftOver: leftOver(items, capacityCubicFeet),
    vans,
    loads: Math.max(vans, Math.ceil(totals.kilograms / VAN.kilograms)),
  };
}

/** First come, first loaded: a piece that no longer fits stays, a smaller one after it may still go in. */
function leftOver(items: readonly FurnitureItem[], capacity: number): readonly FurnitureItem[] {
  let free = capacity;
  const left: FurnitureItem[] = [];
  for (const item of items) {
    const fitting = Math.min(item.quantity, Math.floor(free / item.cubicFeet + 1e-9));
    free = Math.max(0, free - fitting * item.cubicFeet);
    if (fitting < item.quantity) left.push({ ...item, quantity: item.quantity - fitting });
  }
  return left;
}

export type CheaperPlan = { readonly movingSpace: MovingSpace; readonly saving: Pence };

/**
 * The size that moves the same list for the least money, when that is not the chosen one; one that does not hold it all
 * only where the chosen one does not either. Null without a list: nobody is told that they own nothing. Throws
 * VolumeTooLarge beyond two vans.
 */
export function cheaperPlan(move: MoveToPrice): CheaperPlan | null {
  const { pieces, cubicFeet } = inventoryTotals(move.furnitureItems);
  if (pieces === 0) return null;
  const priceAs = (movingSpace: MovingSpace) => priceMove({ ...move, movingSpace }).totalWithDiscount;
  const current = priceAs(move.movingSpace);
  const isOver = !holds(move.movingSpace, cubicFeet);
  const offers = MOVING_SPACES.filter((movingSpace) => isOver || holds(movingSpace, cubicFeet)).map((movingSpace) => ({
    movingSpace,
    saving: pence(current - priceAs(movingSpace)),
  }));
  const [best] = offers.sort((a, b) => b.saving - a.saving);
  return best && best.saving > 0 ? best : null;
}

function holds(movingSpace: MovingSpace, cubicFeet: number): boolean {
  return movingSpace === 'custom' || cubicFeet <= PLAN_CAPACITY[movingSpace].cubicFeet;
}
