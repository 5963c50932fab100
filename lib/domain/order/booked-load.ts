import { inventoryTotals } from '../catalogue/inventory';
import { floorOf } from '../catalogue/storage-units';
import type { OrderLike, ServiceType } from '../order-types';
import type { Hold, LoadToDraw } from '../packing/containers';
import { planFit } from '../pricing/fit';
import { emptiesRental, flowOf, mainService } from '../services/flows';

type Ordered = {
  readonly order: Pick<OrderLike, 'furnitureItems' | 'storageSpace' | 'movingSpace'>;
  readonly squareFeet: number | null;
  readonly services: readonly ServiceType[];
};

/** Returns an order's items and the unit or vans that hold them, or null if there is nothing to draw. */
export function bookedLoad(view: Ordered): LoadToDraw | null {
  const { furnitureItems: items } = view.order;
  const hold = inventoryTotals(items).pieces > 0 ? holdOf(view) : null;
  return hold && { items, hold };
}

/** Returns the unit or the vans. Null for a whole unit that comes back, whose only line is the unit itself. */
function holdOf({ order, squareFeet, services }: Ordered): Hold | null {
  const { storageSpace, movingSpace, furnitureItems } = order;
  // If part of a move goes on into storage, the drawing still shows the vans that carry everything.
  if (movingSpace !== null || !storageSpace)
    return { kind: 'vans', count: planFit(movingSpace ?? 'custom', furnitureItems).vans };
  const floor = emptiesRental(flowOf(mainService(services))) ? null : floorOf(storageSpace, squareFeet);
  return floor && { kind: 'unit', width: floor[0], depth: floor[1] };
}
