import type { Vec3 } from '../geometry/vector';
import { lutonRearCut } from '../kit/vehicles';
import { put } from '../piece';
import { place } from '../solids/placement';
import { castShadow } from '../solids/shadow';
import type { Solid } from '../solids/solid';
import type { Load } from './loaded';
import { markupOf, type Markup } from './markup';
import { loadOf } from './placed';

/** Plan of the drawn Luton, and where its cargo floor begins when its back is turned to the eye; feet. */
const LUTON = [7, 20.7] as const;
const CARGO: Vec3 = [0.28, 7.28, 2.05];
/** From one van to the next, parked farther from the eye. */
const BESIDE = [-9.2, -4.2] as const;

/** Vans, cut open, with what was loaded into each. */
export const drawnVans = (loads: readonly Load[]): Markup => markupOf(loads.flatMap(van).reverse());

/** The kit's van has its own frame, front towards the eye: the load is turned into it, and back with the van. */
function van(loaded: Load, index: number): readonly Solid[] {
  const at: Vec3 = [BESIDE[0] * index, BESIDE[1] * index, 0];
  const load = place(loadOf(loaded, CARGO), [0, 0, 0], 2, LUTON);
  return [...put(lutonRearCut({ load }), at, 2), castShadow(at[0], at[1], ...LUTON, 4.5)];
}
