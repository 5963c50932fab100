import { MOST_VANS } from '@/lib/domain/catalogue/vans';
import { MESSAGES } from '@/lib/validation/messages';
import type { ErrorCode } from './errors';

/** The server's sentence for each error code. A screen overrides only those about what it knows better. */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  validation_failed: 'Some answers are missing or wrong.',
  unknown_district: 'We do not know this postcode district.',
  volume_too_large: `That is more than ${MOST_VANS} hold.`,
  by_request: 'We can’t price this online. Ask us for a quote.',
  unauthenticated: 'Sign in first.',
  owner_unproven: 'We only release things to their owner. Sign in, or ask for a link by email.',
  right_revoked: 'The owner no longer lets you order returns from this unit. Nothing has been ordered or changed.',
  promo_invalid: 'We do not know this promo code.',
  promo_expired: 'This promo code has expired.',
  not_found: 'We could not find this.',
  method_not_allowed: 'This address does not accept this method.',
  forbidden_origin: 'Requests from this website are not allowed.',
  body_too_large: 'The request is too large.',
  unsupported_media_type: 'The request is not in the format that is expected here.',
  rate_limited: 'Too many requests. Try again in a moment.',
  too_many_unpaid: 'Several bookings are already waiting for payment. Pay for one, or try again later.',
  slot_taken: 'This slot has just been taken.',
  slot_unavailable: 'This slot cannot be booked.',
  unit_taken: 'The last storage unit of this size has just been taken.',
  price_changed: 'The price has changed.',
  order_not_payable: 'This order can no longer be paid for.',
  order_unpaid: 'This order has not been paid yet.',
  order_expired: 'This order was not paid in time.',
  order_cancelled: 'This order is cancelled.',
  order_completed: 'The work on this order is done.',
  order_changed: 'This order has changed since you looked at it.',
  refund_changed: 'The refund has changed.',
  too_late_to_change: 'It is too late to change this order here.',
  nothing_to_change: 'There is nothing to change: the order already says this.',
  change_not_offered: 'This kind of order cannot be changed here.',
  unavailable: 'The service is not available at the moment.',
  internal_error: MESSAGES.tryAgainLater,
};
