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

/** The day that a call is about. Every call but `open` needs the cookie of its day. */
export const crewDay = string().required().max(40);
export const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

export const instant = string()
  .required()
  .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** `full`: the link is open on the most phones. */
export type OpenedDto = { readonly kind: 'open'; readonly crewDay: string } | { readonly kind: 'full' };

/** Opens a crew's day on this phone. not_found: unknown or replaced link, revoked phone, too early or too late. */
export const openCrewDay = endpoint<OpenedDto>()({
  name: 'openCrewDay',
  path: `${CREW_API}/open`,
  access: 'guest',
  usesCookie: true,
  request: object({ key: string().required().max(128) }),
  errors: ['validation_failed', 'not_found'],
  perMinute: 20,
});

/** `minutes` is the duration of the drive. */
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
  /** The postcode while the customer has not given the street. */
  readonly where: string;
  readonly isStreetMissing: boolean;
  readonly access: string;
  /** '' before 06:00 of the day, as `contact`. */
  readonly note: string;
  readonly contact: string;
  readonly contactHref: string;
};

export type CrewItemDto = {
  readonly item: string;
  readonly title: string;
  /** '' where everything goes to the new home. */
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

/** An extra as its crew sees it, without the customer's link. Pounds and ISO-8601 instants. */
export type CrewExtraDto = {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly what: string;
  readonly amount: number;
  readonly state: ExtraState;
  /** ISO-8601 instants. */
  readonly askedAt: string;
  readonly answerBy: string;
};

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
  readonly slot: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly stops: readonly CrewStopDto[];
  readonly items: readonly CrewItemDto[];
  readonly signoff: CrewSignoffDto | null;
  /** The number of photos that the server has. */
  readonly photos: number;
  readonly notes: readonly string[];
  /** With `noPhotos` none indoors. */
  readonly photoKinds: readonly PhotoKind[];
  readonly noPhotos: boolean;
  /** Whether the order was cancelled after the plan was published. */
  readonly isCancelled: boolean;
  readonly events: readonly CrewEventDto[];
  readonly extras: readonly CrewExtraDto[];
  readonly extraOffer: CrewExtraOffer;
};

export type CrewDayDto = {
  /** CREW_DAY_SHAPE of the build that made the answer. */
  readonly shape: number;
  readonly crewDay: string;
  readonly date: string;
  readonly day: string;
  readonly crew: string;
  readonly lead: string;
  readonly jobs: readonly CrewJobDto[];
  /** Jobs whose stored data cannot be read. */
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
