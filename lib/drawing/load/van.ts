import type { Vec3 } from '../geometry/vector';
import { lutonRearCut } from '../kit/vehicles';
import { cut } from '../palette';
import { lines, patch, type Solid } from '../solids/solid';
import { place } from '../solids/placement';
import { castShadow } from '../solids/shadow';
import type { Load } from './loaded';
import { markupOf, type Markup } from './markup';
import { besideHold, loadOf } from './placed';

const FLOOR = '#FFE3CB';
const WALL = '#FFF1E4';

/**
 * Marks a reserved part of a hold, from the wall behind the cab: tinted floor and wall, and dashed edges. Each mark is
 * a separate flat solid in its place, so that items hide only what is behind them.
 * @param at its far lower corner, in feet
 * @param size width, depth and height, in feet
 */
function roomMark([x, y, z]: Vec3, [width, depth, height]: Vec3): readonly Solid[] {
  const [right, front, top] = [x + width, y + depth, z + height];
  const foot: Vec3 = [x, front, z];
  const head: Vec3 = [x, front, top];
  const near: Vec3 = [right, front, top];
  const nearFoot: Vec3 = [right, front, z];
  const dashes = (...points: readonly Vec3[]) => lines([points], cut.dark, 1.2, { dash: '5 4' });
  return [
    patch([[x, y, z], [right, y, z], nearFoot, foot], FLOOR),
    patch([[x, y, z], foot, head, [x, y, top]], WALL),
    dashes(head, foot, nearFoot),
    dashes(head, near, nearFoot),
    dashes([right, y, top], near),
  ];
}

/** The plan of the drawn Luton, and the start of its cargo floor when its back faces the viewer, in feet. */
const LUTON = [7, 20.7] as const;
const CARGO: Vec3 = [0.28, 7.28, 2.05];
/** Width and height of the cargo space, in feet. */
const [WIDTH, HEIGHT] = [6.7, 8.05];
/** The offset from one van to the next, parked farther from the viewer. */
const BESIDE = [-9.2, -4.2] as const;

/** The load of a van, and the feet of its floor, from the cab, to mark. No item may stand across the mark. */
export type VanLoad = Load & { readonly marked?: number };

/**
 * Draws vans, cut open, with the load of each.
 * @param outside the items that did not fit in any van
 */
export const drawnVans = (loads: readonly VanLoad[], outside: Load): Markup => markupOf(vansOf(loads, outside));

/** Returns the solids of `drawnVans` in painting order. */
export const vansOf = (loads: readonly VanLoad[], outside: Load): readonly Solid[] => [
  ...loads.flatMap(van).reverse(),
  ...besideHold(outside, LUTON[0], 0),
];

/**
 * Draws one van. The kit's van has its front towards the viewer, so the load is turned into that frame, and back with
 * the van.
 */
function van(loaded: VanLoad, index: number): readonly Solid[] {
  const { marked = 0 } = loaded;
  const [x, y] = [BESIDE[0] * index, BESIDE[1] * index];
  const mark = marked > 0 ? roomMark(CARGO, [WIDTH, marked, HEIGHT]) : [];
  const load = place([...mark, ...loadOf(loaded, CARGO)], [0, 0, 0], 2, LUTON);
  return [...place(lutonRearCut({ load }).solids, [x, y, 0], 2, LUTON), castShadow(x, y, ...LUTON, 4.5)];
}
