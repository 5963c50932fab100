import { boolean, number, object, string } from 'yup';
import { readEmail } from '@/lib/domain/typed-text';
import { readWith } from '@/lib/validation/tidy';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import { VISIT_EVENTS } from '@/lib/domain/visits/states';
import { optionalPhone } from '@/lib/validation/forms/fields';
import { day, deskForms } from './desk-fields';
import { CREW_NAME_LENGTH, MOST_CREWS, MOST_CREWS_OF_A_JOB, REASON_LENGTH } from './desk-paths';

/** What the desk does with crews and their visits: forms as all of its calls (desk.ts). `date` leads back to the day. */
const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);
const version = number().required().integer().min(0);

/** The field of one of the crews that a job is given to, from 0. */
export const crewField = (index: number): string => `crew_${index + 1}`;
const emptyIsNull = (value: number, typed: unknown) => (typed === '' ? null : value);
const crew = number().transform(emptyIsNull).nullable().optional().integer().min(1).max(MOST_CREWS);

/** What a crew can say, and the desk for it; and `stay`, the desk's answer to a crew that asks it to end a visit. */
const SAID = VISIT_EVENTS.filter((type) => type !== 'planned' && type !== 'cancelled' && type !== 'absent');

export const visitForms = deskForms({
  /** Gives a visit to crews of its people. All empty: to the proposal, or once the plan is published to nobody. */
  assignVisit: object({
    visit: id,
    version,
    date: day,
    ...Object.fromEntries(Array.from({ length: MOST_CREWS_OF_A_JOB }, (_, index) => [crewField(index), crew] as const)),
  }),

  /** What a crew says on the telephone. `event`: one for each filled-in form, so that a form sent twice records once. */
  recordVisit: object({
    visit: id,
    date: day,
    event: id,
    type: string().required().oneOf(SAID),
    /** Of today, in London; empty: now. */
    time: string()
      .default('')
      .matches(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/),
    minutes: number()
      .transform(emptyIsNull)
      .nullable()
      .default(null)
      .oneOf([...DRIVE_MINUTES, null]),
    /** Of `stay`: what the crew reads. */
    note: string().trim().default('').max(REASON_LENGTH),
  }),
});

export const crewForms = deskForms({
  /** Somebody of the crews, new (version 0) or changed. */
  saveCrewMember: object({
    member: id,
    version,
    date: day,
    name: string().trim().required().max(CREW_NAME_LENGTH),
    phone: optionalPhone,
    email: string().transform(readWith(readEmail)).default('').max(254).email(),
    hasLeft: boolean().default(false),
  }),

  /** Who leads a crew on a day; empty: nobody. `version`: that of the crew's day that the form showed. */
  setCrewLead: object({
    date: day,
    team: string().required().oneOf(SLOT_SERVICES),
    crew: number().required().integer().min(1).max(MOST_CREWS),
    version,
    lead: string().default('').max(64),
  }),
});
