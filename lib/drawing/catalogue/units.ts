import { contentsInWords } from '../room/contents';
import { customUnit, customUnitMeasured } from './custom-unit';
import type { CatalogueEntry } from './entry';
import { UNIT_PLANS, type UnitSize } from './unit-inventories';
import { dimensionedUnit, MEASURE_STATURE, PLAIN_PEN, plainUnit, unitLoad } from './unit-scene';

/** Options of small drawings, beside words that say the same. */
const SMALL = { alt: '', margin: 2, density: 3 };

/** Options of drawings with dimensions. The margin is small, because the card limits the width. */
const MEASURED = { margin: 3, density: 5 };
const BESIDE = `beside it a woman, ${MEASURE_STATURE} tall`;

const SIZES = Object.keys(UNIT_PLANS) as UnitSize[];

/**
 * Returns the text alternative: "6 × 4 ft unit, 8 ft high: 7 boxes, a wardrobe and a rolled rug; beside it a woman, 5
 * ft 6 in tall".
 */
function altOf(size: UnitSize): string {
  const [width, depth] = UNIT_PLANS[size];
  return `${width} × ${depth} ft unit, 8 ft high: ${contentsInWords(unitLoad(size).placed)}; ${BESIDE}`;
}

const dimensioned = SIZES.map((size) => [
  `units/${size}`,
  { draw: () => dimensionedUnit(size), alt: altOf(size), ...MEASURED },
]);
const plain = SIZES.map((size) => [`units/${size}-plain`, { draw: () => plainUnit(size), ...SMALL }]);

/** Two drawings of every unit: with dimensions, and small beside words that state them. */
export const UNIT_DRAWINGS = {
  ...(Object.fromEntries([...dimensioned, ...plain]) as Readonly<
    Record<`units/${UnitSize}` | `units/${UnitSize}-plain`, CatalogueEntry>
  >),
  'units/custom': { draw: customUnitMeasured, alt: `A unit of any size, its edges dashed; ${BESIDE}`, ...MEASURED },
  'units/custom-plain': { draw: () => customUnit(PLAIN_PEN), ...SMALL },
};
