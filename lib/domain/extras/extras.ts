import { formatPence, fromPounds, pence, type Pence } from '../money';

export const EXTRA_KINDS = ['volume', 'floors', 'parking', 'stop', 'waiting'] as const;
/** All kinds of extras: also `keys`, which nobody asks for because the customer has chosen a plan for late keys. */
export type ExtraKind = (typeof EXTRA_KINDS)[number] | 'keys';

export const EXTRA_LABELS: Readonly<Record<ExtraKind, string>> = {
  volume: 'More to carry',
  floors: 'Stairs',
  parking: 'No parking at the door',
  stop: 'Another stop',
  waiting: 'Waiting',
  keys: 'Keys late',
};

export type ExtraFacts =
  /** `cubicFeet`: the whole volume that is carried, in whole cubic feet. */
  | { readonly kind: 'volume'; readonly cubicFeet: number }
  /** `stop`: as in OrderPlace. */
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

/** Returns where an extra applies: a stop, the side of a further stop, or '' for the whole order. */
export function placeOf(facts: ExtraFacts): string {
  if (facts.kind === 'stop') return facts.side;
  return 'stop' in facts ? facts.stop : '';
}

// The numbers for extras agreed on the day (assumptions).

/** Minutes for the customer's answer. No answer means no. */
export const EXTRA_ANSWER_MINUTES = 20;

/** The highest amount that a crew may ask for. Above it only the desk may ask. */
export const MOST_ASKED_BY_CREW = fromPounds(150);

/** The number of refusals after which an order is not asked for that kind of extra again. */
export const MOST_REFUSALS = 2;

/** Days after the agreement, and the London time, at which an unpaid extra is asked for by mail. Then a person asks. */
export const EXTRA_REMINDERS = { days: [1, 3, 7], time: '10:00' } as const;

/** The charge for the crew's waiting: free at first, then for every quarter of an hour begun, up to a limit. */
export const WAITING = { freeMinutes: 30, quarterMinutes: 15, perQuarter: fromPounds(10), mostQuarters: 8 } as const;

/**
 * The rules for late keys. A night in our store costs more than a day of a rented unit (about 2p a cubic foot), since
 * the load is carried in and out once more, into room kept free for short notice.
 */
export const KEY_HANDOVER = {
  noticeMinutes: 60,
  mostNights: 3,
  perCubicFootANight: pence(5),
  leastANight: fromPounds(15),
} as const;

export function waitedQuarters(minutes: number): number {
  const beyond = Math.max(0, minutes - WAITING.freeMinutes);
  return Math.min(Math.ceil(beyond / WAITING.quarterMinutes), WAITING.mostQuarters);
}

export const waitingPrice = (minutes: number): Pence => pence(waitedQuarters(minutes) * WAITING.perQuarter);

const { freeMinutes, perQuarter, mostQuarters } = WAITING;

export const WAITING_RULE = `the first ${freeMinutes} minutes are free, then ${formatPence(perQuarter)} for every quarter of an hour or part of one, ${formatPence(pence(mostQuarters * perQuarter))} at most`;

/** Returns whether an extra pays for our waiting, so that nobody pays twice for the same hour. */
export const isPaidWaiting = ({ kind, place }: { readonly kind: ExtraKind; readonly place: string }): boolean =>
  kind === 'waiting' || (kind === 'keys' && (place === 'later' || place === 'hold'));

export const WAYS_BY_HAND = ['cash', 'transfer'] as const;
export type WayByHand = (typeof WAYS_BY_HAND)[number];

export const WAY_LABELS: Readonly<Record<WayByHand, string>> = { cash: 'Cash', transfer: 'Bank transfer' };

/** Returns the way of a payment by its provider (payments.provider). Undefined for an online payment. */
export const wayByHand = (provider: string): WayByHand | undefined => WAYS_BY_HAND.find((way) => way === provider);
