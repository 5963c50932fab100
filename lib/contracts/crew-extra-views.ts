import type { ExtraKind } from '@/lib/domain/extras/extras';
import type { ExtraState } from '@/lib/domain/extras/state';

/** An extra of a job as its crew sees it, without the customer's link. */
export type CrewExtraDto = {
  readonly id: string;
  readonly kind: ExtraKind;
  /** The actual situation: "Delivery: second floor, no lift". */
  readonly what: string;
  /** Pounds. */
  readonly amount: number;
  readonly state: ExtraState;
  /** ISO-8601 instants. */
  readonly askedAt: string;
  readonly answerBy: string;
};

/** The extras that a crew can ask for at a job. Addresses are named by their ids. */
export type CrewExtraOffer = {
  readonly kinds: readonly ExtraKind[];
  readonly stops: readonly string[];
  /** The addresses that were booked with parking at the door. */
  readonly parkingStops: readonly string[];
  /** The booked volume, whole cubic feet. */
  readonly cubicFeet: number;
};
