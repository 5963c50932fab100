import type { ErrorCode } from '@/lib/contracts/errors';
import { MESSAGES } from '@/lib/validation/messages';

/** Messages beside the promo code, with "Apply" and with "Next". */
const REFUSALS = {
  promo_invalid: 'We do not know this code. Check it, or leave it out',
  promo_expired: 'This code has expired. Leave it out to go on',
} as const satisfies Partial<Record<ErrorCode, string>>;

export const promoRefusal = (code: ErrorCode): string | null => {
  // The generic message says to wait a minute, but the limit on promo codes lasts longer.
  if (code === 'rate_limited') return MESSAGES.promoTooOften;
  return code === 'promo_invalid' || code === 'promo_expired' ? REFUSALS[code] : null;
};

/** Errors of a flow that are about its promo code. */
export const PROMO_FIELDS = {
  promo_invalid: { field: 'promo', text: REFUSALS.promo_invalid },
  promo_expired: { field: 'promo', text: REFUSALS.promo_expired },
} as const;
