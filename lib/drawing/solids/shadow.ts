import { convexHull, points, type Vec2, type Vec3 } from '../geometry/vector';
import { GROUND_SHADOW } from '../palette';
import { patch, type Markings } from './solid';

type ShadowOptions = {
  readonly fill?: string | undefined;
  /** Height of the ground, in feet. */
  readonly ground?: number | undefined;
  readonly layer?: number | undefined;
};

/** The reach of a shadow along x and y for each foot of height. The light comes from the right and behind. */
export const SHADOW_REACH: Vec2 = [-0.21, 0.357];
const SHADOW_LAYER = -5;

/** Creates the shadow that a block of this plan and height casts on the ground, to the lower left. */
export function castShadow(
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
  options: ShadowOptions = {},
): Markings {
  const [right, front] = [x + width, y + depth];
  const [a, b] = [SHADOW_REACH[0] * height, SHADOW_REACH[1] * height];
  const outline = points(
    [x + a, y + b],
    [x, y],
    [right, y],
    [right, front],
    [right + a, front + b],
    [x + a, front + b],
  );
  return onGround(outline, options);
}

/** Creates the shadow of any standing shape, from the corners of its plan. */
export function shadowOf(plan: readonly Vec2[], height: number, options: ShadowOptions = {}): Markings {
  const shifted = plan.map(([a, b]): Vec2 => [a + SHADOW_REACH[0] * height, b + SHADOW_REACH[1] * height]);
  return onGround(convexHull([...plan, ...shifted]), options);
}

const onGround = (
  outline: readonly Vec2[],
  { fill = GROUND_SHADOW, ground = 0.002, layer = SHADOW_LAYER }: ShadowOptions,
): Markings =>
  patch(
    outline.map(([a, b]): Vec3 => [a, b, ground]),
    fill,
    { layer },
  );
