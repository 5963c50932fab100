import { dot, normalised, type Vec3 } from '../geometry/vector';
import type { Tone } from '../palette';

/** The light comes from the right and slightly behind. */
const LIGHT: Vec3 = normalised([0.55, -0.45, 0.9]);

/** A horizontal face is light, one towards +x middle, one towards +y dark. */
export function toneOf(normal: Vec3): Tone {
  const lit = dot(normal, LIGHT);
  if (lit >= 0.66) return 'light';
  return lit >= 0.12 ? 'middle' : 'dark';
}
