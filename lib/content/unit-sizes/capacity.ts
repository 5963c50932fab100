import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { HOME_UNITS } from '@/lib/domain/catalogue/home-units';
import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { storageUnit as storageUnitOf, type StorageUnit, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '@/lib/domain/order-types';
import { storageUnit } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { allButText } from '@/lib/domain/wording';

const BOX = 'box_m';

/** Returns the unit's anchor on the page, "6x4". It never changes. */
export const anchorOf = ({ feet }: Pick<StorageUnit, 'feet'>): string => feet.join('x');

/**
 * Returns how many boxes of one kind (medium unless another furniture id is given) the packer gets into an otherwise
 * empty unit, up to the height that a box can carry. Throws RangeError for an id that does not exist.
 */
export function boxesOnly([width, depth]: StorageUnit['feet'], id = BOX): number {
  const box = findFurniture(id);
  if (!box) throw new RangeError(`Not in the catalogue: ${id}`);
  const quantity = Math.ceil((width * depth * UNIT_HEIGHT_FEET) / box.cubicFeet);
  return load(piecesOf([{ ...box, quantity }]), storageUnit(width, depth)).placements.length;
}

const HOME_TITLES: Readonly<Record<FixedMovingPlan, string>> = {
  mini: 'A furnished room',
  one_bedroom: '1 bedroom home',
  two_bedroom: '2 bedroom home, an average house',
  three_bedroom: '3 bedroom home',
};

/** Returns each home with its usual contents and the unit that we advise for them. */
export function homesInUnits() {
  return FIXED_MOVING_PLANS.map((home) => {
    const { space, allBut } = HOME_UNITS[home];
    const unit = storageUnitOf(space);
    const contents = typicalContents(home);
    const boxes = contents.find(({ id }) => id === BOX)?.quantity ?? 0;
    const { pieces, cubicFeet } = inventoryTotals(contents);
    return {
      home: HOME_TITLES[home],
      contents: `${boxes} boxes and ${pieces - boxes} other items, ${formatCubicFeet(cubicFeet)}`,
      unit: unit.title,
      unitId: anchorOf(unit),
      note: allBut && allButText(allBut),
    };
  });
}
