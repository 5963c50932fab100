import { MOST_VANS } from '@/lib/domain/catalogue/most-vans';
import { MESSAGES } from '@/lib/validation/messages';
import type { ErrorCode } from './errors';

/**
 * What every code means, said to whoever called. Exhaustive: a new code needs a sentence. The server answers with it;
 * a screen that knows more than the call (what becomes of the answers, what to do next) keeps only those sentences.
 */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  validation_failed: 'Some answers are missing or wrong.',
  unknown_district: 'We do not know this postcode district.',
  volume_too_large: `That is more than ${MOST_VANS} hold.`,
  by_request: 'This has no price online: ask us for a quote.',
  unauthenticated: 'Sign in first.',
  owner_unproven: 'Things leave storage only for their owner. Sign in, or ask for a link by mail.',
  promo_invalid: 'We do not know this promo code.',
  promo_expired: 'This promo code has expired.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'This address does not take this method.',
  forbidden_origin: 'Calls from this site are not allowed.',
  body_too_large: 'The request is too large.',
  rate_limited: 'Too many requests. Try again in a moment.',
  too_many_unpaid: 'Several bookings wait for their payment already. Pay one, or try again later.',
  slot_taken: 'This slot has just been taken.',
  slot_unavailable: 'This slot cannot be booked.',
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
  unavailable: 'The service is not available at the moment.',
  internal_error: MESSAGES.tryAgainLater,
};
