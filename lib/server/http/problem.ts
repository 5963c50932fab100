import type { ErrorBody, ErrorCode } from '@/lib/contracts/errors';

type Details = Omit<ErrorBody['error'], 'code' | 'message'>;

const STATUS: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 422,
  unknown_district: 422,
  volume_too_large: 422,
  promo_invalid: 422,
  promo_expired: 422,
  not_found: 404,
  method_not_allowed: 405,
  forbidden_origin: 403,
  body_too_large: 413,
  rate_limited: 429,
  slot_taken: 409,
  slot_unavailable: 409,
  price_changed: 409,
  order_not_payable: 409,
  unavailable: 503,
  internal_error: 500,
};

const MESSAGE: Readonly<Record<ErrorCode, string>> = {
  validation_failed: 'Some answers are missing or wrong.',
  unknown_district: 'We do not know this postcode district.',
  volume_too_large: 'That is more than two vans hold.',
  promo_invalid: 'We do not know this promo code.',
  promo_expired: 'This promo code has expired.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'This address does not take this method.',
  forbidden_origin: 'Calls from this site are not allowed.',
  body_too_large: 'The request is too large.',
  rate_limited: 'Too many requests. Try again in a moment.',
  slot_taken: 'This slot has just been taken.',
  slot_unavailable: 'This slot cannot be booked.',
  price_changed: 'The price has changed.',
  order_not_payable: 'This order cannot be paid any more.',
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
