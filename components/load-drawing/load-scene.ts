import type { Packing } from '@/lib/domain/packing/types';
import type { Vec3 } from '@/lib/drawing/geometry/vector';
import { lutonRearCut } from '@/lib/drawing/kit/vehicles';
import { put } from '@/lib/drawing/piece';
import { Scene, type Solids } from '@/lib/drawing/render/scene';
import { room } from '@/lib/drawing/room/room';
import { place } from '@/lib/drawing/solids/placement';
import { castShadow } from '@/lib/drawing/solids/shadow';
import type { Solid } from '@/lib/drawing/solids/solid';
import type { Hold } from './hold';
import { placed } from './placed';

/** Pixels a foot: a van is then about as wide as the summary beside the question. */
const SCALE = 11;

/** Plan of the drawn Luton, and where its cargo floor begins when its back is turned to the eye; feet. */
const LUTON = [7, 20.7] as const;
const CARGO: Vec3 = [0.28, 7.28, 2.05];
/** From one van to the next that is parked behind it. */
const BESIDE: Vec3 = [-9.2, -4.2, 0];

/** The hold, cut open, with what was loaded; every piece is tagged with its key. */
export function loadScene(hold: Hold, packings: readonly Packing[]): Scene {
  const scene = new Scene({ scale: SCALE, outline: 1.15, crease: 0.7 });
  const loadOf = (packing: Packing | undefined, at: Vec3): readonly Solid[] =>
    (packing?.placements ?? []).map((one, turn) => placed(one, at, turn));
  if (hold.kind === 'unit') {
    return scene.add(room(hold), loadOf(packings[0], [0, 0, 0]));
  }
  packings.forEach((packing, index) => {
    scene.add(van(loadOf(packing, CARGO), [BESIDE[0] * index, BESIDE[1] * index, 0]));
  });
  return scene;
}

/** The kit's van has its own frame, front towards the eye: the load is turned into it, and back with the van. */
function van(load: readonly Solid[], at: Vec3): Solids {
  const turned = place(load, [0, 0, 0], 2, LUTON);
  return [put(lutonRearCut({ load: turned }), at, 2), castShadow(at[0], at[1], ...LUTON, 4.5)];
}
