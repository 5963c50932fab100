import { boolean, number, object, string } from 'yup';
import { LINK_WAYS } from '@/lib/domain/notifications/foreman-link';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import { readEmail } from '@/lib/domain/typed-text';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import { VISIT_EVENTS } from '@/lib/domain/visits/states';
import { optionalPhone } from '@/lib/validation/forms/fields';
import { readWith } from '@/lib/validation/tidy';
import { day, deskForms } from './desk-fields';
import type { DeskOption, DeskPhoto, DeskState, DeskFact } from './desk-parts';
import { CREW_NAME_LENGTH, MOST_CREWS, MOST_CREWS_OF_A_JOB, REASON_LENGTH } from './desk-paths';

/** The desk's forms for crews and visits. `date`: the day to return to. */
const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);
const version = number().required().integer().min(0);

/** Returns the name of the field for one of a job's crews, counted from 0. */
export const crewField = (index: number): string => `crew_${index + 1}`;
const emptyIsNull = (value: number, typed: unknown) => (typed === '' ? null : value);
const crew = number().transform(emptyIsNull).nullable().optional().integer().min(1).max(MOST_CREWS);

/** The events that a crew or the desk can record, and `stay`, the desk's answer to a crew that asks to end a visit. */
const SAID = VISIT_EVENTS.filter((type) => type !== 'planned' && type !== 'cancelled' && type !== 'absent');

export const visitForms = deskForms({
  /**
   * Assigns a visit to crews of its service. With all fields empty the proposal applies, or nobody once the plan is
   * published.
   */
  assignVisit: object({
    visit: id,
    version,
    date: day,
    ...Object.fromEntries(Array.from({ length: MOST_CREWS_OF_A_JOB }, (_, index) => [crewField(index), crew] as const)),
  }),

  /**
   * Records an event that a crew reports by telephone. `event`: one for each filled-in form, so that a form sent twice
   * records once.
   */
  recordVisit: object({
    visit: id,
    date: day,
    event: id,
    type: string().required().oneOf(SAID),
    /** A time of the current London day; empty means now. */
    time: string()
      .default('')
      .matches(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/),
    minutes: number()
      .transform(emptyIsNull)
      .nullable()
      .default(null)
      .oneOf([...DRIVE_MINUTES, null]),
    /** The message to the crew, with a `stay` event. */
    note: string().trim().default('').max(REASON_LENGTH),
  }),
});

export const crewForms = deskForms({
  /** Saves a crew member: a new one (version 0) or a changed one. */
  saveCrewMember: object({
    member: id,
    version,
    date: day,
    name: string().trim().required().max(CREW_NAME_LENGTH),
    phone: optionalPhone,
    email: string().transform(readWith(readEmail)).default('').max(254).email(),
    hasLeft: boolean().default(false),
  }),

  /**
   * Sets the foreman of a crew on a day; empty means nobody. `version`: the version of the crew's day that the form
   * showed.
   */
  setCrewLead: object({
    date: day,
    team: string().required().oneOf(SLOT_SERVICES),
    crew: number().required().integer().min(1).max(MOST_CREWS),
    version,
    lead: string().default('').max(64),
  }),
});

/** The desk's forms for the link of a crew's day and the phones that opened it. */
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

  /** Sends the shown link to the shown foreman of the crew. A second press within minutes counts as the same press. */
  sendCrewLink: object({
    ...crewOfDay,
    link: number().required().integer().min(1),
    lead: string().required().max(64),
    way: string().required().oneOf(LINK_WAYS),
  }),
});

/** A visit with the actions of the desk. */
export type DeskVisit = {
  readonly id: string;
  readonly state: DeskState;
  /** "Since 09:30. Arrives 09:45 to 10:00"; '' before the first event. */
  readonly progress: string;
  /** A warning for the operator: "Later than we said"; '' for none. */
  readonly alarm: string;
  /**
   * The crew's request to end the visit because nobody is there, with an id for each of the two answers; null without
   * one.
   */
  readonly endAsked: { readonly text: string; readonly end: string; readonly stay: string } | null;
  /** The page that refunds the credit for a late arrival; '' when none is due. */
  readonly refundHref: string;
  /** "28 of 30 in, 2 marks, 6 photos, signed", and the page that records them for the crew; '' before the day. */
  readonly proof: string;
  readonly proofHref: string;
  /** The form that assigns crews, with a field for each crew of the job. Null once the visit is over. */
  readonly assign: {
    readonly version: number;
    readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
    readonly options: readonly DeskOption[];
    /** The meaning of the option for no crew. */
    readonly none: string;
  } | null;
  /**
   * The form that records an event that a crew reports by telephone. Null before the day, and when no event can follow.
   */
  readonly record: { readonly event: string; readonly options: readonly DeskOption[] } | null;
};

/** The crew's records of a visit. */
export type DeskProof = {
  /** "Moving crew, 15 December 2026". */
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
  /** The day's crews, with a form for the foreman of each. */
  readonly crews: readonly {
    readonly team: string;
    readonly crew: number;
    readonly name: string;
    /** "3 jobs"; '' for none. */
    readonly jobs: string;
    readonly version: number;
    readonly lead: string;
    readonly options: readonly DeskOption[];
    /** The page with the link of the crew's day; '' before publication. */
    readonly link: string;
    /** Whether the crew has jobs and nobody has been sent the link. */
    readonly isUnsent: boolean;
  }[];
  /** The crew link that the page shows. */
  readonly link: CrewLinkView | null;
  readonly members: readonly CrewMemberLine[];
  /** The id for a new crew member. */
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

/** The link that opens a crew's day on phones. */
export type CrewLinkView = {
  readonly team: string;
  readonly crew: number;
  readonly name: string;
  /** The version of the link. */
  readonly version: number;
  readonly href: string;
  /** The link as a QR code: the dark squares as an SVG path in a square of `side` modules. */
  readonly code: { readonly side: number; readonly path: string };
  /** The foreman, with a button for each channel that can send the link. Null without a foreman. */
  readonly lead: {
    readonly id: string;
    readonly ways: readonly { readonly way: string; readonly label: string }[];
    /** "Amir has no mobile and no email address here: give them the code"; '' where a channel exists. */
    readonly note: string;
  } | null;
  /** The notifications with this link, the latest first: "Texted to Amir 18:31". */
  readonly sent: readonly string[];
  /** "2 of 4 phones". */
  readonly count: string;
  readonly phones: readonly { readonly id: string; readonly label: string; readonly detail: string }[];
};

/** The way from the van into a home, with notes about the place; floor 0 is the ground floor. */
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
  /** The checklist of the printed sheet. */
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
  /** "Published Mon 14 Dec 2026, 18:15", or until when the plan is a proposal. */
  readonly published: string;
  readonly teams: readonly {
    readonly service: string;
    readonly crews: readonly {
      readonly name: string;
      /** The foreman; '' for nobody. */
      readonly lead: string;
      /** Whether the crew is an extra one that nobody is assigned to yet. */
      readonly isExtra: boolean;
      readonly jobs: readonly CrewJobView[];
    }[];
  }[];
  /** Orders whose payment is pending: they hold a place and are on no sheet. */
  readonly unpaid: readonly { readonly reference: string; readonly href: string; readonly text: string }[];
};
