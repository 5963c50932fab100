import type { FurnitureItem } from '../vocabulary';

/** What a moving plan holds. */
export type PlanRoom = {
  readonly cubicFeet: number;
  /** Pieces of the list that are more than that, by the id of their item. */
  readonly beyond: Readonly<Record<string, number>>;
};

/** Our vans, with the room of a plan marked in them when there is one. */
export type Vans = { readonly kind: 'vans'; readonly count: number; readonly room?: PlanRoom | undefined };
/** A storage unit by the feet of its floor. */
export type Unit = { readonly kind: 'unit'; readonly width: number; readonly depth: number };
/** What is loaded. */
export type Hold = Vans | Unit;

/** A list, and what holds it. */
export type LoadToDraw<Kind = Hold> = { readonly items: readonly FurnitureItem[]; readonly hold: Kind };
