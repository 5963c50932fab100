import type { DeskNotice, DeskRefusedForm } from '@/lib/contracts/desk-views';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { ERROR_CODES, type ErrorCode } from '@/lib/contracts/errors';
import { DESK_CALLS } from '@/lib/contracts/desk';
import { placesField } from '@/lib/contracts/desk-slots';
import { CLAIM_WORDS_LENGTH, MOST_PLACES, NOTE_LENGTH } from '@/lib/contracts/desk-paths';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import { PRICE_CHANGE_NOTICE_DAYS } from '@/lib/domain/storage/billing';
import { FORM_MEGABYTES, MOST_CLAIM_PHOTOS, PHOTO_FORMATS } from '@/lib/domain/order/claim-photos';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import { MOST_PIECES } from '@/lib/domain/visits/items';
import { CLAIM_LIMITS } from '@/lib/validation/claim-limits';
import { formatSlot } from '@/lib/domain/london-time';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import type { KeptAnswers } from '../http/forms/kept-answers';
import { asked, TEAM_NAMES, type Query } from './words';

/** What the page says after a form: the address carries a name from these lists, never words of its own. */
const DONE: Readonly<Record<string, string>> = {
  deskConfirmOrder: 'The order is booked. We are emailing the customer.',
  deskCompleteOrder: 'The order is marked as done.',
  deskCancelOrder: 'The order is cancelled. We are emailing the customer.',
  deskRescheduleOrder:
    'The new slot is booked, or held if the customer has a difference to pay. We are emailing them, with how to pay if needed.',
  deskChangeAddresses:
    'The address is changed, or held if the customer has a difference to pay. We are emailing them, with how to pay if needed.',
  deskChangeItems:
    'The items are changed, or held if the customer has a difference to pay. We are emailing them, with how to pay if needed.',
  deskReleaseHolds:
    'The slots are open again. If one of these customers still pays, they get their slot as long as nobody else has taken it.',
  deskSaveStop: 'The address is saved and is on the crew’s sheet.',
  deskHandleLead: 'The enquiry is marked as handled.',
  deskCloseDay: 'The day is closed: its slots are no longer offered.',
  deskOpenDay: 'The day is open again.',
  deskSetPlaces: 'The places have been changed.',
  deskBlockSlot: 'The slot is blocked: it takes no more bookings.',
  deskOpenSlot: 'The slot is open again, with its usual places.',
  deskCreatePromo: 'The promo code is ready to use.',
  deskEndPromo: 'The promo code has ended.',
  deskRetryMessage: 'The message is being sent again now.',
  deskAskForPayment: 'We are emailing the customer how to pay, and until when.',
  deskWaiveCharge: 'The charge is waived. Nobody owes it any more.',
  deskAskForStorage: 'We are emailing the customer what is open, with the link to pay it.',
  deskEndStorage: 'The end is set. Whole weeks that are paid for and not used go back the day after.',
  deskSetStoragePrice: 'The new price is set. We are emailing the customer.',
  deskNoteStorage: 'The note is saved.',
  deskAssignVisit: 'The crews of the job are saved. It stays with them until you change it.',
  deskRecordVisit: 'It is recorded.',
  deskRecordCounts: 'The counts are recorded. If an item was counted twice, the later count is used.',
  deskAddVisitPhotos: 'The photos are kept.',
  deskSignOffVisit: 'The sign-off is recorded, with your name and who told you.',
  deskSaveCrewMember: 'The crew member is saved.',
  deskSetCrewLead: 'The lead is saved.',
  deskRefundPart: 'The refund is recorded. We are emailing the customer.',
  deskAskExtra: 'The customer is asked: we are sending the email and the text.',
  deskWithdrawExtra: 'The extra is withdrawn. Nothing is charged for it.',
  deskPayExtra: 'The payment is recorded. We are emailing the customer the receipt with the invoice.',
  deskHearExtra: 'The answer is recorded. After a yes we email the customer what was agreed.',
  deskWriteClaim: 'The claim is saved. We are emailing the customer the receipt.',
  deskAnswerClaim: 'The answer is saved. We are emailing it to the customer.',
  deskAcceptClaim: 'The claim is accepted. We are emailing the customer.',
  deskRefuseClaim: 'The claim is refused. We are emailing the customer the reason.',
  deskPayClaim: 'The claim is marked as paid. The customer sees it on their page.',
  deskDeleteClaimPhoto: 'The photo is deleted.',
  deskAddClaimPhotos: 'The photos are added. The customer sees them too.',
  deskSaveEntry: 'It is saved.',
  deskCloseCallBack: 'The call-back is closed.',
  deskChangeContact: 'The contact is saved. We are emailing the customer, and the old address if it is another.',
  deskSendAgain: 'The message is being sent again. Reload this page to see whether it went out.',
  deskPublishReview: 'The review is published. The pages show it within a minute.',
  deskRefuseReview: 'The review is refused. We are emailing its author the reason.',
  deskRevokeCrewPhone:
    'The phone no longer opens the day, and its link has ended. The other phones stay open; the new link is below.',
  deskSendCrewLink: 'The link is on its way to the lead. Its status is beside the buttons.',
  deskRenewCrewLink: 'There is a new link. The old one and the phones that used it no longer open the day.',
};

/** Where the code's own sentence is for the customer and the desk needs another. */
const PROBLEMS: Partial<Record<ErrorCode, string>> = {
  slot_unavailable:
    'This is not possible before the order’s first appointment has begun, or on a day that cannot be booked.',
  order_changed: 'Something has changed since you opened this. Check it and try again.',
  price_changed: 'The price has changed since you opened this. Check it and try again.',
  refund_changed: 'The refund has changed since you opened this. Check it and try again.',
  body_too_large: `These files come to more than ${FORM_MEGABYTES} MB. Choose fewer.`,
  nothing_to_change: 'Nothing has changed: it was like this already.',
  order_not_payable: 'There is nothing to pay: it was paid already, or nobody owes it any more.',
};

const FIELDS: Readonly<Record<string, string>> = {
  code: 'This code exists already, or has characters other than letters, numbers and dashes.',
  amount: 'Enter the discount as a whole percentage up to 100, or in pounds.',
  validFrom: 'Enter a first day that exists.',
  validUntil: 'The last day must not be before the first.',
  usageLimit: 'Enter the number of uses as a whole number, 1 or more.',
  date: 'Enter a day that exists.',
  note: 'The note is too long.',
  time: 'Enter a time of today that has passed.',
  shows: 'Choose what the photos show. Some customers want none indoors.',
  signer: 'Write the name that was given by phone, or leave it empty if there was none.',
  toldBy: 'Write who told you.',
  name: 'Enter the first name.',
  phone: 'Enter a valid phone number, or none.',
  email: 'Enter a valid email address, or none.',
  line1: 'Enter the house number and the street.',
  town: 'Enter the town.',
  contactPhone: 'Enter a valid phone number.',
  back: 'Enter an amount in pounds, no more than is left to refund.',
  why: 'Choose a reason.',
  cubicFeet: 'Enter the whole volume in cubic feet.',
  floor: 'Choose the floor.',
  way: 'Choose how it was paid.',
  stop: 'Choose the address.',
  postcode: 'Enter the full postcode of a place that we drive to.',
  minutes: 'Enter how many minutes the crew has waited.',
  title: 'Write which item it is.',
  kind: 'Choose what is wrong.',
  worth: 'Enter the amount in pounds, or leave it empty.',
  said: `Write what happened, in ${CLAIM_LIMITS.leastText} to ${CLAIM_WORDS_LENGTH.toLocaleString('en-GB')} characters.`,
  answer: `Write the answer, in ${CLAIM_WORDS_LENGTH.toLocaleString('en-GB')} characters at most.`,
  award: 'Enter the amount in pounds, above nothing.',
  reply: `Keep it to ${CLAIM_WORDS_LENGTH.toLocaleString('en-GB')} characters.`,
  grounds: `Write the reason, in ${CLAIM_WORDS_LENGTH.toLocaleString('en-GB')} characters at most.`,
  photos: `Choose pictures, ${PHOTO_FORMATS}, with up to ${FORM_MEGABYTES} MB together: ${MOST_CLAIM_PHOTOS} with a claim or ${MOST_PHOTOS} of a visit in all. Of a visit, those that could be kept are kept.`,
  contactEmail: 'Enter a valid email address.',
  firstName: 'Enter the first name: 2 to 50 letters.',
  lastName: 'Enter the last name: 2 to 50 letters.',
  reason: 'Enter a reason that is not too long.',
  from: `Enter a day at least ${PRICE_CHANGE_NOTICE_DAYS} days from now and after the minimum term.`,
  perWeek: 'Enter the price a week in pounds.',
  text: `Write what was said, in ${NOTE_LENGTH} characters at most.`,
  refusal: 'Choose the reason.',
  refusalNote: 'The note is too long.',
  outcome: 'Choose how the call ended.',
  callBackDay: 'Enter a day that exists.',
  callBackTime: 'Enter a time that is still to come.',
  wantsStartWithin14Days: `The customer has to ask us to start within ${COOLING_OFF_DAYS} days. Tick the box once they have.`,
};

/** Where nothing was typed and the sentence above is about what was. */
const EMPTY: Readonly<Record<string, string>> = {
  code: 'Enter a code of 3 to 24 letters, numbers and dashes.',
  amount: 'Enter the discount.',
  validUntil: 'Enter the last day.',
  text: 'Write the note.',
  callBackTime: 'Enter the time to call back at.',
};

/** "Moving, 08:00–10:00", by the name of the field of its places. */
const SLOT_LABELS: ReadonlyMap<string, string> = new Map(
  SLOT_SERVICES.flatMap((service) =>
    SLOT_TIMES.map((slot) => [placesField(service, slot[0]), `${TEAM_NAMES[service].service}, ${formatSlot(slot)}`]),
  ),
);

/** Of a count that nothing is wrong with: somebody else has counted it since the form was shown. */
function countSentence(field: string, typed = ''): string {
  if (field.endsWith('.marks')) return `Someone has changed the marks in the meantime. ${AS_IT_IS}`;
  return /^\d{1,3}$/.test(typed)
    ? `Someone has counted this in the meantime. ${AS_IT_IS}`
    : `Enter a whole number up to ${MOST_PIECES}. What was counted once stays.`;
}
const AS_IT_IS = 'What they said stands with it: save again if yours is right.';

/** What is wrong with a field, by its name; undefined for one that no form asks for. */
function sentenceOf(field: string, typed?: string): string | undefined {
  const slot = SLOT_LABELS.get(field);
  if (slot !== undefined)
    return `${slot}: enter a whole number up to ${MOST_PLACES.toLocaleString('en-GB')}, or leave it empty.`;
  if (field.startsWith('items[')) return countSentence(field, typed);
  const said = typed === '' && Object.hasOwn(EMPTY, field) ? EMPTY : FIELDS;
  return Object.hasOwn(said, field) ? said[field] : undefined;
}

/** A form of the desk that came back with what was typed into it; null for none. */
export function refusedForm(kept: KeptAnswers | null): DeskRefusedForm | null {
  const call = DESK_CALLS.find(({ name }) => name === kept?.form);
  if (!kept || !call) return null;
  const errors = kept.wrong.flatMap((field) => {
    const sentence = sentenceOf(field, kept.values[field]);
    return sentence === undefined ? [] : [[field, sentence] as const];
  });
  return { action: call.path, values: kept.values, errors: Object.fromEntries(errors) };
}

/** The notice of an address: ?done=deskCloseDay, ?problem=slot_taken, ?problem=validation_failed&field=code. */
export function noticeOf(query: Query): DeskNotice {
  const done = asked(query, 'done');
  if (Object.hasOwn(DONE, done)) return { kind: 'success', text: DONE[done] ?? '' };
  const problem = ERROR_CODES.find((code) => code === asked(query, 'problem'));
  if (!problem) return null;
  const field = problem === 'validation_failed' ? sentenceOf(asked(query, 'field')) : undefined;
  return { kind: 'error', text: field ?? PROBLEMS[problem] ?? ERROR_SENTENCES[problem] };
}
