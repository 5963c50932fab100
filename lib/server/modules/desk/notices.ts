import type { DeskNotice, DeskRefusedForm } from '@/lib/contracts/desk-parts';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { ERROR_CODES, type ErrorCode } from '@/lib/contracts/errors';
import { FORM_MEGABYTES, MOST_CLAIM_PHOTOS, PHOTO_FORMATS } from '@/lib/domain/claims/claims';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { KeptAnswers } from '@/lib/server/platform/http/kept-answers';
import { DESK_ACTIONS } from './actions';

/** The sentences of other error codes are fit for the desk too. */
const PROBLEMS: Partial<Record<ErrorCode, string>> = {
  slot_unavailable:
    'This is not possible before the order’s first appointment has started, or on a day that cannot be booked.',
  order_changed: 'Something has changed since you opened this. Check it and try again.',
  price_changed: 'The price has changed since you opened this. Check it and try again.',
  refund_changed: 'The refund has changed since you opened this. Check it and try again.',
  body_too_large: `These files come to more than ${FORM_MEGABYTES} MB. Choose fewer.`,
  nothing_to_change: 'Nothing has changed: it was like this already.',
  order_not_payable: 'There is nothing to pay: it was paid already, or nobody owes it any more.',
};

/** For fields that several forms have. */
const FIELDS: Readonly<Record<string, string>> = {
  date: 'Enter a day that exists.',
  note: 'The note is too long.',
  time: 'Enter a time of today that has passed.',
  contactPhone: 'Enter a valid phone number.',
  why: 'Choose a reason.',
  cubicFeet: 'Enter the whole volume in cubic feet.',
  floor: 'Choose the floor.',
  postcode: 'Enter the full postcode of a place that we drive to.',
  photos: `Choose pictures, ${PHOTO_FORMATS}, with up to ${FORM_MEGABYTES} MB together: ${MOST_CLAIM_PHOTOS} with a claim or ${MOST_PHOTOS} for a visit in all. For a visit, we have saved the ones we could.`,
  reason: 'Enter a reason that is not too long.',
  wantsStartWithin14Days: `The customer has to ask us to start within ${COOLING_OFF_DAYS} days. Tick the box once they have.`,
};

const sharedSentence = (field: string): string | undefined =>
  Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;

export function refusedForm(kept: KeptAnswers | null): DeskRefusedForm | null {
  const action = DESK_ACTIONS.find(({ contract }) => contract.name === kept?.form);
  if (!kept || !action) return null;
  const errors = kept.wrong.flatMap((field) => {
    const sentence = action.sentenceOf(field, kept.values[field]) ?? sharedSentence(field);
    return sentence === undefined ? [] : [[field, sentence] as const];
  });
  return { action: action.contract.path, values: kept.values, errors: Object.fromEntries(errors) };
}

/** By name. A query only names a text, so a link cannot show other words. */
const DONE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  DESK_ACTIONS.flatMap(({ doneTexts }) => Object.entries(doneTexts)),
);

const fieldSentence = (field: string): string | undefined =>
  sharedSentence(field) ?? DESK_ACTIONS.map((action) => action.sentenceOf(field)).find((said) => said !== undefined);

/** ?done=deskCloseDay, ?problem=slot_taken, ?problem=validation_failed&field=code. */
export function noticeOf(query: Query): DeskNotice {
  const done = queryParam(query, 'done');
  if (Object.hasOwn(DONE_TEXTS, done)) return { kind: 'success', text: DONE_TEXTS[done] ?? '' };
  const problem = ERROR_CODES.find((code) => code === queryParam(query, 'problem'));
  if (!problem) return null;
  const field = problem === 'validation_failed' ? fieldSentence(queryParam(query, 'field')) : undefined;
  return { kind: 'error', text: field ?? PROBLEMS[problem] ?? ERROR_SENTENCES[problem] };
}
