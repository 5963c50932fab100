import { ERROR_CODES, type ErrorBody, type ErrorCode, type QuoteDto, type SlotDto } from '@/lib/contracts/errors';

type Details = {
  readonly status?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly nearestSlots?: readonly SlotDto[];
  readonly quote?: QuoteDto;
};

/**
 * The only error that a call throws. `code` is from the closed list of the contracts:
 * a network failure or a timeout is `unavailable`, an answer nobody understands `internal_error`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number | null;
  /** One sentence per wrong field, by its path in the request. */
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

/** Thrown when the caller itself gave up a call (its AbortSignal): never reported, never shown. */
export class AbortedCall extends Error {
  override readonly name = 'AbortedCall';
}

const isErrorCode = (value: unknown): value is ErrorCode => ERROR_CODES.some((code) => code === value);

/** Reads the backend's envelope; anything else (a proxy's HTML page, an empty body) becomes internal_error. */
export function toApiError(status: number, body: unknown): ApiError {
  const error = (body as Partial<ErrorBody> | null | undefined)?.error;
  if (!error || !isErrorCode(error.code)) {
    const code = status >= 502 && status <= 504 ? 'unavailable' : 'internal_error';
    return new ApiError(code, `The backend answered ${status}`, { status });
  }
  return new ApiError(error.code, error.message, { ...error, status });
}

/** A part of our code that could not be fetched: the connection is away, or a new version has just been published. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed/.test(error.message));

/** The code of whatever a call, or the code that makes it, failed with. */
export const errorCodeOf = (error: unknown): ErrorCode =>
  error instanceof ApiError ? error.code : isMissingPart(error) ? 'unavailable' : 'internal_error';

/** Codes that say something about the visitor's answers, not about us: shown to the visitor, not reported. */
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
