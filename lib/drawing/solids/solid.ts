import {
  add,
  boundsOf,
  circlePoints,
  edges,
  normalOf,
  normalised,
  roundedRectangle,
  signedArea,
  subtract,
  type Bounds,
  type CornerRadii,
  type Vec2,
  type Vec3,
} from '../geometry/vector';
import type { Mark } from '../marks';
import { white, type Material, type Tone } from '../palette';

/** A flat side. `material` is set if it differs from the rest of the solid. */
export type Face = {
  readonly points: readonly Vec3[];
  readonly normal: Vec3;
  readonly material?: Material | undefined;
};

/**
 * The bounds and layer of a solid. Solids on one layer are ordered by depth. Lower layers are drawn first, negative
 * ones in the order added.
 */
type Placed = Bounds & { readonly layer?: number | undefined };

export type Polyhedron = Placed & {
  readonly kind: 'polyhedron';
  readonly faces: readonly Face[];
  readonly material: Material;
  readonly marks: readonly Mark[];
  readonly outlined: boolean;
};
export type Ball = Placed & {
  readonly kind: 'ball';
  readonly centre: Vec3;
  readonly radius: number;
  readonly material: Material;
  readonly outlined: boolean;
};
/** A round bar along a path: arms, pipes, handles. `width` in feet. */
export type Tube = Placed & {
  readonly kind: 'tube';
  readonly points: readonly Vec3[];
  readonly width: number;
  readonly colour: string;
  readonly outlined: boolean;
};
/**
 * A shape on the sheet, in feet from the point it stands on, y downwards: SVG path data of M, L, H, V, C, S, Q and Z.
 */
export type FlatShape = {
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** In pixels. */
  readonly width?: number | undefined;
  /** Whether it gets the pen's own outline. */
  readonly silhouette?: boolean | undefined;
  /** Rotation about the point, in degrees. */
  readonly rotate?: number | undefined;
  /** Feet per unit of `d`, by default 1. */
  readonly unit?: number | undefined;
};
/** A hand-drawn figure (leaves, hair, a cat) that stands on a point and always faces the viewer. */
export type Sprite = Placed & {
  readonly kind: 'sprite';
  readonly at: Vec3;
  readonly shapes: readonly FlatShape[];
  /** The extent of the shapes in feet on the sheet: left, top, right, bottom. */
  readonly extent: readonly [number, number, number, number];
};
/** Marks without a solid: shadows, grids, ropes, dimension lines. */
export type Markings = Placed & { readonly kind: 'markings'; readonly marks: readonly Mark[] };
/** Several solids that form one block for depth ordering. */
export type Group = Placed & {
  readonly kind: 'group';
  readonly parts: readonly Solid[];
  readonly ordered: boolean;
  /** The class of the group in the file, for a part that moves. */
  readonly tag?: string | undefined;
  /** The positions of the wrists in feet, for a person placed directly in a scene. */
  readonly hands?: readonly Vec3[] | undefined;
  /** The people who carry the group, or the objects that it is hooked into, so that it needs no support below. */
  readonly heldBy?: readonly Solid[] | undefined;
};

export type Solid = Polyhedron | Ball | Tube | Sprite | Markings | Group;

export type SolidOptions = {
  readonly marks?: readonly Mark[] | undefined;
  /** False for solids without a drawn outline. */
  readonly outlined?: boolean | undefined;
  readonly layer?: number | undefined;
};

/**
 * Creates a polyhedron.
 * @param faces a face without a normal gets the normal of its corners
 */
export function polyhedron(
  faces: readonly (Omit<Face, 'normal'> & { readonly normal?: Vec3 })[],
  material: Material,
  { marks = [], outlined = true, layer }: SolidOptions = {},
): Polyhedron {
  const whole = faces.map((face): Face => ({ ...face, normal: face.normal ?? normalOf(face.points) }));
  const bounds = boundsOf(whole.flatMap((face) => face.points));
  return { kind: 'polyhedron', faces: whole, material, marks, outlined, layer, ...bounds };
}

type GroupOptions = Partial<Bounds> & {
  /** Whether the parts are drawn in the order given, not by depth. */
  readonly ordered?: boolean | undefined;
  readonly layer?: number | undefined;
  /** The name of a moving part: the class of its group in the file. */
  readonly tag?: string | undefined;
};

/** Combines several solids into one block for depth ordering. */
export function group(parts: readonly Solid[], { ordered = false, layer, tag, ...given }: GroupOptions = {}): Group {
  const bounds = boundsOf(parts.flatMap(({ lo, hi }) => [lo, hi]));
  return { kind: 'group', parts, ordered, layer, tag, ...bounds, ...given };
}

/** Materials of single faces: `right` faces +x, `left` +y, `back` −x, `far` −y. */
type BoxOptions = SolidOptions & {
  readonly [Side in 'top' | 'right' | 'left' | 'back' | 'far']?: Material | undefined;
};

/**
 * Creates a box.
 * @param size width along x, depth along y, height, in feet
 */
export function box(
  [x, y, z]: Vec3,
  [width, depth, height]: Vec3,
  material: Material = white,
  options: BoxOptions = {},
): Polyhedron {
  const [X, Y, Z] = [x + width, y + depth, z + height];
  return polyhedron(
    [
      {
        points: [
          [x, y, Z],
          [X, y, Z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        normal: [0, 0, 1],
        material: options.top,
      },
      {
        points: [
          [X, y, z],
          [X, Y, z],
          [X, Y, Z],
          [X, y, Z],
        ],
        normal: [1, 0, 0],
        material: options.right,
      },
      {
        points: [
          [x, Y, z],
          [x, Y, Z],
          [X, Y, Z],
          [X, Y, z],
        ],
        normal: [0, 1, 0],
        material: options.left,
      },
      {
        points: [
          [x, y, z],
          [x, Y, z],
          [X, Y, z],
          [X, y, z],
        ],
        normal: [0, 0, -1],
      },
      {
        points: [
          [x, y, z],
          [x, y, Z],
          [x, Y, Z],
          [x, Y, z],
        ],
        normal: [-1, 0, 0],
        material: options.back,
      },
      {
        points: [
          [x, y, z],
          [X, y, z],
          [X, y, Z],
          [x, y, Z],
        ],
        normal: [0, -1, 0],
        material: options.far,
      },
    ],
    material,
    options,
  );
}

export type Axis = 'x' | 'y' | 'z';

type Edge = readonly [Vec2, Vec2];
type PrismOptions = SolidOptions & { readonly cap?: Material | undefined; readonly side?: Material | undefined };

/** Functions that lift a point of the profile (the plane across the axis) to `along` on the axis. */
const LIFT: Readonly<Record<Axis, (a: number, b: number, along: number) => Vec3>> = {
  x: (a, b, along) => [along, a, b],
  y: (a, b, along) => [a, along, b],
  z: (a, b, along) => [a, b, along],
};

/**
 * Creates a prism from a profile along an axis.
 * @param profile corners across the axis, in feet, in either direction: (y, z) for x, (x, z) for y, (x, y) for z
 * @param from and `to`: where the prism begins and ends on the axis
 */
export function prism(
  axis: Axis,
  profile: readonly Vec2[],
  from: number,
  to: number,
  material: Material,
  options: PrismOptions = {},
): Polyhedron {
  const lift = LIFT[axis];
  const round = signedArea(profile) < 0 ? [...profile].reverse() : profile;
  // Sides nearer to the viewer are painted over the others.
  const nearness = ([[a, b], [c, d]]: Edge) => a + b + c + d;
  const sides = [...edges(round)]
    .sort((one, other) => nearness(one) - nearness(other))
    .map(([[a, b], [c, d]]) => {
      const [na, nb] = normalised([d - b, a - c, 0]);
      return {
        points: [lift(a, b, from), lift(c, d, from), lift(c, d, to), lift(a, b, to)],
        normal: lift(na, nb, 0),
        material: options.side,
      };
    });
  const cap = (along: number, outwards: 1 | -1) => ({
    points: round.map(([a, b]) => lift(a, b, along)),
    normal: lift(0, 0, outwards),
    material: options.cap,
  });
  return polyhedron([...sides, cap(to, 1), cap(from, -1)], material, options);
}

/** Creates a box whose four edges along `axis` are rounded. */
export function roundedBox(
  [x, y, z]: Vec3,
  [width, depth, height]: Vec3,
  radii: CornerRadii,
  axis: Axis,
  material: Material,
  options: PrismOptions = {},
): Polyhedron {
  const [X, Y, Z] = [x + width, y + depth, z + height];
  if (axis === 'x') return prism('x', roundedRectangle(y, z, Y, Z, radii), x, X, material, options);
  if (axis === 'y') return prism('y', roundedRectangle(x, z, X, Z, radii), y, Y, material, options);
  return prism('z', roundedRectangle(x, y, X, Y, radii), z, Z, material, options);
}

/** Creates four slopes to a point above the middle of the base. */
export function pyramid(
  [x, y, z]: Vec3,
  [width, depth, height]: Vec3,
  material: Material,
  options: SolidOptions = {},
): Polyhedron {
  const [X, Y] = [x + width, y + depth];
  const apex: Vec3 = [x + width / 2, y + depth / 2, z + height];
  return polyhedron(
    [
      { points: [[X, y, z], [X, Y, z], apex] },
      { points: [[X, Y, z], [x, Y, z], apex] },
      { points: [[x, Y, z], [x, y, z], apex] },
      { points: [[x, y, z], [X, y, z], apex] },
    ],
    material,
    options,
  );
}

type RoundOptions = SolidOptions & {
  /** The number of flat faces around. Use more for large objects. */
  readonly segments?: number | undefined;
  readonly cap?: Material | undefined;
};

/**
 * Creates a cylinder.
 * @param centre of the end that lies lowest on the axis. Radius and length are in feet
 */
export function cylinder(
  axis: Axis,
  [x, y, z]: Vec3,
  radius: number,
  length: number,
  material: Material,
  { segments = 20, ...options }: RoundOptions = {},
): Polyhedron {
  const [a, b, from] = axis === 'z' ? [x, y, z] : axis === 'y' ? [x, z, y] : [y, z, x];
  return prism(axis, circlePoints(a, b, radius, segments), from, from + length, material, options);
}

type LatheOptions = SolidOptions & {
  readonly segments?: number | undefined;
  readonly top?: Material | undefined;
  /** Materials of the bands between two rings, from the lowest. */
  readonly bands?: readonly (Material | undefined)[] | undefined;
};

/**
 * Creates a solid by turning a profile about a vertical axis: pots, lamps, domes.
 * @param profile [height, radius] of each ring from the lowest, in feet
 */
export function lathe(
  x: number,
  y: number,
  profile: readonly (readonly [height: number, radius: number])[],
  material: Material,
  { segments = 20, top, bands, ...options }: LatheOptions = {},
): Polyhedron {
  const ring = (height: number, radius: number): readonly Vec3[] =>
    Array.from({ length: segments }, (_, step): Vec3 => {
      const angle = (2 * Math.PI * (step + 0.5)) / segments;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), height];
    });
  const sides = profile.slice(1).flatMap((upper, band): readonly Face[] => {
    const lower = profile[band] ?? upper;
    const [below, above] = [ring(...lower), ring(...upper)];
    return below.map((corner, step): Face => {
      const next = (step + 1) % segments;
      const angle = (2 * Math.PI * (step + 1)) / segments;
      const rise = upper[0] - lower[0];
      return {
        points: [corner, below[next] ?? corner, above[next] ?? corner, above[step] ?? corner],
        normal: normalised([Math.cos(angle) * rise, Math.sin(angle) * rise, lower[1] - upper[1]]),
        material: bands?.[band],
      };
    });
  });
  const nearness = ({ points }: Face) => points.reduce((sum, point) => sum + point[0] + point[1] + point[2], 0);
  const faces = [...sides].sort((one, other) => nearness(one) - nearness(other));
  const rim = profile.at(-1);
  if (rim && rim[1] > 0.01) faces.push({ points: ring(...rim), normal: [0, 0, 1], material: top });
  return polyhedron(faces, material, options);
}

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
