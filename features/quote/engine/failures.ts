import { ApiError, errorCodeOf } from '@/lib/api/errors';
import { isOffline } from '@/lib/api/when-back';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { withAddressName } from '@/lib/domain/order/address-names';
import { MESSAGES } from '@/lib/validation/messages';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { Answers, FieldErrors, Flow, Step } from './types';

/** Messages that replace those of the contract in a quote. */
const IN_A_QUOTE = {
  validation_failed: 'One of your answers was not accepted. Check your answers and try again.',
  unknown_district: 'We do not know one of these postcode districts yet.',
  by_request: 'We price this by request. Ask us for a quote.',
  owner_unproven: 'We can no longer confirm that this storage is yours.',
  not_found: 'This quote is no longer here. It may have been deleted.',
  method_not_allowed: 'Something went wrong on our side. Nothing you entered is lost.',
  forbidden_origin: 'Please open this page from our own website.',
  body_too_large: 'That is too long for one list. Shorten it and try again.',
  rate_limited: MESSAGES.tooManyTries,
  too_many_unpaid:
    'Too many bookings with this email, phone number or network are waiting for payment. Pay one by the link in its email, or try again later.',
  slot_unavailable: MESSAGES.slotGone,
  unavailable: MESSAGES.unreachable,
  internal_error: 'Something went wrong on our side. Nothing you entered is lost. Try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

const SENTENCES: Readonly<Record<ErrorCode, string>> = { ...ERROR_SENTENCES, ...IN_A_QUOTE };

/** Returns the message of an error code. Without a connection it blames the network, not the server. */
export const sentenceOf = (code: ErrorCode): string =>
  code === 'unavailable' && isOffline() ? MESSAGES.offline : SENTENCES[code];
export const codeOf = errorCodeOf;

/** Returns the index of the first step that asks for a refused field, or -1. */
export const stepOfErrors = <V extends Answers>(steps: readonly Step<V>[], errors: FieldErrors): number =>
  steps.findIndex(({ fields }) =>
    Object.keys(errors).some((path) => fields.some((field) => field === path.split(/[.[]/, 1)[0])),
  );

/** Returns the messages about unknown postcode districts with their addresses; null for other errors. */
export function districtRefusal(error: unknown, answers: object): string | null {
  if (!(error instanceof ApiError) || error.code !== 'unknown_district') return null;
  const sentences = Object.entries(error.fields).map(([path, text]) => withAddressName(path, text, answers));
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Returns a refusal as messages by field; null when it is not about fields. */
export function fieldsOfFailure<V extends Answers>(flow: Flow<V>, error: unknown): FieldErrors | null {
  if (!(error instanceof ApiError)) return null;
  const named = Object.entries(error.fields).map(([path, text]) => [path.replace(/^answers\./, ''), text] as const);
  if (named.length > 0) return Object.fromEntries(named);
  const known = flow.fieldOfCode[error.code];
  return known ? { [known.field]: known.text } : null;
}
