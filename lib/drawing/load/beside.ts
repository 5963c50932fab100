import { group } from '../solids/group';
import { castShadow } from '../solids/shadow';
import type { Solid } from '../solids/solid';
import type { Load } from './loaded';
import { loadOf } from './placed';

/** The distance in feet from the open side of the hold to the items that did not fit. */
const AWAY = 3.2;
const SHADOW_OF = 1.4;

/**
 * Draws the items that did not fit in a hold, on the ground in front of its open side.
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
