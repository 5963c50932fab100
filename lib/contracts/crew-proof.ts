import { array, number, object, string } from 'yup';
import { COUNT_WAYS, MARKS, MOST_PIECES } from '@/lib/domain/visits/items';
import { PHOTO_KINDS } from '@/lib/domain/visits/photos';
import { isSignOff, MOST_SIGNATURE_SIGNS, NAME_LENGTH, SIGN_OFFS } from '@/lib/domain/visits/sign-off';
import { crewDay, id, instant, type RecordedDto } from './crew';
import { CREW_API, MOST_EVENTS, MOST_SIGNOFFS } from './crew-paths';
import { endpoint } from './endpoint';
import { WITH_PHOTO } from './photo-field';

/** Apart from the calls of the day, so that /crew opens without these calls. */
const ofVisit = { id, visit: id, at: instant };

/** Stores counts, marks and sign-offs, in any order; idempotent. */
export const recordCrewProof = endpoint<RecordedDto>()({
  name: 'recordCrewProof',
  path: `${CREW_API}/proof`,
  access: 'guest',
  usesCookie: true,
  request: object({
    crewDay,
    counts: array(
      object({
        ...ofVisit,
        item: string().required().max(64),
        what: string()
          .required()
          .oneOf([...COUNT_WAYS, 'marks'] as const),
        count: number().required().integer().min(0).max(MOST_PIECES),
        marks: array(string().required().oneOf(MARKS)).defined().max(MARKS.length),
      }),
    )
      .defined()
      .max(MOST_EVENTS),
    signoffs: array(
      object({
        ...ofVisit,
        outcome: string().required().oneOf(SIGN_OFFS),
        name: string().defined().max(NAME_LENGTH),
        signature: string().defined().max(MOST_SIGNATURE_SIGNS),
      }).test('complete', 'A name and a signature, or neither', isSignOff),
    )
      .defined()
      .max(MOST_SIGNOFFS),
  }),
  errors: ['validation_failed', 'not_found'],
  maxBytes: 128 * 1024,
});

/**
 * `full`: the visit has the most photos. `unwanted`: the customer wants no photos indoors. The phone keeps what was not
 * stored.
 */
export const PHOTO_OUTCOMES = ['stored', 'known', 'refused', 'full', 'unwanted'] as const;
export type PhotoOutcome = (typeof PHOTO_OUTCOMES)[number];

/** Stores one photo; idempotent. validation_failed: the photo does not decode. */
export const sendCrewPhoto = endpoint<{ readonly outcome: PhotoOutcome }>()({
  name: 'sendCrewPhoto',
  path: `${CREW_API}/photo`,
  access: 'guest',
  usesCookie: true,
  request: object({
    crewDay,
    visit: id,
    kind: string().required().oneOf(PHOTO_KINDS),
    at: instant,
  }),
  errors: ['validation_failed', 'not_found', 'body_too_large', 'unsupported_media_type'],
  ...WITH_PHOTO,
});
