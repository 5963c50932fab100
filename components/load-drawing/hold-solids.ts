import type { Packing } from '@/lib/domain/packing/types';
import type { Vec3 } from '@/lib/drawing/geometry/vector';
import { lutonRearCut } from '@/lib/drawing/kit/vehicles';
import { put } from '@/lib/drawing/piece';
import { room } from '@/lib/drawing/room/room';
import { group } from '@/lib/drawing/solids/group';
import { place } from '@/lib/drawing/solids/placement';
import { castShadow } from '@/lib/drawing/solids/shadow';
import type { Solid } from '@/lib/drawing/solids/solid';
import type { Hold } from './hold';
import { placed } from './placed';

/** Plan of the drawn Luton, and where its cargo floor begins when its back is turned to the eye; feet. */
const LUTON = [7, 20.7] as const;
const CARGO: Vec3 = [0.28, 7.28, 2.05];
/** From one van to the next, parked farther from the eye. */
const BESIDE = [-9.2, -4.2] as const;

/** The hold, cut open, with what was loaded, in the order of painting. */
export function holdSolids(hold: Hold, packings: readonly Packing[]): readonly Solid[] {
  if (hold.kind === 'unit') {
    return [group([...room(hold), ...packings.flatMap((packing) => loadOf(packing, [0, 0, 0]))])];
  }
  return packings
    .flatMap((packing, index) => van(loadOf(packing, CARGO), [BESIDE[0] * index, BESIDE[1] * index, 0]))
    .reverse();
}

const loadOf = ({ placements }: Packing, at: Vec3): readonly Solid[] =>
  placements.map((placement, turn) => placed(placement, at, turn));

/** The kit's van has its own frame, front towards the eye: the load is turned into it, and back with the van. */
function van(load: readonly Solid[], at: Vec3): readonly Solid[] {
  const turned = place(load, [0, 0, 0], 2, LUTON);
  return [...put(lutonRearCut({ load: turned }), at, 2), castShadow(at[0], at[1], ...LUTON, 4.5)];
}
