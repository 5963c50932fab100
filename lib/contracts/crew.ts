import { array, number, object, string } from 'yup';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import type { ItemFacts } from '@/lib/domain/visits/items';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { KeptSignOff } from '@/lib/domain/visits/sign-off';
import { CREW_EVENTS, type VisitEventType, type VisitKind } from '@/lib/domain/visits/states';
import type { CrewExtraDto, CrewExtraOffer } from './crew-extra-views';
import { CREW_API, MOST_EVENTS } from './crew-paths';
import { endpoint } from './endpoint';

/**
 * What a crew's phone asks and says. Its cookie is the key: a link's fragment is spent once by `open`, and every other call
 * names the day that it is about, whose cookie has to come with it.
 */
export const crewDay = string().required().max(40);
export const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

export const instant = string()
  .required()
  .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** `full`: the link is open on as many phones as it may be. */
export type OpenedDto = { readonly kind: 'open'; readonly crewDay: string } | { readonly kind: 'full' };

/** Opens a crew's day on this phone. Not found: unknown, an older link, a phone that was revoked, not yet or no longer. */
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

/** Something that was said of a visit; `at` an instant, `minutes` those of the drive. */
export type CrewEventDto = {
  readonly id: string;
  readonly type: VisitEventType;
  readonly at: string;
  readonly minutes: number | null;
  /** Of `stay`: what the desk says to the crew. */
  readonly note?: string;
};

export type CrewStopDto = {
  readonly id: string;
  readonly label: string;
  /** The street address; the postcode while nobody has given it. */
  readonly where: string;
  readonly isStreetMissing: boolean;
  readonly access: string;
  /** What is to be known at the door and whom to ask for; '' before 06:00 of the day, and for none. */
  readonly note: string;
  readonly contact: string;
  /** "tel:+447700900456"; '' for none. */
  readonly contactHref: string;
};

/** An item of the list, and what was counted of it. */
export type CrewItemDto = {
  readonly item: string;
  readonly title: string;
  /** "2 into storage, 1 taken away"; '' where all of it goes to the new home. */
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
  /** How it was last signed off; null while it was not. */
  readonly signoff: CrewSignoffDto | null;
  /** Photos that the office has. */
  readonly photos: number;
  readonly notes: readonly string[];
  /** What can be photographed: with `noPhotos` nothing indoors. */
  readonly photoKinds: readonly PhotoKind[];
  readonly noPhotos: boolean;
  /** The order was cancelled after the plan was published. */
  readonly isCancelled: boolean;
  readonly events: readonly CrewEventDto[];
  /** What the customer was asked beyond the order, in the order in which it was asked. */
  readonly extras: readonly CrewExtraDto[];
  /** What can be asked. */
  readonly extraOffer: CrewExtraOffer;
};

export type CrewDayDto = {
  /** CREW_DAY_SHAPE of the build that has made it. */
  readonly shape: number;
  readonly crewDay: string;
  readonly date: string;
  /** "Tuesday 15 December 2026". */
  readonly day: string;
  /** "Moving crew 1". */
  readonly crew: string;
  readonly lead: string;
  readonly jobs: readonly CrewJobDto[];
  /** Jobs that cannot be shown: "10:00–12:00, order SM-1". */
  readonly unreadable: readonly string[];
};

/** The jobs of a day in their order. Not found as for opening. */
export const readCrewDay = endpoint<CrewDayDto>()({
  name: 'readCrewDay',
  method: 'GET',
  path: `${CREW_API}/day`,
  access: 'guest',
  usesCookie: true,
  request: object({ crewDay }),
  errors: ['validation_failed', 'not_found'],
});

/** `known`: it was sent before. `refused`: it is of no job of this crew; the phone keeps it and says so. */
export const EVENT_OUTCOMES = ['stored', 'known', 'refused'] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];
export type RecordedDto = { readonly events: readonly { readonly id: string; readonly outcome: EventOutcome }[] };

/** Takes what happened, in any order and as often as it is sent. */
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
