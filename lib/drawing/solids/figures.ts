import { add, boundsOf, subtract, type Bounds, type Vec3 } from '../geometry/vector';
import type { Mark } from '../marks';
import type { Material, Tone } from '../palette';
import type { Ball, FlatShape, Markings, Sprite, Tube } from './solid';

type Layered = { readonly layer?: number | undefined };

export function ball(
  centre: Vec3,
  radius: number,
  material: Material,
  options: { readonly outlined?: boolean } = {},
): Ball {
  const reach: Vec3 = [radius, radius, radius];
  const bounds = { lo: subtract(centre, reach), hi: add(centre, reach) };
  return { kind: 'ball', centre, radius, material, outlined: options.outlined ?? true, ...bounds };
}

type TubeOptions = Partial<Bounds> & { readonly tone?: Tone | undefined; readonly outlined?: boolean | undefined };

/**
 * Creates a tube.
 * @param width in feet. `lo` and `hi` set bounds for depth ordering that are larger than its path
 */
export function tube(points: readonly Vec3[], width: number, material: Material, options: TubeOptions = {}): Tube {
  const bounds = boundsOf(points);
  return {
    kind: 'tube',
    points,
    width,
    colour: material[options.tone ?? 'middle'],
    outlined: options.outlined ?? true,
    lo: options.lo ?? bounds.lo,
    hi: options.hi ?? bounds.hi,
  };
}

type SpriteOptions = Layered & { readonly extent?: Sprite['extent'] | undefined };

/**
 * Creates a sprite.
 * @param size the block for depth ordering, centred on `at` in plan, in feet
 */
export function sprite(
  at: Vec3,
  [width, depth, height]: Vec3,
  shapes: readonly FlatShape[],
  { extent = [-width, -height, width, depth], layer }: SpriteOptions = {},
): Sprite {
  const lo: Vec3 = [at[0] - width / 2, at[1] - depth / 2, at[2]];
  const hi: Vec3 = [at[0] + width / 2, at[1] + depth / 2, at[2] + height];
  return { kind: 'sprite', at, shapes, extent, layer, lo, hi };
}

/** Creates marks that belong to no solid. */
export function markings(marks: readonly Mark[], { layer, ...bounds }: Layered & Partial<Bounds> = {}): Markings {
  return { kind: 'markings', marks, layer, ...boundsOf(marks.flatMap((mark) => mark.points)), ...bounds };
}

type PatchOptions = Layered & { readonly stroke?: string | undefined; readonly width?: number | undefined };

/** Creates a flat coloured shape that is visible from both sides. */
export const patch = (points: readonly Vec3[], fill: string, { layer, ...line }: PatchOptions = {}): Markings =>
  markings([{ kind: 'fill', points, fill, ...line }], { layer });

type LineOptions = Layered & { readonly dash?: string | undefined };

/**
 * Creates lines.
 * @param width of the stroke, in pixels
 */
export const lines = (
  paths: readonly (readonly Vec3[])[],
  stroke: string,
  width: number,
  { layer, dash }: LineOptions = {},
): Markings =>
  markings(
    paths.map((points): Mark => ({ kind: 'line', points, stroke, width, dash })),
    { layer },
  );
