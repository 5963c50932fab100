import { array, number, object, string } from 'yup';
import { MOST_PHOTO_FILES_BYTES } from '@/lib/domain/visits/assumptions';
import { COUNT_WAYS, MARKS, MOST_PIECES, type CountWay, type Mark } from '@/lib/domain/visits/items';
import { PHOTO_KINDS } from '@/lib/domain/visits/photos';
import { NAME_LENGTH, PHONE_REPORTED_SIGN_OFFS } from '@/lib/domain/visits/sign-off';
import { LIMITS } from '@/lib/validation/limits';
import { deskForms } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskEvent, DeskOption, DeskState } from './desk-parts';
import type { DeskProof } from './desk-visits';
import { fileField } from './photo-field';

/** The desk's forms for counts, photos and sign-offs that a crew reports by telephone. */
const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);
/** `event`: one for each filled-in form, so that a form sent twice records once. */
const ofVisit = { visit: id, event: id };
/** A time of the current London day; empty means now. */
const time = string()
  .default('')
  .matches(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/);
const pieces = number()
  .transform((value: number, typed: unknown) => (typed === '' ? null : value))
  .nullable()
  .default(null)
  .integer()
  .min(0)
  .max(MOST_PIECES);
const marks = array(string().required().oneOf(MARKS)).max(MARKS.length);

export const proofForms = deskForms({
  /**
   * Records counts and marks. Only values that differ from the shown ones (`was`) are saved. order_changed, by field:
   * somebody has counted meanwhile, and nothing is saved.
   */
  recordCounts: object({
    ...ofVisit,
    time,
    items: array(
      object({
        item: string().required().max(64),
        loaded: pieces,
        unloaded: pieces,
        marks: marks.default([]),
        was: object({ loaded: pieces, unloaded: pieces, marks: marks.default([]) }).required(),
      }),
    )
      .required()
      .max(LIMITS.itemLines * 2),
    /** Whether everything that is not yet counted this way gets the number of the list. */
    rest: string()
      .default('')
      .oneOf(['', ...COUNT_WAYS]),
  }),

  /** Adds photos that somebody sent to the office: files of a form; idempotent. */
  addVisitPhotos: {
    request: object({
      visit: id,
      time,
      shows: string().required().oneOf(PHOTO_KINDS),
      photos: array(fileField).required().min(1),
    }),
    maxFileBytes: MOST_PHOTO_FILES_BYTES,
  },

  /**
   * Records the sign-off of a job. `seen`: the latest sign-off that the form showed; order_changed when there is
   * another.
   */
  signOffVisit: object({
    ...ofVisit,
    time,
    seen: string().default('').max(64),
    outcome: string().required().oneOf(PHONE_REPORTED_SIGN_OFFS),
    /** The name of the signer; '' where nobody was there or agreed to sign. */
    signer: string()
      .trim()
      .default('')
      .max(NAME_LENGTH)
      .when('outcome', ([outcome], name) => (outcome === 'by_phone' ? name.required() : name.length(0))),
    toldBy: string().trim().required().max(NAME_LENGTH),
  }),
});

/** A kind of item with its counts. */
export type CountLine = {
  readonly item: string;
  readonly title: string;
  readonly planned: number;
  /** The counts by way; '' where nobody counted. `said`: "28 by the crew at 10:40". */
  readonly counts: readonly { readonly way: CountWay; readonly value: string; readonly source: string }[];
  readonly marks: readonly Mark[];
};

/** A visit on the page where the desk records it for its crew. */
export type VisitPageView = {
  readonly kind: 'visit';
  readonly head: OrderHead;
  readonly visit: string;
  /** "Moving crew 1"; '' while no crew is assigned. */
  readonly crews: string;
  readonly when: string;
  readonly planHref: string;
  readonly state: DeskState;
  /** "28 of 30 in, 2 marks"; '' for nothing. */
  readonly summary: string;
  /** Why nothing can be recorded; '' where recording is possible. */
  readonly closed: string;
  /** The idempotency key of each filled-in form. */
  readonly event: string;
  readonly lines: readonly CountLine[];
  readonly photos: { readonly kinds: readonly DeskOption[]; readonly left: number; readonly noPhotos: boolean };
  readonly signoff: { readonly seen: string; readonly options: readonly DeskOption[]; readonly crew: string };
  readonly proof: DeskProof | null;
  /** All counts and sign-offs, the newest first. */
  readonly history: readonly DeskEvent[];
};
