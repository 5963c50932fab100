import { contentsInWords } from '../room/contents';
import { customUnit } from './custom-unit';
import type { CatalogueEntry } from './entry';
import { UNIT_PLANS, type UnitSize } from './unit-inventories';
import { DIMENSIONED_PEN, dimensionedUnit, PLAIN_PEN, plainUnit, unitLoad } from './unit-scene';

/** Beside words that say what it is. */
const SMALL = { alt: '', margin: 2, density: 3 };

const SIZES = Object.keys(UNIT_PLANS) as UnitSize[];

/** "6 × 4 ft unit, 8 ft high: seven boxes, a wardrobe and a rolled rug". */
function altOf(size: UnitSize): string {
  const [width, depth] = UNIT_PLANS[size];
  return `${width} × ${depth} ft unit, 8 ft high: ${contentsInWords(unitLoad(size).placed)}`;
}

const dimensioned = SIZES.map((size) => [
  `units/${size}`,
  { draw: () => dimensionedUnit(size), alt: altOf(size), density: 3 },
]);
const plain = SIZES.map((size) => [`units/${size}-plain`, { draw: () => plainUnit(size), ...SMALL }]);

/** Every unit twice: with its measures, and small beside words that say them. */
export const UNIT_DRAWINGS = {
  ...(Object.fromEntries([...dimensioned, ...plain]) as Readonly<
    Record<`units/${UnitSize}` | `units/${UnitSize}-plain`, CatalogueEntry>
  >),
  'units/custom': { draw: () => customUnit(DIMENSIONED_PEN), alt: 'A unit of any size, its edges dashed', density: 3 },
  'units/custom-plain': { draw: () => customUnit(PLAIN_PEN), ...SMALL },
};
