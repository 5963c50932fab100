import { boundsOf, type Bounds } from '../geometry/bounds';
import { normalOf } from '../geometry/polygon';
import type { Vec3 } from '../geometry/vector';
import type { Mark } from '../marks/mark';
import type { Material } from '../palette';

/** A flat side. `material` where it differs from the rest of the solid. */
export type Face = {
  readonly points: readonly Vec3[];
  readonly normal: Vec3;
  readonly material?: Material | undefined;
};

/** Things on one layer are ordered by depth; lower layers are drawn first, negative ones in the order they were added. */
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
/** A shape on the sheet, in feet from the point it stands on, y downwards: SVG path data of M, L, H, V, C, S, Q and Z. */
export type FlatShape = {
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** Pixels. */
  readonly width?: number | undefined;
  /** Inked around with the pen's own outline. */
  readonly silhouette?: boolean | undefined;
  /** Degrees about the point. */
  readonly rotate?: number | undefined;
  /** Feet per unit of `d`; 1 unless given. */
  readonly unit?: number | undefined;
};
/** A hand-drawn figure (leaves, hair, a cat) that stands on a point and always faces the eye. */
export type Sprite = Placed & {
  readonly kind: 'sprite';
  readonly at: Vec3;
  readonly shapes: readonly FlatShape[];
  /** Feet on the sheet that the shapes reach: left, top, right, bottom. */
  readonly extent: readonly [number, number, number, number];
};
/** Marks without a body: shadows, grids, ropes, dimension lines. */
export type Markings = Placed & { readonly kind: 'markings'; readonly marks: readonly Mark[] };
/** Several solids that are ordered among others as one. */
export type Group = Placed & {
  readonly kind: 'group';
  readonly parts: readonly Solid[];
  readonly ordered: boolean;
  /** Becomes the class of a group in the file, for a part that moves. */
  readonly tag?: string | undefined;
  /** Of somebody put straight into a scene: where the wrists are, in feet. */
  readonly hands?: readonly Vec3[] | undefined;
  /** Whoever carries it, or what it is hooked into: what keeps it in its place in a scene though it stands on nothing. */
  readonly heldBy?: readonly Solid[] | undefined;
};

export type Solid = Polyhedron | Ball | Tube | Sprite | Markings | Group;

export type SolidOptions = {
  readonly marks?: readonly Mark[] | undefined;
  /** False for things without a drawn outline. */
  readonly outlined?: boolean | undefined;
  readonly layer?: number | undefined;
};

/** @param faces without a normal get the one of their corners */
export function polyhedron(
  faces: readonly (Omit<Face, 'normal'> & { readonly normal?: Vec3 })[],
  material: Material,
  { marks = [], outlined = true, layer }: SolidOptions = {},
): Polyhedron {
  const whole = faces.map((face): Face => ({ ...face, normal: face.normal ?? normalOf(face.points) }));
  const bounds = boundsOf(whole.flatMap((face) => face.points));
  return { kind: 'polyhedron', faces: whole, material, marks, outlined, layer, ...bounds };
}
