import type { ExtraKind } from '@/lib/domain/extras/kinds';
import type { ExtraState } from '@/lib/domain/extras/state';

/** One extra of a job as its crew sees it: never the customer's link. */
export type CrewExtraDto = {
  readonly id: string;
  readonly kind: ExtraKind;
  /** How it really is: "Delivery: second floor, no lift". */
  readonly what: string;
  /** Pounds. */
  readonly amount: number;
  readonly state: ExtraState;
  /** Instants. */
  readonly askedAt: string;
  readonly answerBy: string;
};

/** What can turn out otherwise at a job: stops by the ids of its stops. */
export type CrewExtraOffer = {
  readonly kinds: readonly ExtraKind[];
  readonly stops: readonly string[];
  /** Those with parking at the door, as booked. */
  readonly parkingStops: readonly string[];
  /** What is booked to be carried, whole cubic feet. */
  readonly cubicFeet: number;
};
