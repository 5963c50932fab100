import { ERROR_CODES, type ErrorBody, type ErrorCode, type QuoteDto, type SlotDto } from '@/lib/contracts/errors';

type Details = {
  readonly status?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly nearestSlots?: readonly SlotDto[];
  readonly quote?: QuoteDto;
};

/**
 * The only error that a call throws. A network failure or a timeout is `unavailable`, an unreadable response
 * `internal_error`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number | null;
  /** A sentence for each wrong field, by its path in the request. */
  readonly fields: Readonly<Record<string, string>>;
  readonly nearestSlots: readonly SlotDto[];
  readonly quote: QuoteDto | null;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = details.status ?? null;
    this.fields = details.fields ?? {};
    this.nearestSlots = details.nearestSlots ?? [];
    this.quote = details.quote ?? null;
  }
}

/** Thrown when the caller aborts a call. Never reported, never shown. */
export class AbortedCall extends Error {
  override readonly name = 'AbortedCall';
}

const isErrorCode = (value: unknown): value is ErrorCode => ERROR_CODES.some((code) => code === value);

/** Reads the backend's error envelope. Anything else becomes internal_error. */
export function toApiError(status: number, body: unknown): ApiError {
  const error = (body as Partial<ErrorBody> | null | undefined)?.error;
  if (!error || !isErrorCode(error.code)) {
    const code = status >= 502 && status <= 504 ? 'unavailable' : 'internal_error';
    return new ApiError(code, `The backend answered ${status}`, { status });
  }
  return new ApiError(error.code, error.message, { ...error, status });
}

/** Returns whether a code chunk could not be fetched: no connection, or a new version was deployed. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed/.test(error.message));

/** Returns the error code of a failed call, or of a failure to load its code. */
export const errorCodeOf = (error: unknown): ErrorCode =>
  error instanceof ApiError ? error.code : isMissingPart(error) ? 'unavailable' : 'internal_error';

/** About the visitor's answers rather than about us, so not reported. */
const EXPECTED: readonly ErrorCode[] = [
  'validation_failed',
  'unknown_district',
  'volume_too_large',
  'by_request',
  'unauthenticated',
  'right_revoked',
  'promo_invalid',
  'promo_expired',
  'not_found',
  'too_many_unpaid',
  'slot_taken',
  'slot_unavailable',
  'unit_taken',
  'price_changed',
  'order_not_payable',
  'order_unpaid',
  'order_expired',
  'order_cancelled',
  'order_completed',
  'order_changed',
  'refund_changed',
  'too_late_to_change',
  'nothing_to_change',
  'change_not_offered',
];
export const isExpected = (error: unknown): boolean => error instanceof ApiError && EXPECTED.includes(error.code);
