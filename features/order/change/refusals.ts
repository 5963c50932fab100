import { ApiError, errorCodeOf } from '@/lib/api/errors';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import type { ErrorCode } from '@/lib/contracts/errors';
import { LATE_CANCELLATION } from '@/lib/domain/order/assumptions';
import { MESSAGES } from '@/lib/validation/messages';

/** Follows each refusal, because customers fear a change that is half made. */
export const STAYS = 'Your order stays as it is.';

/** Where they differ, the customer can ring us or do something. Any code without a sentence is our fault. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  validation_failed: 'We could not accept part of this change.',
  volume_too_large: `${ERROR_SENTENCES.volume_too_large} Ring us and we will plan it with you.`,
  unknown_district: ERROR_SENTENCES.unknown_district,
  by_request: 'We can’t price this online. Ring us and we will work it out.',
  change_not_offered: 'This cannot be changed here. Ring us and we will do it with you.',
  not_found: 'We cannot find this order any more.',
  rate_limited: MESSAGES.tooManyTries,
  slot_taken: 'Someone else has just taken this slot.',
  slot_unavailable: MESSAGES.slotGone,
  price_changed: 'The price has changed since you looked. The new one is shown now.',
  refund_changed: 'The refund has changed since you looked. The new one is shown now.',
  order_changed: 'This order has been changed elsewhere since you looked. The amounts shown now are up to date.',
  order_unpaid: 'This order is not paid yet, so there is nothing to change. Pay it first, or let it lapse.',
  order_expired: ERROR_SENTENCES.order_expired,
  order_cancelled: 'This order is already cancelled.',
  order_completed: ERROR_SENTENCES.order_completed,
  too_late_to_change: `We arrive in less than ${LATE_CANCELLATION.hours} hours, so this can no longer be changed here. Ring us.`,
  right_revoked:
    'The unit’s owner no longer lets you order returns. You can still cancel this one; for anything else, ring us.',
  nothing_to_change: ERROR_SENTENCES.nothing_to_change,
};

const OURS = 'We could not reach our server.';

/** The refusals after which the same request may work, because the change itself was valid. */
const WORTH_ANOTHER_TRY: readonly ErrorCode[] = ['unavailable', 'internal_error', 'rate_limited'];
/** The refusals after which the amounts are requested again. */
const OUTDATED: readonly ErrorCode[] = ['price_changed', 'refund_changed', 'order_changed'];
/** The refusals that rule out any change. The order page says what is possible instead. */
const OVER: readonly ErrorCode[] = ['order_unpaid', 'order_expired', 'order_cancelled', 'order_completed', 'not_found'];

export type Refusal = {
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly nearest: ApiError['nearestSlots'];
  readonly canRetry: boolean;
  readonly isOutdated: boolean;
  readonly isOver: boolean;
};

/** Returns a failed call in the words of the customer. */
export function refusalOf(error: unknown): Refusal {
  const code = errorCodeOf(error);
  const canRetry = WORTH_ANOTHER_TRY.includes(code);
  return {
    code,
    sentence: `${SENTENCES[code] ?? OURS} ${STAYS}`,
    fields: error instanceof ApiError ? error.fields : {},
    nearest: error instanceof ApiError ? error.nearestSlots : [],
    canRetry: canRetry || !(code in SENTENCES),
    isOutdated: OUTDATED.includes(code),
    isOver: OVER.includes(code),
  };
}
