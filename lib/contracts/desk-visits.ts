import { boolean, number, object, string } from 'yup';
import { readEmail } from '@/lib/domain/typed-text';
import { readWith } from '@/lib/validation/tidy';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import { VISIT_EVENTS } from '@/lib/domain/visits/states';
import { optionalPhone } from '@/lib/validation/forms/fields';
import { day, deskForms } from './desk-fields';
import { CREW_NAME_LENGTH, MOST_CREWS, MOST_CREWS_OF_A_JOB, REASON_LENGTH } from './desk-paths';

/** The desk's forms for crews and visits (see desk.ts). `date`: the day to return to. */
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
