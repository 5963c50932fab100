import { group } from '../solids/group';
import { castShadow } from '../solids/shadow';
import type { Solid } from '../solids/solid';
import type { Load } from './loaded';
import { loadOf } from './placed';

/** From the open side of the hold to what found no room in it, in feet. */
const AWAY = 3.2;
const SHADOW_OF = 1.4;

/**
 * What found no room in a hold, on the ground in front of its open side.
 * @param x where the hold ends, in feet
 * @param ground height of the ground, in feet
 */
export function besideHold(load: Load, x: number, ground: number): readonly Solid[] {
  const at = [x + AWAY, 0, ground] as const;
  const shadows = load.placements
    .filter(({ z }) => z === 0)
    .map((one) => castShadow(at[0] + one.x, one.y, one.width, one.depth, SHADOW_OF, { ground }));
  return load.placements.length > 0 ? [...shadows, group(loadOf(load, at))] : [];
}
