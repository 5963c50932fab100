import { boolean, number, object, string } from 'yup';
import { LINK_WAYS } from '@/lib/domain/notifications/sms';
import { SLOT_SERVICES } from '@/lib/domain/slots/calendar';
import { readEmail } from '@/lib/domain/typed-text';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import { VISIT_EVENTS } from '@/lib/domain/visits/states';
import { optionalPhone } from '@/lib/validation/forms/schemas';
import { readWith } from '@/lib/validation/tidy';
import { day, deskForms, emptyIsNull, id, timeOrNothing } from './desk-fields';
import type { DeskOption, DeskPhoto, DeskState, DeskFact } from './desk-parts';
import { CREW_NAME_LENGTH, MOST_CREWS, MOST_CREWS_OF_A_JOB, REASON_LENGTH } from './desk-paths';

/** `date`: the day to return to. */
const version = number().required().integer().min(0);

/** Returns the field name for one of a job's crews, counted from 0. */
export const crewField = (index: number): string => `crew_${index + 1}`;
const crew = number().transform(emptyIsNull).nullable().optional().integer().min(1).max(MOST_CREWS);

/** The events of a crew or the desk, and `stay`, the desk's answer to a crew that asks to end a visit. */
const SAID = VISIT_EVENTS.filter((type) => type !== 'planned' && type !== 'cancelled' && type !== 'absent');

export const visitForms = deskForms({
  /** Assigns a visit to crews. With all fields empty the proposal applies, or nobody once the plan is published. */
  assignVisit: object({
    visit: id,
    version,
    date: day,
    ...Object.fromEntries(Array.from({ length: MOST_CREWS_OF_A_JOB }, (_, index) => [crewField(index), crew] as const)),
  }),

  /** Records an event that a crew reports by telephone, once per `event`. */
  recordVisit: object({
    visit: id,
    date: day,
    event: id,
    type: string().required().oneOf(SAID),
    time: timeOrNothing,
    minutes: number()
      .transform(emptyIsNull)
      .nullable()
      .default(null)
      .oneOf([...DRIVE_MINUTES, null]),
    /** The message to the crew, with a `stay` event. */
    note: string().trim().default('').max(REASON_LENGTH),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const visitLog = {
  'visit.assigned': 'Given to a crew',
  'visit.recorded': 'Recorded for the crew',
  'visit.called': 'Customer called by the crew',
  'visit.not_ended': 'Crew told to stay: visit not ended',
  'crew.member': 'Crew member saved',
  'crew.lead': 'Lead of a crew changed',
  'crew.phone': 'Phone of a crew revoked',
  'crew.link': 'New link for a crew',
  'crew.link_sent': 'Link sent to the lead of a crew',
} as const;

export const crewForms = deskForms({
  /** Saves a new crew member (version 0) or a changed one. */
  saveCrewMember: object({
    member: id,
    version,
    date: day,
    name: string().trim().required().max(CREW_NAME_LENGTH),
    phone: optionalPhone,
    email: string().transform(readWith(readEmail)).default('').max(254).email(),
    hasLeft: boolean().default(false),
  }),

  /** Sets the foreman of a crew on a day; empty means nobody. */
  setCrewLead: object({
    date: day,
    team: string().required().oneOf(SLOT_SERVICES),
    crew: number().required().integer().min(1).max(MOST_CREWS),
    version,
    lead: string().default('').max(64),
  }),
});

const crewOfDay = {
  date: day,
  team: string().required().oneOf(SLOT_SERVICES),
  crew: number().required().integer().min(1).max(MOST_CREWS),
};

export const crewLinkForms = deskForms({
  /** Revokes a phone and the link of the day. The crew's other phones stay valid. */
  revokeCrewPhone: object({ ...crewOfDay, phone: string().required().max(64) }),

  /** Replaces the link and revokes every phone that opened the old one. `link`: the version that was shown. */
  renewCrewLink: object({ ...crewOfDay, link: number().required().integer().min(1) }),

  /** Sends the shown link to the shown foreman. A second press within minutes counts as the same press. */
  sendCrewLink: object({
    ...crewOfDay,
    link: number().required().integer().min(1),
    lead: string().required().max(64),
    way: string().required().oneOf(LINK_WAYS),
  }),
});

export type DeskVisit = {
  readonly id: string;
  readonly state: DeskState;
  readonly progress: string;
  readonly alarm: string;
  /** The crew's request to end the visit, with an id for each of the two answers. */
  readonly endAsked: { readonly text: string; readonly end: string; readonly stay: string } | null;
  /** The page that refunds the credit for a late arrival. */
  readonly refundHref: string;
  readonly proof: string;
  readonly proofHref: string;
  readonly assign: {
    readonly version: number;
    readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
    readonly options: readonly DeskOption[];
    /** The meaning of the option for no crew. */
    readonly none: string;
  } | null;
  /** Null before the day, and when no event can follow. */
  readonly record: { readonly event: string; readonly options: readonly DeskOption[] } | null;
};

export type DeskProof = {
  readonly title: string;
  readonly items: readonly {
    readonly text: string;
    /** Whether a count differs from the list, or something is marked. */
    readonly differs: boolean;
  }[];
  readonly photos: readonly DeskPhoto[];
  /** `signature`: an SVG path in a box of 600 by 200; '' for none. */
  readonly signoff: { readonly text: string; readonly signature: string } | null;
};

export type CrewsView = {
  readonly kind: 'crews';
  readonly date: string;
  readonly day: string;
  readonly before: string;
  readonly after: string;
  readonly crews: readonly {
    readonly team: string;
    readonly crew: number;
    readonly name: string;
    readonly jobs: string;
    readonly version: number;
    readonly lead: string;
    readonly options: readonly DeskOption[];
    readonly link: string;
    /** Whether the crew has jobs and nobody has been sent the link. */
    readonly isUnsent: boolean;
  }[];
  readonly link: CrewLinkView | null;
  readonly members: readonly CrewMemberLine[];
  readonly newMember: string;
};

export type CrewMemberLine = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly hasLeft: boolean;
};

export type CrewLinkView = {
  readonly team: string;
  readonly crew: number;
  readonly name: string;
  readonly version: number;
  readonly href: string;
  /** The dark squares of the QR code as an SVG path, in a square of `side` modules. */
  readonly code: { readonly side: number; readonly path: string };
  readonly lead: {
    readonly id: string;
    readonly ways: readonly { readonly way: string; readonly label: string }[];
    /** Why no channel can send the link. */
    readonly note: string;
  } | null;
  readonly sent: readonly string[];
  readonly count: string;
  readonly phones: readonly { readonly id: string; readonly label: string; readonly detail: string }[];
};

/** The way from the van into a home; floor 0 is the ground floor. */
export type CrewStop = {
  readonly id: string;
  readonly floor: number;
  readonly hasLift: boolean;
  readonly hasParking: boolean;
  readonly facts: readonly DeskFact[];
};

export type CrewJobView = {
  readonly reference: string;
  readonly href: string;
  readonly slot: string;
  readonly title: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly stops: readonly CrewStop[];
  readonly items: readonly string[];
  readonly volume: string;
  readonly notes: readonly string[];
  readonly checks: readonly string[];
  readonly visit: DeskVisit;
};

export type DayPlanView = {
  readonly kind: 'day';
  readonly date: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly closed: string | null;
  readonly isPublished: boolean;
  readonly published: string;
  readonly teams: readonly {
    readonly service: string;
    readonly crews: readonly {
      readonly name: string;
      readonly lead: string;
      /** Whether the crew is an extra one that nobody is assigned to yet. */
      readonly isExtra: boolean;
      readonly jobs: readonly CrewJobView[];
    }[];
  }[];
  /** Orders whose payment is pending: they hold a place and are on no sheet. */
  readonly unpaid: readonly { readonly reference: string; readonly href: string; readonly text: string }[];
};
