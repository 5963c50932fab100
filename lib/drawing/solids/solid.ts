import { normalOf } from '../geometry/polygon';
import { boundsOf, type Bounds, type Vec3 } from '../geometry/vector';
import type { Mark } from '../marks';
import type { Material } from '../palette';

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
