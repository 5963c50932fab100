/** The closed list of all error codes of the backend. */
export const ERROR_CODES = [
  'validation_failed',
  'unknown_district',
  'volume_too_large',
  'by_request',
  'unauthenticated',
  'owner_unproven',
  'right_revoked',
  'promo_invalid',
  'promo_expired',
  'not_found',
  'method_not_allowed',
  'forbidden_origin',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
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
  'unavailable',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The refusals of an order that is not booked, or that is over. */
export const ORDER_STATE_ERRORS = ['order_unpaid', 'order_expired', 'order_cancelled', 'order_completed'] as const;

/** A two-hour window on a day, local time in Europe/London. */
export type SlotDto = { readonly date: string; readonly start: string; readonly end: string };

/** A free size of storage unit, with its price in pounds a week for the requested term. */
export type FreeUnitDto = { readonly storageSpace: string; readonly title: string; readonly perWeek: number };

export type ErrorBody = {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** One sentence per wrong field, by its path in the request: "addresses.collection.postcode". */
    readonly fields?: Readonly<Record<string, string>>;
    /** With slot_taken. */
    readonly nearestSlots?: readonly SlotDto[];
    /** With unit_taken. */
    readonly nearestUnits?: readonly FreeUnitDto[];
    /** With internal_error: the id of the request in the log, for the customer to quote. */
    readonly requestId?: string;
    /** With price_changed. */
    readonly quote?: QuoteDto;
  };
};

/** A quote on the wire: amounts in pounds with at most two decimals, VAT included. */
export type QuoteDto = {
  readonly lines: readonly {
    readonly key: string;
    readonly code: string;
    readonly label: string;
    readonly detail?: string;
    /** The charged quantity, where the label does not state it: cubic feet, miles, weeks. */
    readonly count?: number;
    readonly amount: number;
  }[];
  readonly total: number;
  readonly totalWithDiscount: number;
  readonly distanceMiles: number | null;
  /** With storage: the payments after the first one. */
  readonly follows?: readonly {
    readonly key: 'storage' | 'return';
    readonly label: string;
    readonly detail: string;
    readonly amount: number;
  }[];
  /** The applied promo code. `amount` is percent, or pounds when `kind` is "fixed". */
  readonly promo?: { readonly code: string; readonly kind: 'percent' | 'fixed'; readonly amount: number };
  /** The lines that keep the price of an earlier quote for the same draft. */
  readonly kept?: readonly Omit<QuoteDto['lines'][number], 'code'>[];
};
