import type { Pence } from '../money';
import type { QuoteLineCode } from './line-codes';

/**
 * One named line of a price. Discounts are negative. `amount` 0 means "included".
 * `key` tells two lines of one code apart (the second additional address), so that changes can be named.
 */
export type QuoteLine = {
  readonly key: string;
  readonly code: QuoteLineCode;
  readonly label: string;
  readonly detail?: string;
  /**
   * How much is charged, where the label does not say it: cubic feet, miles, weeks, the pence of a limit. Key, label and count together say what
   * a line is for: under one price list equal ones cost the same (kept-prices.ts).
   */
  readonly count?: number;
  readonly amount: Pence;
};

/** A line as it was quoted. Key, label and count say what for, so that the same is known again under another price list. */
export type KeptLine = Pick<QuoteLine, 'key' | 'label' | 'detail' | 'count' | 'amount'>;

/**
 * What is paid later, and when: storage that goes on, the way back. Not part of `total`, but said with it from the
 * first screen (LAW-1). `key` tells them apart.
 */
export type FollowingPayment = {
  readonly key: 'storage' | 'return';
  readonly label: string;
  readonly detail: string;
  readonly amount: Pence;
};

/** What a promo code gives. `amount`: percent from 0 to 100, or pence when `kind` is "fixed". */
export type PromoTerms = { readonly code: string; readonly kind: 'percent' | 'fixed'; readonly amount: number };

/**
 * A price with everything unavoidable in it. Invariants (property-tested):
 * the lines sum to `totalWithDiscount`; without the negative lines they sum to `total`.
 */
export type Quote = {
  readonly lines: readonly QuoteLine[];
  readonly total: Pence;
  readonly totalWithDiscount: Pence;
  /** Road miles of the whole trip, rounded up, or null while an address is missing. */
  readonly distanceMiles: number | null;
  /** The terms of the promo code in it: with them a changed move is priced at once, without asking anew. */
  readonly promo?: PromoTerms;
  /** What was quoted under another price list and is kept: with it a changed job is priced at once. */
  readonly kept?: readonly KeptLine[];
  /** With storage: what follows after the first payment. */
  readonly follows?: readonly FollowingPayment[];
};

/** What `totalWithDiscount` is called: where more follows it is the first payment only. */
export const totalLabel = ({ follows }: Pick<Quote, 'follows'>): string => (follows ? 'First payment' : 'Total');

/** What the last answer did to the price: "+£10: second floor, no lift". */
export type QuoteChange = { readonly difference: Pence; readonly reason: string };
