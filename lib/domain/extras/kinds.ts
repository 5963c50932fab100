/** The kinds of extras that a crew can ask for. */
export const EXTRA_KINDS = ['volume', 'floors', 'parking', 'stop', 'waiting'] as const;
/** All kinds of extras: also `keys`, which nobody asks for because the customer has chosen a plan for late keys. */
export type ExtraKind = (typeof EXTRA_KINDS)[number] | 'keys';

/** The names of extras in lists, invoices and histories. */
export const EXTRA_LABELS: Readonly<Record<ExtraKind, string>> = {
  volume: 'More to carry',
  floors: 'Stairs',
  parking: 'No parking at the door',
  stop: 'Another stop',
  waiting: 'Waiting',
  keys: 'Keys late',
};

/** The real situation where it differs from the order. */
export type ExtraFacts =
  /** `cubicFeet`: the whole volume that is carried, in whole cubic feet. */
  | { readonly kind: 'volume'; readonly cubicFeet: number }
  /** `stop`: as in order/stops.ts. */
  | { readonly kind: 'floors'; readonly stop: string; readonly floor: number; readonly hasLift: boolean }
  | { readonly kind: 'parking'; readonly stop: string }
  | {
      readonly kind: 'stop';
      readonly side: 'collection' | 'delivery';
      /** The postcode: "SE15 4QL". Without it the extra miles cost nothing. */
      readonly postcode?: string;
      readonly floor: number;
      readonly hasLift: boolean;
      readonly hasParking: boolean;
    }
  /** Whole minutes that the crew has waited. */
  | { readonly kind: 'waiting'; readonly minutes: number };

/**
 * Returns the place of an extra: two extras of one kind at two stops are different. The side for a further stop, '' for
 * the whole order.
 */
export function placeOf(facts: ExtraFacts): string {
  if (facts.kind === 'stop') return facts.side;
  return 'stop' in facts ? facts.stop : '';
}
