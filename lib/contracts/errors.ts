/**
 * Every way in which the backend says no. A closed list: screens map each code to a field or a banner
 * with an exhaustive Record, the server maps each code to a status (lib/server/kernel/base/problem.ts).
 */
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

/** A two-hour window on a day, local time in Europe/London. */
export type SlotDto = { readonly date: string; readonly start: string; readonly end: string };

/** A size of storage unit that is free, and what it costs a week with the term that was asked for, pounds. */
export type FreeUnitDto = { readonly storageSpace: string; readonly title: string; readonly perWeek: number };

export type ErrorBody = {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** One sentence per wrong field, by its path in the request: "addresses.collection.postcode". */
    readonly fields?: Readonly<Record<string, string>>;
    /** With slot_taken: the nearest slots that are still free. */
    readonly nearestSlots?: readonly SlotDto[];
    /** With unit_taken: the nearest sizes that are still free. */
    readonly nearestUnits?: readonly FreeUnitDto[];
    /** With internal_error: what the log calls this request, to be quoted to us. */
    readonly requestId?: string;
    /** With price_changed: what the server makes of the same answers now. */
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
    /** How many are charged, where the label does not say it: cubic feet, miles, weeks. */
    readonly count?: number;
    readonly amount: number;
  }[];
  readonly total: number;
  readonly totalWithDiscount: number;
  readonly distanceMiles: number | null;
  /** With storage: what is paid after the first payment, and when. */
  readonly follows?: readonly {
    readonly key: 'storage' | 'return';
    readonly label: string;
    readonly detail: string;
    readonly amount: number;
  }[];
  /** The promo code in it. `amount` is percent, or pounds when `kind` is "fixed". */
  readonly promo?: { readonly code: string; readonly kind: 'percent' | 'fixed'; readonly amount: number };
  /** What was quoted for the same draft under another price list, and costs what it did then. */
  readonly kept?: readonly {
    readonly key: string;
    readonly label: string;
    readonly detail?: string;
    readonly count?: number;
    readonly amount: number;
  }[];
};
