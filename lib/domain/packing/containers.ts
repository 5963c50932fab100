import type { Form } from '../catalogue/forms';
import { VAN } from '../catalogue/vans';
import type { Items } from '../order-types';

export type PlanRoom = {
  readonly cubicFeet: number;
  /** The pieces of the list beyond the plan, by the id of their item. */
  readonly beyond: Readonly<Record<string, number>>;
};

/** Our vans, with the room of a plan marked in them when there is one. */
export type Vans = { readonly kind: 'vans'; readonly count: number; readonly room?: PlanRoom | undefined };
export type Unit = { readonly kind: 'unit'; readonly width: number; readonly depth: number };
export type Hold = Vans | Unit;

export type LoadToDraw<Kind = Hold> = { readonly items: Items; readonly hold: Kind };

/** Inner measures in feet and the payload in kilograms. The far corner of its floor is the origin. */
export type Container = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** The payload. Infinity for a storage unit, whose floor carries any load. */
  readonly kilograms: number;
};

/** One piece to load: outer measures in feet as it usually travels. */
export type Piece = {
  /** A key that is stable across lists: "box_m#3" is the third medium box. */
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
  /** In the order of loading: a piece comes before those on top of it. */
  readonly placements: readonly Placement[];
  /** The pieces that do not fit or are too heavy, in the order of loading. */
  readonly outside: readonly Piece[];
  /** Cubic feet of the loaded pieces by their outer measures. */
  readonly cubicFeet: number;
  readonly kilograms: number;
};

/** The inside of our Luton: 701 cu ft, the volume in catalogue/vans.ts (assumption). */
export const VAN_INSIDE: Container = { width: 6.7, depth: 13, height: 8.05, kilograms: VAN.kilograms };

/** The height of every storage unit in feet (spec §9). */
export const UNIT_HEIGHT = 8;

export function storageUnit(width: number, depth: number): Container {
  return { width, depth, height: UNIT_HEIGHT, kilograms: Infinity };
}

/** Returns the gross volume in cubic feet. */
export function volumeOf({ width, depth, height }: Pick<Container, 'width' | 'depth' | 'height'>): number {
  return width * depth * height;
}
