import type { FurnitureItem, Items, MovingSpace } from '../order-types';
import { inventoryTotals, type InventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { VAN } from '../catalogue/vans';

export type PlanFit = InventoryTotals & {
  /** The capacity of the plan, or for a custom move that of the vans that it needs. */
  readonly capacityCubicFeet: number;
  /** Volume in percent of the capacity, rounded up. Above 100 when not everything fits. */
  readonly percentFull: number;
  /** Cubic feet beyond the capacity. 0 when everything fits. */
  readonly overCubicFeet: number;
  /** Items beyond the capacity in the order of the list, with the number of pieces that do not fit. */
  readonly leftOver: Items;
  /** Vans that the volume needs, at least those of the plan. */
  readonly vans: number;
  /** Van loads by volume or weight. More than `vans` means a second run or a heavier van, at our cost (assumption). */
  readonly loads: number;
};

/** Returns how an inventory fits a plan, and how many vans come. Weight never changes the price. */
export function planFit(movingSpace: MovingSpace, items: Items): PlanFit {
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

/** Returns the pieces that do not fit when loaded in list order. A smaller item may still fit after a larger one. */
function leftOver(items: Items, capacity: number): Items {
  let free = capacity;
  const left: FurnitureItem[] = [];
  for (const item of items) {
    const fitting = Math.min(item.quantity, Math.floor(free / item.cubicFeet + 1e-9));
    free = Math.max(0, free - fitting * item.cubicFeet);
    if (fitting < item.quantity) left.push({ ...item, quantity: item.quantity - fitting });
  }
  return left;
}
