import type { FurnitureItem } from '../order-types';

/** The room of a moving plan in its vans. */
export type PlanRoom = {
  readonly cubicFeet: number;
  /** The pieces of the list beyond the plan, by the id of their item. */
  readonly beyond: Readonly<Record<string, number>>;
};

/** Our vans, with the room of a plan marked in them when there is one. */
export type Vans = { readonly kind: 'vans'; readonly count: number; readonly room?: PlanRoom | undefined };
/** A storage unit by the feet of its floor. */
export type Unit = { readonly kind: 'unit'; readonly width: number; readonly depth: number };
/** The space to load: vans or a storage unit. */
export type Hold = Vans | Unit;

/** A list with the space that holds it. */
export type LoadToDraw<Kind = Hold> = { readonly items: readonly FurnitureItem[]; readonly hold: Kind };
