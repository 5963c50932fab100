import type { LocalDate, StorageSpace } from '@/lib/domain/order-types';

/** Why a rental cannot change its unit now: not collected yet, about to end, or a payment is open. */
export type StaysBecause = 'coming' | 'ending' | 'owing';

/** `own`: the current unit. `small`: the things do not fit. `full`: none is free. */
export type UnitState = 'own' | 'offered' | 'small' | 'full';

/** A unit with its price per payment for the customer's own term. Pounds. */
export type PricedUnit = {
  readonly storageSpace: StorageSpace;
  /** The area of a custom unit, square feet; null for the other units. */
  readonly squareFeet: number | null;
  /** "6 × 4 ft unit". */
  readonly label: string;
  readonly perPayment: number;
};
export type UnitOffer = PricedUnit & {
  readonly state: UnitState;
  /** Percent of the unit's usual capacity that the list takes; null without listed things. */
  readonly percentFull: number | null;
};

/** The other units for a rental. Days are London's. */
export type UnitTransferView = {
  readonly reference: string;
  readonly unit: PricedUnit;
  /** Weeks that one payment covers. */
  readonly weeks: number;
  /** The day from which the other unit would be rented, the first one of a period. */
  readonly on: LocalDate;
  /** The listed pieces in the unit on that day. */
  readonly pieces: number;
  readonly offers: readonly UnitOffer[];
  /** The smallest and largest area of a custom unit, square feet; null where custom units have no price. */
  readonly custom: { readonly min: number; readonly max: number } | null;
  /** The requested unit. */
  readonly chosen: UnitOffer | null;
  /** The agreed move. */
  readonly planned: (PricedUnit & { readonly on: LocalDate }) | null;
  /** Null when the rental can change its unit. */
  readonly staysBecause: StaysBecause | null;
};
