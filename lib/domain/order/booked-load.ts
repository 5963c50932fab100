import type { Hold, LoadToDraw } from '../packing/hold';
import type { OrderLike, ServiceType } from '../vocabulary';
import { inventoryTotals } from '../catalogue/inventory';
import { floorOf } from '../catalogue/storage-units';
import { planFit } from '../pricing/fit';
import { emptiesStore, flowOf, mainService } from '../services/flows';

type Ordered = {
  readonly order: Pick<OrderLike, 'furnitureItems' | 'storageSpace' | 'movingSpace'>;
  readonly squareFeet: number | null;
  readonly services: readonly ServiceType[];
};

/** The things that an order lists, and what was booked for them; null where it lists none, or nothing holds them. */
export function bookedLoad(view: Ordered): LoadToDraw | null {
  const { furnitureItems: items } = view.order;
  const hold = inventoryTotals(items).pieces > 0 ? holdOf(view) : null;
  return hold && { items, hold };
}

/** The unit that is filled, else the vans that come; null for a unit that comes back whole: its one line is the unit. */
function holdOf({ order, squareFeet, services }: Ordered): Hold | null {
  const { storageSpace, movingSpace, furnitureItems } = order;
  // A part of a move goes on into a unit: what is drawn is the vans that carry all of it.
  if (movingSpace !== null || !storageSpace)
    return { kind: 'vans', count: planFit(movingSpace ?? 'custom', furnitureItems).vans };
  const floor = emptiesStore(flowOf(mainService(services))) ? null : floorOf(storageSpace, squareFeet);
  return floor && { kind: 'unit', width: floor[0], depth: floor[1] };
}
