import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import type { ErrorBody, ErrorCode } from '@/lib/contracts/errors';

type Details = Omit<ErrorBody['error'], 'code' | 'message'>;

const STATUS: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 422,
  unknown_district: 422,
  volume_too_large: 422,
  by_request: 422,
  unauthenticated: 401,
  owner_unproven: 403,
  right_revoked: 403,
  promo_invalid: 422,
  promo_expired: 422,
  not_found: 404,
  method_not_allowed: 405,
  forbidden_origin: 403,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  too_many_unpaid: 429,
  slot_taken: 409,
  slot_unavailable: 409,
  unit_taken: 409,
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

/** An error that a service answers with on purpose. Everything else that is thrown becomes internal_error. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}, message = ERROR_SENTENCES[code]) {
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

/** Returns validation_failed for one field, named by its path in the request. */
export const wrongField = (field: string, message: string): Problem =>
  new Problem('validation_failed', { fields: { [field]: message } });
