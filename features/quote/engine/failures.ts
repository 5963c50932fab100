import { ApiError, errorCodeOf } from '@/lib/api/errors';
import { isOffline } from '@/lib/api/when-back';
import { MESSAGES } from '@/lib/validation/messages';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { Answers, FieldErrors, Flow, Step } from './types';

/** What to say when a call failed for no answer of the visitor's. Exhaustive: a new code needs a sentence. */
const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  validation_failed: 'One of your answers was refused. Check them and try again.',
  unknown_district: 'We do not know one of these postcode districts yet.',
  volume_too_large: 'That is more than two vans hold.',
  by_request: 'We price this by request. Ask us for a quote.',
  unauthenticated: 'Sign in first.',
  owner_unproven: 'We no longer know that these things are yours. Load the page again and show it once more.',
  promo_invalid: 'We do not know this promo code.',
  promo_expired: 'This promo code has expired.',
  not_found: 'This quote is no longer here. It may have been deleted.',
  method_not_allowed: 'Something went wrong on our side. Nothing you entered is lost.',
  forbidden_origin: 'This page has to be opened from our own address.',
  body_too_large: 'That is too much for one list. Shorten it and try again.',
  rate_limited: 'That was a lot of tries in a short time. Wait a minute and try again.',
  too_many_unpaid:
    'Too many bookings with this email, phone number or network wait for their payment. Pay one of them by the link in its mail, or try again later.',
  slot_taken: 'This slot has just been taken.',
  slot_unavailable: 'This slot can no longer be booked.',
  price_changed: 'The price has changed.',
  order_not_payable: 'This order cannot be paid any more.',
  order_unpaid: 'This order has not been paid yet.',
  order_expired: 'This order ended unpaid.',
  order_cancelled: 'This order is cancelled.',
  order_completed: 'This order has been carried out.',
  order_changed: 'This order has changed since you looked at it.',
  refund_changed: 'The refund has changed.',
  too_late_to_change: 'It is too late to change this order here.',
  nothing_to_change: 'This is what the order says already.',
  change_not_offered: 'This kind of order cannot be changed here.',
  unavailable: MESSAGES.unreachable,
  internal_error: 'Something went wrong on our side. Nothing you entered is lost. Try again.',
};

/** What to say; without a connection what is away is not our server. */
export const sentenceOf = (code: ErrorCode): string =>
  code === 'unavailable' && isOffline() ? MESSAGES.offline : SENTENCES[code];
export const codeOf = errorCodeOf;

/** The step that asks for the fields that were refused, by its place among the steps; -1 when none does. */
export const stepOfErrors = <V extends Answers>(steps: readonly Step<V>[], errors: FieldErrors): number =>
  steps.findIndex(({ fields }) =>
    Object.keys(errors).some((path) => fields.some((field) => field === path.split(/[.[]/, 1)[0])),
  );

/** A refusal as sentences beside fields, when it is about fields; else null: then it is a banner. */
export function fieldsOfFailure<V extends Answers>(flow: Flow<V>, error: unknown): FieldErrors | null {
  if (!(error instanceof ApiError)) return null;
  const named = Object.entries(error.fields).map(([path, text]) => [path.replace(/^answers\./, ''), text] as const);
  if (named.length > 0) return Object.fromEntries(named);
  const known = flow.fieldOfCode[error.code];
  return known ? { [known.field]: known.text } : null;
}
