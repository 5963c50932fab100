import { array, number, object, string } from 'yup';
import type { ExtraKind } from '@/lib/domain/extras/extras';
import type { ExtraState } from '@/lib/domain/extras/state';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import type { ItemFacts } from '@/lib/domain/visits/items';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { KeptSignOff } from '@/lib/domain/visits/sign-off';
import { CREW_EVENTS, type VisitEventType, type VisitKind } from '@/lib/domain/visits/states';
import { CREW_API, MOST_EVENTS } from './crew-paths';
import { endpoint } from './endpoint';

/**
 * The id of the day that a call is about. `open` spends the key of a link's fragment once; every other call needs the
 * cookie of the day that it names.
 */
export const crewDay = string().required().max(40);
export const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

export const instant = string()
  .required()
  .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** `full`: the link is open on the most phones that it may be. */
export type OpenedDto = { readonly kind: 'open'; readonly crewDay: string } | { readonly kind: 'full' };

/** Opens a crew's day on this phone. not_found: unknown or replaced link, revoked phone, too early or too late. */
export const openCrewDay = endpoint<OpenedDto>()({
  name: 'openCrewDay',
  method: 'POST',
  path: `${CREW_API}/open`,
  access: 'guest',
  usesCookie: true,
  request: object({ key: string().required().max(128) }),
  errors: ['validation_failed', 'not_found'],
  perMinute: 20,
});

/** An event of a visit; `at` is an instant, `minutes` the duration of the drive. */
export type CrewEventDto = {
  readonly id: string;
  readonly type: VisitEventType;
  readonly at: string;
  readonly minutes: number | null;
  /** The desk's message to the crew, with a `stay` event. */
  readonly note?: string;
};

export type CrewStopDto = {
  readonly id: string;
  readonly label: string;
  /** The street address; the postcode while the customer has not given it. */
  readonly where: string;
  readonly isStreetMissing: boolean;
  readonly access: string;
  /** The customer's notes and contact for the address; '' before 06:00 of the day, and without notes. */
  readonly note: string;
  readonly contact: string;
  /** "tel:+447700900456"; '' for none. */
  readonly contactHref: string;
};

/** An item of the list with its counts. */
export type CrewItemDto = {
  readonly item: string;
  readonly title: string;
  /** "2 into storage, 1 taken away"; '' where everything goes to the new home. */
  readonly goes: string;
  readonly planned: number;
  readonly facts: ItemFacts;
};

export type CrewSignoffDto = {
  readonly id: string;
  readonly outcome: KeptSignOff;
  readonly name: string;
  readonly at: string;
};

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

export type CrewJobDto = {
  readonly visit: string;
  readonly kind: VisitKind;
  readonly reference: string;
  readonly title: string;
  /** "10:00–12:00". */
  readonly slot: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly stops: readonly CrewStopDto[];
  readonly items: readonly CrewItemDto[];
  /** The latest sign-off; null without one. */
  readonly signoff: CrewSignoffDto | null;
  /** The number of photos that the server has. */
  readonly photos: number;
  readonly notes: readonly string[];
  /** The kinds of photos that the crew can take; with `noPhotos` none indoors. */
  readonly photoKinds: readonly PhotoKind[];
  readonly noPhotos: boolean;
  /** Whether the order was cancelled after the plan was published. */
  readonly isCancelled: boolean;
  readonly events: readonly CrewEventDto[];
  /** The extras that the customer was asked for, in the order of asking. */
  readonly extras: readonly CrewExtraDto[];
  /** The extras that the crew can ask for. */
  readonly extraOffer: CrewExtraOffer;
};

export type CrewDayDto = {
  /** CREW_DAY_SHAPE of the build that made the answer. */
  readonly shape: number;
  readonly crewDay: string;
  readonly date: string;
  /** "Tuesday 15 December 2026". */
  readonly day: string;
  /** "Moving crew 1". */
  readonly crew: string;
  readonly lead: string;
  readonly jobs: readonly CrewJobDto[];
  /** Jobs whose stored data cannot be read: "10:00–12:00, order SM-1". */
  readonly unreadable: readonly string[];
};

/** Reads the jobs of a day in their order. not_found as in `openCrewDay`. */
export const readCrewDay = endpoint<CrewDayDto>()({
  name: 'readCrewDay',
  method: 'GET',
  path: `${CREW_API}/day`,
  access: 'guest',
  usesCookie: true,
  request: object({ crewDay }),
  errors: ['validation_failed', 'not_found'],
});

/** `known`: sent before. `refused`: no job of this crew; the phone keeps the event and shows it. */
export const EVENT_OUTCOMES = ['stored', 'known', 'refused'] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];
export type RecordedDto = { readonly events: readonly { readonly id: string; readonly outcome: EventOutcome }[] };

/** Stores events of visits, in any order; idempotent. */
export const recordCrewEvents = endpoint<RecordedDto>()({
  name: 'recordCrewEvents',
  method: 'POST',
  path: `${CREW_API}/events`,
  access: 'guest',
  usesCookie: true,
  request: object({
    crewDay,
    events: array(
      object({
        id,
        visit: id,
        type: string().required().oneOf(CREW_EVENTS),
        at: instant,
        minutes: number()
          .nullable()
          .default(null)
          .oneOf([...DRIVE_MINUTES, null]),
      }),
    )
      .required()
      .min(1)
      .max(MOST_EVENTS),
  }),
  errors: ['validation_failed', 'not_found'],
});
