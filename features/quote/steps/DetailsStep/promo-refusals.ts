import type { ErrorCode } from '@/lib/contracts/errors';

/** Beside the promo code, with "Apply" and with "Next" alike. */
export const PROMO_REFUSALS = {
  promo_invalid: 'We do not know this code. Check it, or leave it out',
  promo_expired: 'This code has expired. Leave it out to go on',
} as const satisfies Partial<Record<ErrorCode, string>>;
export const promoRefusal = (code: ErrorCode): string | null =>
  code === 'promo_invalid' || code === 'promo_expired' ? PROMO_REFUSALS[code] : null;
