import type { DeskNotice } from '@/lib/contracts/desk-views';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { ERROR_CODES, type ErrorCode } from '@/lib/contracts/errors';
import { DESK_CALLS } from '@/lib/contracts/desk';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import { asked, type Query } from './words';

/** What the page says after a form: the address carries a name from these lists, never words of its own. */
const DONE: Readonly<Record<string, string>> = {
  deskConfirmOrder: 'The order is booked. The customer is told by mail.',
  deskCompleteOrder: 'The order is marked as done.',
  deskCancelOrder: 'The order is cancelled. The customer is told by mail.',
  deskRescheduleOrder:
    'The new slot is taken, or held where the customer has a difference to pay. They are told by mail, with the way to pay.',
  deskReleaseHolds:
    'The places are free again. Whoever pays one of these orders all the same has its slot while it is free.',
  deskSaveStop: 'The address is saved. The crew’s sheet has it.',
  deskHandleLead: 'The enquiry is marked as handled.',
  deskCloseDay: 'The day is closed: no slot of it is offered any more.',
  deskOpenDay: 'The day is open again.',
  deskSetPlaces: 'The places are changed.',
  deskCreatePromo: 'The promo code can be used.',
  deskEndPromo: 'The promo code is over.',
  deskRetryMessage: 'The message is sent again now.',
};

/** Where the code's own sentence is for the customer and the desk needs another. */
const PROBLEMS: Partial<Record<ErrorCode, string>> = {
  slot_unavailable: 'Not before the order’s first appointment has begun, and only on a day that can be booked.',
  order_changed: 'The order has changed meanwhile. Look at it again.',
  price_changed: 'The price has changed meanwhile. Look at it again.',
  refund_changed: 'The refund has changed meanwhile. Look at it again.',
  nothing_to_change: 'Nothing was changed: it was so already.',
};

const FIELDS: Readonly<Record<string, string>> = {
  code: 'The code is used already, or has signs other than letters, digits and dashes.',
  amount: 'The discount is a whole number of percent up to 100, or pounds.',
  validFrom: 'The first day is no day.',
  validUntil: 'The last day comes before the first.',
  usageLimit: 'The number of uses is a whole number from 1.',
  date: 'This is no day.',
  note: 'The note is too long.',
  line1: 'Enter the house number and the street.',
  town: 'Enter the town.',
  contactPhone: 'This is no telephone number.',
  reason: 'The reason is too long.',
  wantsStartWithin14Days: `The customer has to ask for the start within ${COOLING_OFF_DAYS} days: tick the box once they have.`,
};

/** The notice of an address: ?done=deskCloseDay, ?problem=slot_taken, ?problem=validation_failed&field=code. */
export function noticeOf(query: Query): DeskNotice {
  const done = DESK_CALLS.find(({ name }) => name === asked(query, 'done'));
  if (done) return { kind: 'success', text: DONE[done.name] ?? '' };
  const problem = ERROR_CODES.find((code) => code === asked(query, 'problem'));
  if (!problem) return null;
  const field = problem === 'validation_failed' ? FIELDS[asked(query, 'field')] : undefined;
  return { kind: 'error', text: field ?? PROBLEMS[problem] ?? ERROR_SENTENCES[problem] };
}
