import type { Pence } from '../money';
import type { QuoteLineCode } from './line-codes';

/** One line of a price. Discounts are negative, 0 means "included". `key` distinguishes lines of the same code. */
export type QuoteLine = {
  readonly key: string;
  readonly code: QuoteLineCode;
  readonly label: string;
  readonly detail?: string;
  /** The quantity charged if the label does not say it (cubic feet, miles, weeks, pence), for kept-prices.ts. */
  readonly count?: number;
  readonly amount: Pence;
};

export type QuoteLines = readonly QuoteLine[];

/** A line as it was quoted. Key, label and count identify the same line under another price list. */
export type KeptLine = Pick<QuoteLine, 'key' | 'label' | 'detail' | 'count' | 'amount'>;

/** A later payment for storage, not part of `total`, but shown with it from the first screen (LAW-1). */
export type FollowingPayment = {
  readonly key: 'storage' | 'return';
  readonly label: string;
  readonly detail: string;
  readonly amount: Pence;
};

/** The discount of a promo code. `amount`: percent from 0 to 100, or pence when `kind` is "fixed". */
export type PromoTerms = { readonly code: string; readonly kind: 'percent' | 'fixed'; readonly amount: number };

/** A price. Invariants (tested): the lines sum to `totalWithDiscount`, without the negative ones to `total`. */
export type Quote = {
  readonly lines: QuoteLines;
  readonly total: Pence;
  readonly totalWithDiscount: Pence;
  /** Road miles of the whole trip, rounded up. Null while an address is missing. */
  readonly distanceMiles: number | null;
  /** The applied promo code, for repricing a changed job without another request. */
  readonly promo?: PromoTerms;
  /** The lines that keep earlier prices, for repricing a changed job without another request. */
  readonly kept?: readonly KeptLine[];
  readonly follows?: readonly FollowingPayment[];
};

/** Returns the label of `totalWithDiscount`, which is only the first payment if later ones follow. */
export const totalLabel = ({ follows }: Pick<Quote, 'follows'>): string => (follows ? 'First payment' : 'Total');

/** The effect of the last answer on the price: "+£10: second floor, no lift". */
export type QuoteChange = { readonly difference: Pence; readonly reason: string };
