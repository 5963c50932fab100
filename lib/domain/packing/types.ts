import type { Form } from '../catalogue/forms';

/** Inner measures in feet, and what it may carry in kilograms. The far corner of its floor is the origin. */
export type Container = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Payload; Infinity for a storage unit, whose floor carries whatever fits. */
  readonly kilograms: number;
};

/** One thing to be loaded: outer measures in feet as it usually travels. */
export type Piece = {
  /** The same from one list to the next: "box_m#3" is the third medium box. */
  readonly key: string;
  readonly itemId: string;
  readonly form: Form;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly kilograms: number;
};

/** A piece in its place: its far lower corner, and its measures as it stands there. */
export type Placement = {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
};

export type Packing = {
  /** In the order of loading: what carries comes before what it carries. */
  readonly placements: readonly Placement[];
  /** What does not fit or is too heavy, in the order of loading. */
  readonly outside: readonly Piece[];
  /** Cubic feet that the loaded pieces fill, by their outer measures. */
  readonly cubicFeet: number;
  readonly kilograms: number;
};
