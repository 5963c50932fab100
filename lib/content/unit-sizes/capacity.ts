import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { STORAGE_UNITS, type StorageUnit, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '@/lib/domain/order-types';
import { storageUnit, volumeOf } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';

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

/**
 * Returns the smallest unit into which the packer gets the typical contents of a home. Null when no unit is large
 * enough.
 */
export function unitForHome(home: FixedMovingPlan): StorageUnit | null {
  const pieces = piecesOf(typicalContents(home));
  const cubicFeet = pieces.reduce((total, piece) => total + volumeOf(piece), 0);
  // Contents of more than the unit's volume need no packing.
  const fits = ({ feet }: StorageUnit) =>
    volumeOf(storageUnit(...feet)) >= cubicFeet && load(pieces, storageUnit(...feet)).outside.length === 0;
  return STORAGE_UNITS.find(fits) ?? null;
}

const HOME_TITLES: Readonly<Record<FixedMovingPlan, string>> = {
  mini: 'A furnished room',
  one_bedroom: '1 bedroom home',
  two_bedroom: '2 bedroom home',
  three_bedroom: '3 bedroom home',
};

/**
 * Returns each home with its usual contents and the unit that the packer fills with them. Takes a moment to compute.
 */
export function homesInUnits() {
  return FIXED_MOVING_PLANS.flatMap((home) => {
    const unit = unitForHome(home);
    if (!unit) return [];
    const contents = typicalContents(home);
    const boxes = contents.find(({ id }) => id === BOX)?.quantity ?? 0;
    const { pieces, cubicFeet } = inventoryTotals(contents);
    return [
      {
        home: HOME_TITLES[home],
        contents: `${boxes} boxes and ${pieces - boxes} other items, ${formatCubicFeet(cubicFeet)}`,
        unit: unit.title,
        unitId: anchorOf(unit),
      },
    ];
  });
}
