import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { pence, sum, type Pence } from '@/lib/domain/money';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET } from '@/lib/domain/prices/assumptions';
import { spaceCharges } from '@/lib/domain/pricing/space-charges';
import { storageTripPrice } from '@/lib/domain/pricing/storage-trips';
import type { PriceGroup } from './price-group';

/**
 * Returns the price that a volume adds to a trip whose first cubic feet are full: the engine's price with it, less the
 * price without it.
 */
const added = (priceOf: (cubicFeet: number) => Pence, cubicFeet: number): Pence =>
  pence(priceOf(CUSTOM_BASE_CUBIC_FEET + cubicFeet) - CUSTOM_BASE);

const moveOf = (cubicFeet: number) => sum(spaceCharges('custom', cubicFeet).map(({ amount }) => amount));

/** Every item of the catalogue with the price it adds. `detail` is its room. */
export const ITEM_GROUP: PriceGroup = {
  id: 'items',
  title: 'Every item',
  dependsOn: `What one item adds to a custom move, and to a trip into or out of storage, once the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet are full. Volumes are for the usual size, as it is loaded; an item you describe yourself is charged by the volume you give.`,
  of: 'Item',
  columns: [
    { id: 'cubicFeet', title: 'Cubic feet', unit: 'cubic feet' },
    { id: 'move', title: 'Move', unit: 'GBP' },
    { id: 'storageTrip', title: 'Storage trip', unit: 'GBP' },
  ],
  rows: FURNITURE.map(({ id, title, room, cubicFeet }) => ({
    id,
    name: title,
    detail: room,
    values: { cubicFeet, move: added(moveOf, cubicFeet), storageTrip: added(storageTripPrice, cubicFeet) },
  })),
};
