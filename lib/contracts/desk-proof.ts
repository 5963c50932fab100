import { array, number, object, string } from 'yup';
import { MOST_PHOTO_FILES_BYTES } from '@/lib/domain/visits/assumptions';
import { COUNT_WAYS, MARKS, MOST_PIECES, type CountWay, type Mark } from '@/lib/domain/visits/items';
import { PHOTO_KINDS } from '@/lib/domain/visits/photos';
import { NAME_LENGTH, PHONE_REPORTED_SIGN_OFFS } from '@/lib/domain/visits/sign-off';
import { LIMITS } from '@/lib/validation/limits';
import { deskForms, emptyIsNull, id, timeOrNothing } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskEvent, DeskOption, DeskState } from './desk-parts';
import type { DeskProof } from './desk-visits';
import { fileField } from './photo-field';

/** `event`: one for each filled-in form, so that a form sent twice records once. */
const ofVisit = { visit: id, event: id };
const pieces = number().transform(emptyIsNull).nullable().default(null).integer().min(0).max(MOST_PIECES);
const marks = array(string().required().oneOf(MARKS)).max(MARKS.length);

export const proofForms = deskForms({
  /** Saves only values that differ from the shown ones (`was`). order_changed: somebody has counted meanwhile. */
  recordCounts: object({
    ...ofVisit,
    time: timeOrNothing,
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
    /** Gives the number of the list to everything that is not counted this way. */
    rest: string()
      .default('')
      .oneOf(['', ...COUNT_WAYS]),
  }),

  /** Adds photos that somebody sent to the office; idempotent. */
  addVisitPhotos: {
    request: object({
      visit: id,
      time: timeOrNothing,
      shows: string().required().oneOf(PHOTO_KINDS),
      photos: array(fileField).required().min(1),
    }),
    maxFileBytes: MOST_PHOTO_FILES_BYTES,
  },

  /** `seen`: the latest sign-off that the form showed; order_changed when there is another. */
  signOffVisit: object({
    ...ofVisit,
    time: timeOrNothing,
    seen: string().default('').max(64),
    outcome: string().required().oneOf(PHONE_REPORTED_SIGN_OFFS),
    /** '' where nobody was there or agreed to sign. */
    signer: string()
      .trim()
      .default('')
      .max(NAME_LENGTH)
      .when('outcome', ([outcome], name) => (outcome === 'by_phone' ? name.required() : name.length(0))),
    toldBy: string().trim().required().max(NAME_LENGTH),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const proofLog = {
  'visit.counted': 'Counted for the crew',
  'visit.photographed': 'Photos added for the crew',
  'visit.signed_off': 'Sign-off written down for the crew',
} as const;

export type CountLine = {
  readonly item: string;
  readonly title: string;
  readonly planned: number;
  /** `value` is '' where nobody counted. `source`: "28 by the crew at 10:40". */
  readonly counts: readonly { readonly way: CountWay; readonly value: string; readonly source: string }[];
  readonly marks: readonly Mark[];
};

export type VisitPageView = {
  readonly kind: 'visit';
  readonly head: OrderHead;
  readonly visit: string;
  readonly crews: string;
  readonly when: string;
  readonly planHref: string;
  readonly state: DeskState;
  readonly summary: string;
  /** Why nothing can be recorded. */
  readonly closed: string;
  readonly event: string;
  readonly lines: readonly CountLine[];
  readonly photos: { readonly kinds: readonly DeskOption[]; readonly left: number; readonly noPhotos: boolean };
  readonly signoff: { readonly seen: string; readonly options: readonly DeskOption[]; readonly crew: string };
  readonly proof: DeskProof | null;
  readonly history: readonly DeskEvent[];
};
