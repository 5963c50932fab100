import type { LocalDate, StorageSpace } from '@/lib/domain/vocabulary';

/** Why a store has to stay in its unit for now: not collected yet, about to end, or something is to pay first. */
export type StaysBecause = 'coming' | 'ending' | 'owing';

/** `own`: the one that it is in. `small`: its things do not fit. `full`: none is free. */
export type UnitState = 'own' | 'offered' | 'small' | 'full';

/** A unit with its price by the customer's own term, as it is charged at a time. Pounds. */
export type PricedUnit = {
  readonly storageSpace: StorageSpace;
  /** Of a custom unit; null for the others. */
  readonly squareFeet: number | null;
  /** "6 × 4 ft unit". */
  readonly label: string;
  readonly perPayment: number;
};
export type UnitOffer = PricedUnit & {
  readonly state: UnitState;
  /** Of the room that is usually used, by the list; null where nothing is listed. */
  readonly percentFull: number | null;
};

/** Other units for a store. Days are London's. */
export type UnitMoveView = {
  readonly reference: string;
  readonly unit: PricedUnit;
  /** Weeks that are paid for at a time. */
  readonly weeks: number;
  /** The day on which another unit would be rented, the first one of a period. */
  readonly on: LocalDate;
  /** How many pieces are there on that day, as far as they were listed. */
  readonly pieces: number;
  readonly offers: readonly UnitOffer[];
  /** The smallest and largest area of a custom unit, square feet; null where they have no price. */
  readonly custom: { readonly min: number; readonly max: number } | null;
  /** The unit that was asked for. */
  readonly chosen: UnitOffer | null;
  /** The move that is agreed. */
  readonly planned: (PricedUnit & { readonly on: LocalDate }) | null;
  /** Null: it may move. */
  readonly staysBecause: StaysBecause | null;
};
