import type { ErrorBody, ErrorCode } from '@/lib/contracts/errors';

type Details = Omit<ErrorBody['error'], 'code' | 'message'>;

const STATUS: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 422,
  unknown_district: 422,
  volume_too_large: 422,
  by_request: 422,
  unauthenticated: 401,
  owner_unproven: 403,
  promo_invalid: 422,
  promo_expired: 422,
  not_found: 404,
  method_not_allowed: 405,
  forbidden_origin: 403,
  body_too_large: 413,
  rate_limited: 429,
  too_many_unpaid: 429,
  slot_taken: 409,
  slot_unavailable: 409,
  price_changed: 409,
  order_not_payable: 409,
  order_unpaid: 409,
  order_expired: 409,
  order_cancelled: 409,
  order_completed: 409,
  order_changed: 409,
  refund_changed: 409,
  too_late_to_change: 409,
  nothing_to_change: 422,
  change_not_offered: 409,
  unavailable: 503,
  internal_error: 500,
};

const MESSAGE: Readonly<Record<ErrorCode, string>> = {
  validation_failed: 'Some answers are missing or wrong.',
  unknown_district: 'We do not know this postcode district.',
  volume_too_large: 'That is more than two vans hold.',
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
  internal_error: 'Something went wrong, please try again later',
};

/**
 * The way in which services say no: a code of the contracts, with what helps the caller to put it right.
 * Everything else that is thrown is a fault of ours and becomes internal_error without its message.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}, message = MESSAGE[code]) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): ErrorBody {
    return { error: { code: this.code, message: this.message, ...this.details } };
  }
}

/** validation_failed for one field, by its path in the request. */
export const wrongField = (field: string, message: string): Problem =>
  new Problem('validation_failed', { fields: { [field]: message } });
