/** What can turn out to be more than the order says. */
export const EXTRA_KINDS = ['volume', 'floors', 'parking', 'stop', 'waiting'] as const;
/** Those, and what nobody asks for: the customer has chosen what to do about late keys. */
export type ExtraKind = (typeof EXTRA_KINDS)[number] | 'keys';

/** As lists, invoices and histories say it. */
export const EXTRA_LABELS: Readonly<Record<ExtraKind, string>> = {
  volume: 'More to carry',
  floors: 'Stairs',
  parking: 'No parking at the door',
  stop: 'Another stop',
  waiting: 'Waiting',
  keys: 'Keys late',
};

/** How it really is, beside what the order says. */
export type ExtraFacts =
  /** `cubicFeet`: of everything that is carried, whole. */
  | { readonly kind: 'volume'; readonly cubicFeet: number }
  /** `stop`: as in order/stops.ts. */
  | { readonly kind: 'floors'; readonly stop: string; readonly floor: number; readonly hasLift: boolean }
  | { readonly kind: 'parking'; readonly stop: string }
  | {
      readonly kind: 'stop';
      readonly side: 'collection' | 'delivery';
      /** "SE15 4QL"; without it the way there costs nothing. */
      readonly postcode?: string;
      readonly floor: number;
      readonly hasLift: boolean;
      readonly hasParking: boolean;
    }
  /** Whole minutes that the crew has waited. */
  | { readonly kind: 'waiting'; readonly minutes: number };

/** What an extra is about: two of the same kind at two stops are two; of a further stop its side. '' for the whole order. */
export function placeOf(facts: ExtraFacts): string {
  if (facts.kind === 'stop') return facts.side;
  return 'stop' in facts ? facts.stop : '';
}
